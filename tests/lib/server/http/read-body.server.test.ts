import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { readBody, readJson } from '#lib/server/http/read-body.server';

const MAX_JSON_BYTES = 64 * 1024;

type Sent = { body: BodyInit; type?: string | null; headers?: Record<string, string> };

function request({ body, type = 'application/json', headers = {} }: Sent): Request {
  const made = new Request('http://localhost/api/contact', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  made.headers.delete('content-type');
  if (type !== null) made.headers.set('content-type', type);
  return made;
}

const statusOf = (sent: Sent) =>
  readJson(request(sent)).then(
    () => 200,
    (error: unknown) => (error instanceof PublicError ? error.status : error),
  );

/** A body that comes in pieces; ends in an error when it breaks. */
const pieces = (count: number, bytes: number, breaks = false) => {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === count) {
        if (breaks) controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
        else controller.close();
        return;
      }
      sent += 1;
      controller.enqueue(new Uint8Array(bytes).fill(0x20));
    },
  });
};

const quoted = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

describe('The body of a request', () => {
  test.each<[string, Sent, number]>([
    ['of exactly 64 KB is read', { body: quoted(MAX_JSON_BYTES) }, 200],
    ['of one byte more is too long', { body: quoted(MAX_JSON_BYTES + 1) }, 413],
    ['is refused by the length it names', { body: '{}', headers: { 'content-length': '65537' } }, 413],
    [
      'is counted even if it names a small length',
      { body: quoted(70_000), headers: { 'content-length': '2' } },
      413,
    ],
    ['is counted in pieces', { body: pieces(65, 1_024) }, 413],
    ['is given up early, however long it is', { body: pieces(Number.POSITIVE_INFINITY, 1_024) }, 413],
    ['that breaks off is no fault of ours', { body: pieces(3, 10, true) }, 400],
    ['may have a charset', { body: '{}', type: 'application/json; charset=utf-8' }, 200],
    ['may have a type in capitals', { body: '{}', type: 'Application/JSON' }, 200],
    ['may begin with a byte order mark', { body: '\ufeff{}' }, 200],
    ['must be called JSON, not text', { body: '{}', type: 'text/plain' }, 415],
    ['must be called JSON, not a form', { body: '{}', type: 'application/x-www-form-urlencoded' }, 415],
    [
      'must be called JSON, not a form with files',
      { body: '{}', type: 'multipart/form-data; boundary=x' },
      415,
    ],
    ['must be called JSON, not a kind of JSON', { body: '{}', type: 'application/jsonp' }, 415],
    ['must be called something', { body: '{}', type: null }, 415],
    ['must not be empty', { body: '' }, 400],
    ['must be JSON', { body: '{"a":' }, 400],
    ['must be UTF-8', { body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) }, 400],
    ['must not be UTF-16', { body: new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]) }, 400],
    [
      'may be nested deeply; schemas do not look there',
      { body: `${'['.repeat(32_000)}${']'.repeat(32_000)}` },
      200,
    ],
  ])('%s', async (_, sent, status) => {
    expect(await statusOf(sent)).toBe(status);
  });
});

describe('A body that comes slowly', () => {
  const PIECE = 16 * 1024;
  const LIMIT = { maxBytes: 1024 * 1024, tooLarge: 'Too large' };

  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  /** Reads a body of so many pieces of 16 KB, one each so many seconds; then nothing comes, or its end. */
  async function readSlowly(count: number, seconds: number, ends: boolean): Promise<number> {
    let outcome: number | undefined;
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (let sent = 0; sent < count; sent += 1) {
          await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
          controller.enqueue(new Uint8Array(PIECE));
        }
        if (ends) controller.close();
      },
    });
    readBody(request({ body }), LIMIT).then(
      () => {
        outcome = 200;
      },
      (error: unknown) => {
        outcome = error instanceof PublicError ? error.status : 0;
      },
    );
    for (let second = 0; second < 1_000 && outcome === undefined; second += 1)
      await jest.advanceTimersByTimeAsync(1_000);
    return outcome ?? 0;
  }

  test.each([
    ['is read when 64 KB come each 28 seconds, however long it takes', 40, 7, true, 200],
    ['is read when it ends within 30 seconds, however small it is', 1, 29, true, 200],
    ['is given up when less than 64 KB come within 30 seconds', 40, 8, true, 408],
    ['is given up when nothing more comes', 8, 1, false, 408],
    ['is given up when nothing comes at all', 0, 1, false, 408],
  ])('%s', async (_, count, seconds, ends, expected) => {
    expect(await readSlowly(count, seconds, ends)).toBe(expected);
  });
});

describe('A body that is refused while it arrives', () => {
  test('is read to its end and dropped, since a browser reads the response only then', async () => {
    const { promise: isRead, resolve } = Promise.withResolvers<void>();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent <= 10) return controller.enqueue(new Uint8Array(1_024));
        controller.close();
        resolve();
      },
    });
    const onPiece = () => {
      throw new PublicError(503, 'Busy');
    };
    const reading = readBody(request({ body }), { maxBytes: 64 * 1024, tooLarge: 'Too large', onPiece });
    await expect(reading).rejects.toMatchObject({ status: 503 });
    await isRead;
    expect(sent).toBe(11);
  });
});
