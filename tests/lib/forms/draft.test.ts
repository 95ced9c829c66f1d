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
])('whether a draft that is %s is offered again depends on its age', (_, now, offered) => {
  expect(draftFromStorage(draft, now) !== undefined).toBe(offered);
});

test.each([
  ['nothing', undefined],
  ['a text', 'values'],
  ['no key', { ...draft, idempotencyKey: undefined }],
  ['values that are a list', { ...draft, values: [] }],
  ['a step before the first', { ...draft, step: -1 }],
  ['a time that is a text', { ...draft, openedAt: 'today' }],
  ['an opening token of 2,001 characters', { ...draft, openingToken: 'x'.repeat(2_001) }],
])('stored data that is no draft is not offered: %s', (_, stored) => {
  expect(draftFromStorage(stored, NOW)).toBeUndefined();
});

test('an opening token is restored with its draft', () => {
  const withToken = { ...draft, openingToken: 'token' };
  expect(draftFromStorage(withToken, NOW)).toEqual(withToken);
});

describe('the body that is sent', () => {
  const body = { title: 'Fiesta', tags: ['a'], timestamp: 'noon' };
  test('is the last one as long as only times have changed, so that its idempotency key still fits', () => {
    const last = { ...body, timestamp: 'morning' };
    expect(bodyToSend(last, body, ['timestamp'])).toBe(last);
  });
  test('is the new one when something else changed', () => {
    expect(bodyToSend({ ...body, tags: ['b'] }, body, ['timestamp'])).toBe(body);
  });
  test('is the last one where the form has got fields since that are empty', () => {
    const later = { ...body, price: '', isOpen: false, dates: [] };
    expect(bodyToSend(body, later, [])).toBe(body);
    expect(bodyToSend(body, { ...later, price: '25' }, [])).toEqual({ ...later, price: '25' });
  });
  test('is the new one the first time', () => {
    expect(bodyToSend(undefined, body, ['timestamp'])).toBe(body);
  });
});

describe('an idempotency key', () => {
  const { randomUUID, getRandomValues } = crypto;
  const define = (name: 'randomUUID' | 'getRandomValues', value: unknown) =>
    Object.defineProperty(crypto, name, { value, configurable: true });
  afterEach(() => {
    define('randomUUID', randomUUID);
    define('getRandomValues', getRandomValues);
  });

  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

  test('is the UUID that the browser makes', () => {
    expect(newKey()).toMatch(uuid);
    define('randomUUID', () => 'the browser’s own');
    expect(newKey()).toBe('the browser’s own');
  });

  test('is another UUID each time where the browser makes none', () => {
    define('randomUUID', undefined);
    expect(newKey()).toMatch(uuid);
    expect(newKey()).not.toBe(newKey());
  });

  test.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0x0a, '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('made of random bytes that are all %i is %s, of version 4 and variant 1', (byte, key) => {
    define('randomUUID', undefined);
    define('getRandomValues', (bytes: Uint8Array) => bytes.fill(byte));
    expect(newKey()).toBe(key);
  });
});
