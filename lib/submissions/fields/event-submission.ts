import { z } from 'zod';
import { EVENT_FIELDS, EVENT_STEP_TITLES } from './event-fields.ts';
import { privateNames, rulesOf, stepsOf } from './field-rules.ts';

/** Seconds between the first opening of a draft and its sending; a machine is faster. */
export const MIN_FORM_SECONDS = 15;
/** What is said to whoever was faster than that. */
export const TOO_EARLY = `That was very quick. To keep machines out, nothing is taken in the first ${MIN_FORM_SECONDS} seconds. Look through your event once more, then send it again.`;

/** An event as its form sends it: the wire format of POST /api/submit-event. */
export const eventSubmissionSchema = z.object(rulesOf(EVENT_FIELDS));

/** A submission that passed the schema. */
export type EventSubmission = z.output<typeof eventSubmissionSchema>;

/** The addresses of a submission's pictures, the cover first. */
export const pictureAddressesOf = ({
  coverImageUrl,
  additionalImageUrls,
}: Pick<EventSubmission, 'coverImageUrl' | 'additionalImageUrls'>) =>
  [coverImageUrl, ...additionalImageUrls].filter(Boolean);

/** Fields only moderators and the submitter may see. */
export const PRIVATE_EVENT_FIELDS = privateNames(EVENT_FIELDS);

/** The five steps in order, with the fields that each must have right before the next one opens. */
export const EVENT_STEPS = [
  ...stepsOf(EVENT_FIELDS, EVENT_STEP_TITLES),
  { title: 'Review & Submit', fields: [] },
];
