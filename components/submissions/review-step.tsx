'use client';

import type { ReactNode } from 'react';
import { type Answer, AnswersList } from '#components/ui/form/answers-list';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import { type EventFormValues, submissionOf } from '#lib/submissions/event-form-values';
import {
  BELIZE,
  COST_LABELS,
  EVENT_STEPS,
  type EventSubmission,
  eventSubmissionSchema,
} from '#lib/submissions/event-submission';
import { publishedEvent } from '#lib/submissions/published-event';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import styles from './review-step.module.css';
import { useEventFields } from './use-event-fields.ts';

type ReviewStepProps = {
  /** Opens a step, counted from 0, to change something. */
  onChange: (step: number) => void;
  renderCard: (event: CalendarEvent) => ReactNode;
};

type Entry = { label: string; value?: ReactNode };

const pictureCount = (count: number) => (count === 0 ? '' : `${count} picture${count === 1 ? '' : 's'}`);

/** The answers of each step, as the person gave them. */
function answersOf(values: EventFormValues): Entry[][] {
  const { date = '', category, country, district, additionalImageUrls = [] } = values;
  const { time } = submissionOf(values);
  return [
    [
      { label: 'Event title', value: values.title },
      { label: 'Event date', value: isCalendarDay(date) ? formatLongDay(date) : date },
      { label: 'Time', value: values.isAllDay ? 'All day' : time },
      { label: 'Event category', value: category && CATEGORY_LABELS[category] },
      { label: 'Event description', value: values.description },
      { label: 'Cost', value: values.cost && COST_LABELS[values.cost] },
    ],
    [
      { label: 'Country', value: country },
      { label: 'City or community', value: values.community },
      ...(country === BELIZE ? [{ label: 'District', value: district && `${district} District` }] : []),
      { label: 'Venue name', value: values.venueName },
    ],
    [
      { label: 'Your name', value: values.submitterName },
      { label: 'Your email', value: values.submitterEmail },
      { label: 'Phone or WhatsApp', value: values.submitterPhone },
    ],
    [
      { label: 'Cover picture', value: values.coverImageUrl && (values.coverImageAlt || 'Added') },
      { label: 'More pictures', value: pictureCount(additionalImageUrls.length) },
      { label: 'Website', value: values.website },
    ],
  ];
}

/** The event as the public will see it; undefined while something is missing or its title says nothing. */
function shownEvent(values: EventFormValues): CalendarEvent | undefined {
  const { data } = eventSubmissionSchema.safeParse(submissionOf(values));
  try {
    return data && publishedEvent(data satisfies EventSubmission);
  } catch {
    return undefined;
  }
}

/** Step 5: everything once more, with the very card that will be published. */
export function ReviewStep({ onChange, renderCard }: ReviewStepProps) {
  const { register, getValues } = useEventFields();
  const values = getValues();
  const event = shownEvent(values);
  return (
    <>
      {event && (
        <figure className={styles.preview}>
          <figcaption>This is how it will be listed:</figcaption>
          {/* Not there yet, so nothing to follow or to read twice: the answers below say the same. */}
          <div className={styles.card} inert>
            {renderCard(event)}
          </div>
        </figure>
      )}
      {answersOf(values).map((answers, step) => (
        <section key={EVENT_STEPS[step]?.title} className={styles.group}>
          <h3>{EVENT_STEPS[step]?.title}</h3>
          <AnswersList
            answers={answers.map((entry): Answer => ({ ...entry, onChange: () => onChange(step) }))}
          />
        </section>
      ))}
      <CheckboxField
        {...register('terms')}
        label="I agree to the terms: what I wrote is true, and I may share these words and pictures."
      />
    </>
  );
}
