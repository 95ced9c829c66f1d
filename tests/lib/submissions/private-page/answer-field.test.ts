import { describe, expect, test } from '@jest/globals';
import { closesAt } from '#lib/submissions/items/questions/question-times';
import {
  CANNED_QUESTIONS,
  MAX_QUESTION_CHARACTERS,
} from '#lib/submissions/moderation/decisions/canned-questions';
import { answerError, answerSchema, MAX_ANSWER_CHARACTERS } from '#lib/submissions/private-page/answer-field';

const DAY = 86_400_000;
const at = (day: number) => new Date(day * DAY).toISOString();

describe('An answer to a question', () => {
  test.each([
    [undefined, 'Your answer is required'],
    [' \r\n ', 'Your answer is required'],
    ['Yes.', undefined],
    ['🎉'.repeat(MAX_ANSWER_CHARACTERS), undefined],
    ['a'.repeat(MAX_ANSWER_CHARACTERS + 1), 'Your answer must be at most 2000 characters'],
  ])('%j: %s', (text, problem) => {
    expect(answerError(text)).toBe(problem);
  });

  test('keeps its line breaks and loses other control characters', () => {
    expect(answerSchema.parse(' one\r\ntwo\tthree\u0000 ')).toBe('one\ntwo three');
  });
});

describe('A prepared question', () => {
  test('has a number key and fits the field for own words', () => {
    expect(CANNED_QUESTIONS.length).toBeLessThanOrEqual(9);
    for (const question of CANNED_QUESTIONS) expect(question.length).toBeLessThan(MAX_QUESTION_CHARACTERS);
  });
});

test.each([
  ['is closed after 30 days', { waiting_since: at(0), reminded_at: null }, 30],
  ['is closed after 30 days, with its reminder in time', { waiting_since: at(0), reminded_at: at(3) }, 30],
  ['has three days from a late reminder', { waiting_since: at(0), reminded_at: at(40) }, 43],
])('a question without an answer %s', (_, question, days) => {
  expect(closesAt(question)).toBe(days * DAY);
});
