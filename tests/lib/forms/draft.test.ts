import { bodyToSend, draftFromStorage, newDraft } from '#lib/forms/draft';
import { newKey } from '#lib/forms/new-key';

const DRAFT_MAX_AGE_DAYS = 60;

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2027, 8, 10);
const draft = newDraft(NOW, 'b2c6a1de-0000-4000-8000-000000000000');

test.each([
  ['one day old', NOW + DAY_MS, true],
  ['59 days old', NOW + 59 * DAY_MS, true],
  ['60 days old', NOW + DRAFT_MAX_AGE_DAYS * DAY_MS, false],
])('a draft %s is offered again: %#', (_, now, offered) => {
  expect(draftFromStorage(draft, now) !== undefined).toBe(offered);
});

test.each([
  ['nothing', undefined],
  ['a text', 'values'],
  ['no key', { ...draft, idempotencyKey: undefined }],
  ['values that are a list', { ...draft, values: [] }],
  ['a step before the first', { ...draft, step: -1 }],
  ['a time that is a text', { ...draft, openedAt: 'today' }],
])('what is no draft is not offered: %s', (_, stored) => {
  expect(draftFromStorage(stored, NOW)).toBeUndefined();
});

describe('the body that is sent', () => {
  const body = { title: 'Fiesta', tags: ['a'], timestamp: 'noon' };
  test('is the last one as long as only times are new, so that its key still fits', () => {
    const last = { ...body, timestamp: 'morning' };
    expect(bodyToSend(last, body, ['timestamp'])).toBe(last);
  });
  test('is the new one when something else changed', () => {
    expect(bodyToSend({ ...body, tags: ['b'] }, body, ['timestamp'])).toBe(body);
  });
  test('is the new one the first time', () => {
    expect(bodyToSend(undefined, body, ['timestamp'])).toBe(body);
  });
});

test('a key is a UUID, with or without the help of the browser', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newKey()).toMatch(uuid);
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    expect(newKey()).toMatch(uuid);
    expect(newKey()).not.toBe(newKey());
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
