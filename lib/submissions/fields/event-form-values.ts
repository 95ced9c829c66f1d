import { z } from 'zod';
import { asksForZone } from '#lib/places/time-zones';
import { EVENT_FIELDS } from './event-fields.ts';
import { eventSubmissionSchema } from './event-submission.ts';
import { draftRulesOf } from './field-rules.ts';
import { whenOfForm } from './when/when-of-form.ts';
import { whenOfState } from './when/when-state.ts';

/** Errors for images that have not been uploaded when the visitor moves on. */
export const UNSENT = {
  cover: 'Wait until the cover image is uploaded, or remove it',
  additional: 'Wait until all images are uploaded, or remove those that are not',
} as const;

/** Errors for images whose upload has failed: no waiting helps. */
export const FAILED = {
  cover: 'The cover image could not be uploaded. Try again, choose another one, or remove it',
  additional: 'Some images could not be uploaded. Try again, or remove them',
} as const;

const count = z.int().min(0).default(0);
const daysChoice = z.enum(['one', 'span', 'dates']);
const dates = z.array(z.string());

/**
 * The rules of the submission plus the fields that only the form has: what its When picker holds beside them, the terms,
 * and the number of chosen images that are not uploaded yet and of those whose upload has failed, with the alternative
 * texts typed for them.
 */
export const eventFormSchema = eventSubmissionSchema
  .safeExtend({
    days: daysChoice.default('one'),
    until: z.string().default(''),
    listedDates: dates.default([]),
    typedDate: z.string().default(''),
    endTime: z.string().default(''),
    otherDay: z.string().default(''),
    otherStart: z.string().default(''),
    otherEnd: z.string().default(''),
    isHourUnknown: z.boolean().default(false),
    isTimeWritten: z.boolean().default(false),
    writtenTime: z.string().default(''),
    terms: z.boolean().default(false),
    unsentCovers: count,
    unsentImages: count,
    failedCovers: count,
    failedImages: count,
    unsentWords: z.record(z.string(), z.string()).optional(),
  })
  .superRefine(({ unsentCovers, unsentImages, failedCovers, failedImages }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (failedCovers > 0) refuse('coverImageUrl', FAILED.cover);
    else if (unsentCovers > 0) refuse('coverImageUrl', UNSENT.cover);
    if (failedImages > 0) refuse('additionalImageUrls', FAILED.additional);
    else if (unsentImages > 0) refuse('additionalImageUrls', UNSENT.additional);
  });
export type EventFormValues = z.input<typeof eventFormSchema>;

// A stored draft may come from an older version of the form: values that no longer fit are reset.
const draftSchema = z.object({
  ...draftRulesOf(EVENT_FIELDS),
  days: daysChoice.catch('one'),
  until: z.string().catch(''),
  listedDates: dates.catch([]),
  typedDate: z.string().catch(''),
  endTime: z.string().catch(''),
  otherDay: z.string().catch(''),
  otherStart: z.string().catch(''),
  otherEnd: z.string().catch(''),
  isHourUnknown: z.boolean().catch(false),
  isTimeWritten: z.boolean().catch(false),
  writtenTime: z.string().catch(''),
  terms: z.boolean().catch(false),
  unsentCovers: count.catch(0),
  unsentImages: count.catch(0),
  failedCovers: count.catch(0),
  failedImages: count.catch(0),
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

const FORM_ONLY = [
  ...(['days', 'until', 'listedDates', 'typedDate'] as const),
  ...(['endTime', 'isHourUnknown', 'isTimeWritten', 'writtenTime'] as const),
  ...(['otherDay', 'otherStart', 'otherEnd'] as const),
  ...(['terms', 'unsentCovers', 'unsentImages', 'failedCovers', 'failedImages', 'unsentWords'] as const),
] as const;
type FormOnly = (typeof FORM_ONLY)[number];
type Typed = Omit<EventFormValues, 'formDuration' | 'timestamp'>;

/**
 * The payload of a form: without the fields only the form has, with the days and the time that are chosen, and with the
 * zone of a place only where it was asked.
 */
export function submissionOf(values: Typed): Omit<Typed, FormOnly> {
  const submission: Omit<Typed, FormOnly> & Partial<Pick<Typed, FormOnly>> = { ...values };
  for (const name of FORM_ONLY) delete submission[name];
  const { community = '', country = '', timeZone = '' } = values;
  return {
    ...submission,
    ...whenOfState(whenOfForm(values)),
    timeZone: asksForZone(community, country) ? timeZone : '',
  };
}
