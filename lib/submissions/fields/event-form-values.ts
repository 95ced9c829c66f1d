import { z } from 'zod';
import { writtenHours } from '../written-hours.ts';
import { EVENT_FIELDS } from './event-fields.ts';
import { eventSubmissionSchema } from './event-submission.ts';
import { draftRulesOf } from './field-rules.ts';

/** What is said where a chosen picture would be left behind. */
export const UNSENT = {
  cover: 'Wait until the cover image is uploaded, or remove it',
  additional: 'Wait until all images are uploaded, or remove those that are not',
} as const;

const count = z.int().min(0).default(0);

/**
 * The submission's own rules, and what the form alone knows: an hour of the end, the terms, and how many chosen
 * images have not arrived, which going on would leave behind, with what was typed about them.
 */
export const eventFormSchema = eventSubmissionSchema
  .extend({
    endTime: z.string().default(''),
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

// What a device kept may come from an older version of the form: whatever does not fit begins anew.
const keptSchema = z.object({
  ...draftRulesOf(EVENT_FIELDS),
  endTime: z.string().catch(''),
  terms: z.boolean().catch(false),
  unsentCovers: count.catch(0),
  unsentImages: count.catch(0),
  unsentWords: z.record(z.string(), z.string()).optional().catch(undefined),
});
type KeptEventValues = z.output<typeof keptSchema>;

/** The values of a form as a device kept them; an empty form for nothing. */
export const eventFormValues = (kept: Record<string, unknown> = {}): KeptEventValues =>
  keptSchema.parse(kept);

/** Whether somebody has answered anything yet; the country alone may come from the link that opened the form. */
export function hasAnswers(kept: Record<string, unknown>): boolean {
  const withoutCountry = (values: KeptEventValues) => JSON.stringify({ ...values, country: '' });
  return withoutCountry(eventFormValues(kept)) !== withoutCountry(eventFormValues());
}

type FormOnly = 'endTime' | 'terms' | 'unsentCovers' | 'unsentImages' | 'unsentWords';
type Typed = Omit<EventFormValues, 'formDuration' | 'timestamp'>;

/** The form's values as they are sent: hours as people write them, none for a whole day. */
export function submissionOf(values: Typed): Omit<Typed, FormOnly> {
  const { endTime, terms, unsentCovers, unsentImages, unsentWords, ...submission } = values;
  return { ...submission, time: values.isAllDay ? '' : writtenHours(values.time ?? '', endTime) };
}
