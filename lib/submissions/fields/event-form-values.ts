import { z } from 'zod';
import { withHours, writtenHours } from '../written-hours.ts';
import { EVENT_FIELDS } from './event-fields.ts';
import { eventSubmissionSchema } from './event-submission.ts';
import { draftRulesOf } from './field-rules.ts';

/** Errors for images that have not been uploaded when the visitor moves on. */
export const UNSENT = {
  cover: 'Wait until the cover image is uploaded, or remove it',
  additional: 'Wait until all images are uploaded, or remove those that are not',
} as const;

const count = z.int().min(0).default(0);

/**
 * The rules of the submission plus the fields that only the form has: the end time, that the hours are not known yet, the
 * terms, and the number of chosen images that are not uploaded yet, with the alternative texts typed for them.
 */
export const eventFormSchema = eventSubmissionSchema
  .extend({
    endTime: z.string().default(''),
    isHourUnknown: z.boolean().default(false),
    terms: z.boolean().default(false),
    unsentCovers: count,
    unsentImages: count,
    unsentWords: z.record(z.string(), z.string()).optional(),
  })
  .superRefine(({ unsentCovers, unsentImages }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (unsentCovers > 0) refuse('coverImageUrl', UNSENT.cover);
    if (unsentImages > 0) refuse('additionalImageUrls', UNSENT.additional);
  });
export type EventFormValues = z.input<typeof eventFormSchema>;

// A stored draft may come from an older version of the form: values that no longer fit are reset.
const draftSchema = z.object({
  ...draftRulesOf(EVENT_FIELDS),
  endTime: z.string().catch(''),
  isHourUnknown: z.boolean().catch(false),
  terms: z.boolean().catch(false),
  unsentCovers: count.catch(0),
  unsentImages: count.catch(0),
  unsentWords: z.record(z.string(), z.string()).optional().catch(undefined),
});
type EventDraft = z.output<typeof draftSchema>;

/** The form values from a stored draft; an empty form without one. */
export const eventFormValues = (draft: Record<string, unknown> = {}): EventDraft => draftSchema.parse(draft);

/** Whether any field is filled in. The country does not count: the link that opened the form may have set it. */
export function hasAnswers(draft: Record<string, unknown>): boolean {
  const withoutCountry = (values: EventDraft) => JSON.stringify({ ...values, country: '' });
  return withoutCountry(eventFormValues(draft)) !== withoutCountry(eventFormValues());
}

type FormOnly = 'endTime' | 'isHourUnknown' | 'terms' | 'unsentCovers' | 'unsentImages' | 'unsentWords';
type Typed = Omit<EventFormValues, 'formDuration' | 'timestamp'>;

/** The payload of a form: without the fields only the form has, and with the time in words, '' for a whole day. */
export function submissionOf(values: Typed): Omit<Typed, FormOnly> {
  const { endTime, isHourUnknown, terms, unsentCovers, unsentImages, unsentWords, ...submission } = values;
  const { isAllDay = false } = values;
  const time = isAllDay || isHourUnknown ? '' : writtenHours(values.time ?? '', endTime);
  return withHours({ ...submission, isAllDay, time });
}
