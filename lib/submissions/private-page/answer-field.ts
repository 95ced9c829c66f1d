import { z } from 'zod';
import { cleanLines } from '#lib/text/clean-text';

export const MAX_ANSWER_CHARACTERS = 2_000;

/** The name of the field with the answer, in the form of the private page. */
export const ANSWER_FIELD = 'answer';

/** The answer to a question as the form sends it, with line breaks as its only control characters. */
export const answerSchema = z
  .string()
  .transform((text) =>
    cleanLines(text)
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .normalize('NFC')
      .trim(),
  )
  .refine((text) => text !== '', 'Your answer is required')
  .refine(
    (text) => [...text].length <= MAX_ANSWER_CHARACTERS,
    `Your answer must be at most ${MAX_ANSWER_CHARACTERS} characters`,
  );

/** Why an answer cannot be sent; undefined for one that can. */
export const answerError = (text: string | undefined): string | undefined =>
  answerSchema.safeParse(text ?? '').error?.issues[0]?.message;
