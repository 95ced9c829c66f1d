import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TermsLink } from '#components/forms/terms-link';
import { useFormFields } from '#components/forms/use-form-fields.ts';
import { AnswersList, type ListedAnswer } from '#components/ui/form/answers-list';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { spelledCommunity } from '#lib/places/community-suggestions';
import { BELIZE } from '#lib/submissions/fields/event-choices';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import { type EventFormValues, submissionOf } from '#lib/submissions/fields/event-form-values';
import {
  EVENT_STEPS,
  type EventSubmission,
  eventSubmissionSchema,
} from '#lib/submissions/fields/event-submission';
import { answersOf } from '#lib/submissions/fields/field-words';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import { thumbnailImage } from '#lib/uploads/image-address';
import { EVENT_STEP_NAMES, linesOfStep } from './event-lines.ts';
import { PendingImages } from './images/pending-images.tsx';
import styles from './review-step.module.css';

type ReviewStepProps = {
  /** Level of the headings below the step's own. */
  level: 3 | 4;
  /** Images that are not uploaded then go out with the event. */
  isSending: boolean;
  /** Opens a step, counted from 0, to change something. */
  onChange: (step: number) => void;
  renderCard: (event: CalendarEvent) => ReactNode;
};

/** The picker drawn as the date asks for the hours too. */
const WHEN = ['date', 'time'] as const;

type Entry = { label: string; value?: ReactNode };

/** Thumbnails in a row; undefined for no images. */
function imageList(urls: readonly string[], alts: ReadonlyArray<string | undefined>): ReactNode {
  if (urls.length === 0) return undefined;
  return (
    <span className={styles.images}>
      {urls.map((url, index) => (
        // biome-ignore lint/performance/noImgElement: already in the size in which it is shown
        <img
          key={url}
          src={thumbnailImage(url)}
          alt={alts[index] || 'Without a description'}
          width={96}
          height={64}
          data-ground=""
        />
      ))}
    </span>
  );
}

/** The answers of each step, in the order of the questions. */
function answersOfSteps(values: EventFormValues): Entry[][] {
  const {
    country,
    cost,
    coverImageUrl,
    coverImageAlt,
    additionalImageUrls = [],
    additionalImageAlts = [],
  } = values;
  const answers = new Map(
    answersOf(EVENT_FIELDS, submissionOf(values), 'form').map(({ name, label, value }) => [
      name,
      { label, value },
    ]),
  );
  if (country !== BELIZE) answers.delete('district');
  if (cost !== 'paid') answers.delete('price');
  const images: Entry[] = [
    {
      label: EVENT_FIELDS.coverImageUrl.label,
      value: coverImageUrl && imageList([coverImageUrl], [coverImageAlt]),
    },
    {
      label: EVENT_FIELDS.additionalImageUrls.label,
      value: imageList(additionalImageUrls, additionalImageAlts),
    },
  ];
  return EVENT_STEP_NAMES.map((step) => [
    ...(step === 'media' ? images : []),
    ...linesOfStep(step)
      .flat()
      .flatMap(({ name }) => (name === 'date' ? WHEN : [name]))
      .flatMap((name) => answers.get(name) ?? []),
  ]);
}

/** The event as it would be published; undefined while it is not valid or its title gives no id. */
function shownEvent(values: EventFormValues): CalendarEvent | undefined {
  const { data } = eventSubmissionSchema.safeParse(submissionOf(values));
  try {
    if (!data) return undefined;
    const community = spelledCommunity(data.community, data.country);
    return publishedEvent({ ...data, community } satisfies EventSubmission);
  } catch {
    return undefined;
  }
}

/** Step 5: all answers, and the card that will be published. */
export function ReviewStep({ level, isSending, onChange, renderCard }: ReviewStepProps) {
  const Heading = `h${level}` as const;
  const { register, getValues } = useFormFields<EventFormValues>();
  // Images may still arrive.
  const [unsentCovers = 0, unsentImages = 0] = useWatch<EventFormValues, ['unsentCovers', 'unsentImages']>({
    name: ['unsentCovers', 'unsentImages'],
  });
  const values = getValues();
  const event = shownEvent(values);
  return (
    <>
      {unsentCovers + unsentImages > 0 && !isSending && <PendingImages />}
      {event && (
        <figure className={styles.preview}>
          <figcaption>This is how it will be listed:</figcaption>
          {/* Inert: its link leads nowhere yet, and a screen reader finds the same in the answers below. */}
          <div className={styles.card} inert>
            {renderCard(event)}
          </div>
        </figure>
      )}
      {answersOfSteps(values).map((answers, step) => (
        <section key={EVENT_STEPS[step]?.title} className={styles.group}>
          <Heading>{EVENT_STEPS[step]?.title}</Heading>
          <AnswersList
            answers={answers.map((entry): ListedAnswer => ({ ...entry, onChange: () => onChange(step) }))}
          />
        </section>
      ))}
      <CheckboxField
        {...register('terms')}
        label="I agree to the terms: what I wrote is true, and I may share these words and pictures."
        help={
          <>
            You can send your event without ticking this. The terms apply to every event. <TermsLink />
          </>
        }
      />
    </>
  );
}
