import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { fieldErrorsOf, textField } from '#lib/forms/field-schemas';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { someSubmissionBody } from '../../support/some-submission.ts';

const field = textField({ name: 'Title', max: 20, required: 'Title is required' });
const refused = 'Title must not contain control characters';

describe('A text field', () => {
  test.each([
    ['a null character', 'a\u0000b'],
    ['an escape', 'a\u001bb'],
    ['a line break', 'a\nBcc: x'],
    ['a carriage return', 'a\rBcc: x'],
    ['a control character above ASCII', 'a\u0085b'],
    ['a line separator', 'a\u2028b'],
    ['a change of direction', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['half a character', 'a\ud83cb'],
    ['the other half', 'a\udf89b'],
  ])('takes no %s', (_, text) => {
    expect(field.safeParse(text).error?.issues[0]?.message).toBe(refused);
  });

  test.each(['', ' ', '\u200b', '\u200d\ufeff', '\u0301'])('with nothing to see is empty: %j', (text) => {
    expect(field.safeParse(text).error?.issues[0]?.message).toBe('Title is required');
  });

  test.each([
    ['an emoji', '🎉 Fiesta'],
    ['a family, which is joined', '👨‍👩‍👧'],
    ['another script', 'カーニバル'],
    ['accents, written either way', 'Día'],
  ])('takes %s', (_, text) => {
    expect(field.parse(text)).toBe(text.normalize('NFC'));
  });
});

test('a list of thousands is answered with one sentence', () => {
  const list = Array.from({ length: 20_000 }, () => 1);
  const { error } = eventSubmissionSchema.safeParse(someSubmissionBody({ additionalImageUrls: list }));
  expect(fieldErrorsOf(error as z.ZodError)).toEqual({
    additionalImageUrls: 'You can only upload up to 4 additional images',
  });
});
