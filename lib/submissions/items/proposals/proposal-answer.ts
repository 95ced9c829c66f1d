import { z } from 'zod';
import { parseJson } from '#lib/text/parse-json';

/** The answer to a proposal, as it is stored and as its organiser reads it. */
const answerSchema = z.object({
  answer: z.enum(['accepted', 'declined']),
  /** ISO 8601. */
  at: z.string(),
  reason: z.string().optional(),
});

export type AnsweredProposal = z.output<typeof answerSchema>;

/** The stored answer to the last proposal; undefined where there is none. */
export const proposalAnswerOf = (stored: string | null): AnsweredProposal | undefined =>
  answerSchema.safeParse(parseJson(stored)).data;

/** Predefined reasons for which a correction is declined, as its organiser reads them. */
export const DECLINE_REASONS = [
  'We could not confirm it: please tell us where it is announced like that.',
  'It would make it a different event. Please send that as a new event.',
  'Please announce the new day or place with “It moved” on your private page, so that people see what it was before.',
  'The words read as advertising rather than as what happens at the event.',
  'A picture does not suit a guide for the whole community.',
] as const;

/** Said where the event was changed meanwhile in a way that the proposal no longer fits. */
export const DOES_NOT_FIT =
  'The correction does not fit the event as it is now. Correct the event yourself, or decline it.';
