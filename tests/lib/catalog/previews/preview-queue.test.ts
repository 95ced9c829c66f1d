import { describe, expect, test } from '@jest/globals';
import { previewQueue } from '#lib/catalog/previews/preview-queue';

const LIMITS = { waitMs: 4_000, maxWaiting: 3, maxLeft: 2, failureMs: 60_000 };

/** A clock that a test moves. */
function testClock() {
  let now = 0;
  const timers = new Set<{ at: number; call: () => void }>();
  return {
    timers,
    now: () => now,
    after: (milliseconds: number, call: () => void) => {
      const timer = { at: now + milliseconds, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds: number) {
      now += milliseconds;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.call();
      }
    },
  };
}

/** A queue whose drawings end when the test says so. */
function testQueue() {
  const clock = testClock();
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<Uint8Array>>();
  const queue = previewQueue<string>(
    (key) => {
      begun.push(key);
      const end = Promise.withResolvers<Uint8Array>();
      ends.set(key, end);
      return end.promise;
    },
    LIMITS,
    clock,
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...queue,
    clock,
    begun,
    finish: async (key: string) => {
      ends.get(key)?.resolve(Buffer.from(key));
      await settled();
    },
    fail: async (key: string) => {
      ends.get(key)?.reject(new Error('It does not work'));
      await settled();
    },
  };
}

const drawn = (key: string) => ({ kind: 'drawn', jpeg: Buffer.from(key) });

describe('the queue of previews', () => {
  test('draws one at a time, in the order in which they are asked for', async () => {
    const { ask, begun, finish } = testQueue();
    const [a, b] = [ask('a', ''), ask('b', '')];
    expect(begun).toEqual(['a']);
    await finish('a');
    expect(begun).toEqual(['a', 'b']);
    await finish('b');
    expect(await Promise.all([a, b])).toEqual([drawn('a'), drawn('b')]);
  });

  test('lets two requests share one drawing', async () => {
    const { ask, begun, finish } = testQueue();
    const both = Promise.all([ask('a', ''), ask('a', '')]);
    await finish('a');
    expect(await both).toEqual([drawn('a'), drawn('a')]);
    expect(begun).toEqual(['a']);
  });

  test('lets a request wait four seconds and not longer', async () => {
    const { ask, clock } = testQueue();
    let answer = 'none';
    const asked = ask('a', '').then(({ kind }) => {
      answer = kind;
    });
    clock.advance(3_999);
    await Promise.resolve();
    expect(answer).toBe('none');
    clock.advance(1);
    await asked;
    expect(answer).toBe('late');
    expect(clock.timers.size).toBe(0);
  });

  test('goes on with a drawing after the wait for it is over, so that it is there the next time', async () => {
    const { ask, begun, finish, clock } = testQueue();
    const asked = [ask('a', ''), ask('b', '')];
    clock.advance(4_000);
    expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(['late', 'late']);
    await finish('a');
    expect(begun).toEqual(['a', 'b']);
  });

  test('keeps only so many drawings whose wait is over', async () => {
    const { ask, begun, finish, clock } = testQueue();
    for (const keys of [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]) {
      const asked = keys.map((key) => ask(key, ''));
      clock.advance(4_000);
      await Promise.all(asked);
    }
    for (const key of ['a', 'b', 'c', 'd', 'e']) await finish(key);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('lets only so many wait, and answers further ones at once', async () => {
    const { ask, finish, clock } = testQueue();
    const waiting = ['a', 'b', 'b'].map((key) => ask(key, ''));
    expect((await ask('c', '')).kind).toBe('busy');
    expect((await ask('a', '')).kind).toBe('busy');
    expect(clock.timers.size).toBe(3);
    await finish('a');
    await waiting[0];
    const next = ask('c', '');
    await finish('b');
    await finish('c');
    expect(await next).toEqual(drawn('c'));
  });

  test('does not begin a drawing whose only request was aborted', async () => {
    const { ask, begun, finish, clock } = testQueue();
    const a = ask('a', '');
    const leaving = new AbortController();
    const b = ask('b', '', leaving.signal);
    leaving.abort();
    expect((await b).kind).toBe('gone');
    expect(clock.timers.size).toBe(1);
    await finish('a');
    expect(await a).toEqual(drawn('a'));
    expect(begun).toEqual(['a']);
  });

  test('begins a drawing that another request still waits for', async () => {
    const { ask, begun, finish } = testQueue();
    void ask('a', '');
    const leaving = new AbortController();
    const left = ask('b', '', leaving.signal);
    const stays = ask('b', '');
    leaving.abort();
    expect((await left).kind).toBe('gone');
    await finish('a');
    await finish('b');
    expect(await stays).toEqual(drawn('b'));
    expect(begun).toEqual(['a', 'b']);
  });

  test('takes no request in that was aborted before', async () => {
    const { ask, begun } = testQueue();
    expect((await ask('a', '', AbortSignal.abort())).kind).toBe('gone');
    expect(begun).toEqual([]);
  });

  test('remembers a failure for a minute, and then tries again', async () => {
    const { ask, make, begun, fail, finish, clock } = testQueue();
    const a = ask('a', '');
    await fail('a');
    expect((await a).kind).toBe('failed');
    expect((await ask('a', '')).kind).toBe('failed');
    expect(await make('a', '')).toBe(false);
    clock.advance(60_000);
    const again = ask('a', '');
    await finish('a');
    expect(await again).toEqual(drawn('a'));
    expect(begun).toEqual(['a', 'a']);
  });

  test('goes on with the next drawing after a failed one', async () => {
    const { ask, fail, finish } = testQueue();
    void ask('a', '');
    const b = ask('b', '');
    await fail('a');
    await finish('b');
    expect(await b).toEqual(drawn('b'));
  });

  test('draws what is made in advance after everything that was asked for', async () => {
    const { ask, make, begun, finish, clock } = testQueue();
    const made = make('made', '');
    const later = make('later', '');
    const left = ask('left', '');
    clock.advance(4_000);
    expect((await left).kind).toBe('late');
    void ask('asked', '');
    for (const key of ['made', 'asked', 'left', 'later']) await finish(key);
    expect(begun).toEqual(['made', 'asked', 'left', 'later']);
    expect(await Promise.all([made, later])).toEqual([true, true]);
  });

  test('draws what is made in advance at once when it is asked for, and makes it although the request was aborted', async () => {
    const { ask, make, begun, finish } = testQueue();
    void ask('first', '');
    const [b, c] = [make('b', ''), make('c', '')];
    const leaving = new AbortController();
    void ask('b', '', leaving.signal);
    leaving.abort();
    const asked = ask('c', '');
    for (const key of ['first', 'c', 'b']) await finish(key);
    expect(begun).toEqual(['first', 'c', 'b']);
    expect([await b, await c, await asked]).toEqual([true, true, drawn('c')]);
  });
});
