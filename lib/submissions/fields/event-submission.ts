import { z } from 'zod';
import { EVENT_FIELDS, EVENT_STEP_TITLES } from './event-fields.ts';
import { isWrongPrice, PRICE_SENTENCE } from './event-price.ts';
import { privateNames, rulesOf, stepsOf } from './field-rules.ts';
import { wrongDays } from './when/event-days.ts';

/** The minimum number of seconds between opening and sending a form; robots are faster. */
export const MIN_FORM_SECONDS = 15;
/** The error message for a form that was sent sooner. */
export const TOO_EARLY = `That was very quick. To keep robots out, nothing is accepted in the first ${MIN_FORM_SECONDS} seconds. Check your event once more, then send it again.`;

const { date, endDate, moreDates } = EVENT_FIELDS;
const daysSchema = z.object({ date: date.rule, endDate: endDate.rule, moreDates: moreDates.rule });

/**
 * A rule about several fields, whose sentences are added beside those for single ones: it runs whatever is wrong with
 * them, but only where there are fields at all. A body can be anything, `null` too.
 */
const onAnyObject = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Adds the sentences for days that do not fit together. */
export const daysFit = z.superRefine<Record<string, unknown>>((value, context) => {
  const { data } = daysSchema.safeParse(value);
  for (const { field, sentence } of data ? wrongDays(data) : [])
    context.addIssue({ code: 'custom', path: [field], message: sentence });
}, onAnyObject);

/** Adds the sentence for a price that is asked and cannot be read. */
const priceFits = z.superRefine<Record<string, unknown>>((value, context) => {
  if (isWrongPrice(value)) context.addIssue({ code: 'custom', path: ['price'], message: PRICE_SENTENCE });
}, onAnyObject);

/** The schema of an event as its form sends it: the wire format of POST /api/submit-event. */
export const eventSubmissionSchema = z.object(rulesOf(EVENT_FIELDS)).check(daysFit, priceFits);

/** The same for an event whose private fields were deleted: nobody has to be named again. */
export const namelessEventSchema = eventSubmissionSchema.safeExtend({
  submitterName: z.string().trim(),
  submitterEmail: z.string().trim(),
});

/** A validated event submission. */
export type EventSubmission = z.output<typeof eventSubmissionSchema>;

/** The addresses of a submission’s images, the cover first. */
export const imageAddressesOf = ({
  coverImageUrl,
  additionalImageUrls,
}: Pick<EventSubmission, 'coverImageUrl' | 'additionalImageUrls'>) =>
  [coverImageUrl, ...additionalImageUrls].filter(Boolean);

/** Names of the fields that only moderators and the submitter may see. */
export const PRIVATE_EVENT_FIELDS = privateNames(EVENT_FIELDS);

/** The five steps in order, with the fields that must be valid before the next step opens. */
export const EVENT_STEPS = [
  ...stepsOf(EVENT_FIELDS, EVENT_STEP_TITLES),
  { title: 'Review & Submit', fields: [] },
];
