import fc from 'fast-check';
import { after, FIRST_TRY, nextStep, type Try, tokenFromAnswer, tryFromAnswer } from '#lib/forms/form-answer';

type Sending = typeof FIRST_TRY;

type NextStep = ReturnType<typeof nextStep>;

const TIMEOUT_MS = 5 * 60_000;

const NOW = Date.UTC(2027, 8, 10, 12);
const answer = (status: number, body: unknown, retryAfter: string | null = null): Try =>
  tryFromAnswer(status, typeof body === 'string' ? body : JSON.stringify(body), retryAfter, NOW);
const failed = (error: string, status: number, more = {}): NextStep => ({
  do: 'finish',
  result: { ok: false, error, code: undefined, fields: undefined, status, ...more },
});

test('a success has its message, reference and private link', () => {
  const body = { message: 'Thank you', reference: 'BC-7K4M-92QX', statusUrl: '/status/a-b_C9' };
  expect(nextStep(answer(200, body), FIRST_TRY)).toEqual({ do: 'finish', result: { ok: true, ...body } });
});

test('a private link that does not lead to this site is ignored', () => {
  for (const statusUrl of [
    'https://example.com/status/x',
    '//example.com',
    'javascript:x',
    '/status/../x',
    '/status/x/y',
    'x/status/y',
  ])
    expect(nextStep(answer(200, { message: 'Thank you', statusUrl }), FIRST_TRY)).toEqual({
      do: 'finish',
      result: { ok: true, message: 'Thank you', reference: undefined, statusUrl: undefined },
    });
});

test('the error text is the server’s message, or "Submission failed with status {code}"', () => {
  expect(nextStep(answer(400, { error: 'Event title is required' }), FIRST_TRY)).toEqual(
    failed('Event title is required', 400),
  );
  expect(nextStep(answer(400, { message: 'Too long' }), FIRST_TRY)).toEqual(failed('Too long', 400));
  for (const body of [{}, '<h1>Oh</h1>', '', 'null', '[]'])
    expect(nextStep(answer(500, body), FIRST_TRY)).toEqual(failed('Submission failed with status 500', 500));
});

test('a failure has the sentences of its fields', () => {
  const fields = { title: 'Event title is required' };
  expect(nextStep(answer(400, { error: 'Check', code: 'fields', fields }), FIRST_TRY)).toEqual(
    failed('Check', 400, { code: 'fields', fields }),
  );
});

test.each<[string, Try, NextStep]>([
  ['no response', { answered: false }, { do: 'again', afterMs: 1_000, because: 'network' }],
  [
    'the sign-in page of another network',
    answer(200, '<html>'),
    { do: 'again', afterMs: 1_000, because: 'network' },
  ],
  ['a network that requires a sign-in', answer(511, ''), { do: 'again', afterMs: 1_000, because: 'network' }],
  [
    'a request with the same key in progress',
    answer(409, { error: 'x', code: 'in-progress' }),
    { do: 'again', afterMs: 1_000, because: 'server' },
  ],
  ['too many requests', answer(429, { error: 'x' }, '7'), { do: 'again', afterMs: 7_000, because: 'server' }],
  [
    'a server that is starting',
    answer(502, 'Bad gateway'),
    { do: 'again', afterMs: 1_000, because: 'server' },
  ],
  ['a full disk', answer(503, { error: 'x' }, '20'), { do: 'again', afterMs: 20_000, because: 'server' }],
  ['a slow server', answer(504, ''), { do: 'again', afterMs: 1_000, because: 'server' }],
  ['a spent opening token', answer(403, { error: 'x', code: 'opening-token' }), { do: 'renew-token' }],
  ['a key of another body', answer(422, { error: 'x', code: 'idempotency' }), { do: 'renew-key' }],
  [
    'an opening token that is too young',
    answer(425, { error: 'x', code: 'too-early' }),
    { do: 'again', afterMs: 15_500, because: 'server' },
  ],
])('a form retries by itself after %s', (_, tried, step) => {
  expect(nextStep(tried, FIRST_TRY)).toEqual(step);
});

test('tokens and keys are not renewed without a limit', () => {
  const spent: Sending = { ...FIRST_TRY, newTokens: 2, newKeys: 1, earlyAnswers: 1 };
  for (const code of ['opening-token', 'idempotency', 'too-early'])
    expect(nextStep(answer(422, { error: 'No', code }), spent)).toEqual(failed('No', 422, { code }));
});

test('each try is counted, with what it requires to be renewed', () => {
  const once = { ...FIRST_TRY, tries: 1 };
  expect(after({ answered: false }, FIRST_TRY)).toEqual(once);
  expect(after(answer(200, '<html>'), FIRST_TRY)).toEqual(once);
  expect(after(answer(422, { code: 'idempotency' }), FIRST_TRY)).toEqual({ ...once, newKeys: 1 });
  expect(after(answer(425, { code: 'too-early' }), FIRST_TRY)).toEqual({ ...once, earlyAnswers: 1 });
});

test.each([
  [199, { message: 'Thank you' }],
  [300, { message: 'Thank you' }],
  [200, { message: 'Thank you', error: 'No' }],
])('a response with the status %i and %j is no success', (status, body) => {
  expect(nextStep(answer(status, body), FIRST_TRY)).toEqual({
    do: 'again',
    afterMs: 1_000,
    because: 'network',
  });
});

test('a form still retries after a pause that ends exactly at the time limit', () => {
  const sending = { ...FIRST_TRY, waitedMs: TIMEOUT_MS - 1_000 };
  expect(nextStep({ answered: false }, sending)).toMatchObject({ do: 'again' });
  expect(nextStep({ answered: false }, { ...sending, waitedMs: sending.waitedMs + 1 })).toMatchObject({
    do: 'finish',
  });
});

test('another conflict is a final response', () => {
  expect(nextStep(answer(409, { error: 'Withdrawn' }), FIRST_TRY)).toEqual(failed('Withdrawn', 409));
});

test('at the time limit a form fails with the server’s sentence', () => {
  const waited = { ...FIRST_TRY, waitedMs: TIMEOUT_MS };
  expect(nextStep(answer(429, { error: 'Too many today' }), waited)).toEqual(failed('Too many today', 429));
  expect(nextStep(answer(429, { error: 'Too many today' }, '3600'), FIRST_TRY)).toEqual(
    failed('Too many today', 429),
  );
  expect(nextStep({ answered: false }, waited)).toEqual({
    do: 'finish',
    result: { ok: false, error: 'An unexpected error occurred. Please try again.', status: 0 },
  });
});

test('the pauses between tries grow to half a minute', () => {
  const pauses = [];
  let sending = FIRST_TRY;
  for (let tries = 0; tries < 7; tries++) {
    const step = nextStep({ answered: false }, sending);
    pauses.push(step.do === 'again' ? step.afterMs / 1000 : undefined);
    sending = after({ answered: false }, sending);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('any response leads to a next step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 599 }),
      fc.oneof(fc.string(), fc.json()),
      fc.option(fc.string()),
      (status, text, header) => {
        const step = nextStep(tryFromAnswer(status, text, header, NOW), FIRST_TRY);
        if (step.do === 'again') expect(step.afterMs).toBeGreaterThan(0);
        if (step.do === 'finish' && !step.result.ok) expect(step.result.error).toEqual(expect.any(String));
      },
    ),
  );
});

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['0', 0],
  ['120', 120_000],
  ['-5', 0],
  ['2027-09-10T12:00:30Z', 30_000],
  ['Fri, 10 Sep 2027 12:00:30 +0000', 30_000],
  ['Fri, 10 Sep 2027 12:00:30 GMT', 30_000],
  ['Fri, 10 Sep 2027 11:00:00 GMT', 0],
])('the header Retry-After %j is read as a pause', (header, ms) => {
  expect(tryFromAnswer(503, '', header, NOW)).toMatchObject({ answered: true, retryAfterMs: ms });
});

test.each([
  ['{"token":"abc"}', 'abc'],
  ['{"token":""}', undefined],
  ['{}', undefined],
  ['{"token":7}', undefined],
  ['null', undefined],
  ['<html>', undefined],
])('the opening token is read from a valid response alone: %s', (text, token) => {
  expect(tokenFromAnswer(text)).toBe(token);
});
