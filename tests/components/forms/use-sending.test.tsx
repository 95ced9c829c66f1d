import { act, renderHook } from '@testing-library/react';
import { useSending } from '#components/forms/use-sending.ts';
import type { SendResult } from '#lib/forms/form-answer';

const STORED: SendResult = { ok: true, reference: 'BC-7K4M-92QX' };
const CANCELLED: SendResult = { ok: false, error: '', code: 'cancelled', status: 0 };
const LIMIT_MS = 30_000;

const onEnd = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onEnd.mockClear();
});

afterEach(() => jest.useRealTimers());

/** A sending whose response comes when the test says so. */
async function beginSending(answerWithinMs?: number) {
  const { result, unmount } = renderHook(() => useSending({ onEnd, answerWithinMs }));
  const send = async () => {
    let respond: (result: SendResult) => void = () => {};
    const signals: { signal?: AbortSignal | undefined; halt?: AbortSignal | undefined } = {};
    await act(async () => {
      void result.current.send(({ signal, halt }) => {
        Object.assign(signals, { signal, halt });
        return new Promise((resolve) => {
          respond = resolve;
        });
      });
    });
    return { signals, respond: (response: SendResult) => act(async () => respond(response)) };
  };
  return { result, unmount, send, first: await send() };
}

describe('A sending', () => {
  test('that is stopped is retried no more, and another can begin', async () => {
    const { result, first, send } = await beginSending();
    expect(result.current.sending.status).toBe('submitting');
    act(() => void result.current.stop());
    expect(result.current.sending).toEqual({ status: 'idle', isStopped: true });
    expect([first.signals.halt?.aborted, first.signals.signal?.aborted]).toEqual([true, false]);
    await first.respond(CANCELLED);
    expect(result.current.sending).toEqual({ status: 'idle', isStopped: true });
    expect(onEnd).not.toHaveBeenCalled();
    const second = await send();
    await second.respond(STORED);
    expect(result.current.sending).toEqual({ status: 'success', isLate: false, ...STORED });
  });

  test('is confirmed also when its response comes after Stop', async () => {
    const { result, first } = await beginSending();
    act(() => void result.current.stop());
    await first.respond(STORED);
    expect(result.current.sending).toEqual({ status: 'success', isLate: true, ...STORED });
    expect(onEnd.mock.calls).toEqual([[STORED]]);
    expect(result.current.isBusy()).toBe(true);
  });

  test('fails after 30 seconds without an answer, and a response that comes later is still shown', async () => {
    const { result, first } = await beginSending(LIMIT_MS);
    act(() => jest.advanceTimersByTime(LIMIT_MS - 1));
    expect(result.current.sending.status).toBe('submitting');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.sending).toEqual({
      status: 'error',
      error: 'There was no answer within 30 seconds.',
      isListed: false,
    });
    expect(first.signals.halt?.aborted).toBe(true);
    await first.respond(STORED);
    expect(result.current.sending).toMatchObject({ status: 'success', isLate: true });
    expect(onEnd.mock.calls.map(([{ ok }]) => ok)).toEqual([false, true]);
  });

  test('that is begun again drops the response of the one before, because the same key gets the same response', async () => {
    const { result, first, send } = await beginSending(LIMIT_MS);
    act(() => jest.advanceTimersByTime(LIMIT_MS));
    const second = await send();
    expect(first.signals.signal?.aborted).toBe(true);
    await first.respond(STORED);
    expect(result.current.sending.status).toBe('submitting');
    await second.respond(STORED);
    expect(result.current.sending).toMatchObject({ status: 'success', isLate: false });
  });

  test('that was answered in time has no timeout left', async () => {
    const { result, first } = await beginSending(LIMIT_MS);
    await first.respond({ ok: false, error: 'The store is full', status: 500 });
    act(() => jest.advanceTimersByTime(LIMIT_MS));
    expect(result.current.sending).toMatchObject({ status: 'error', error: 'The store is full' });
  });

  test('ends with its page', async () => {
    const { first, unmount } = await beginSending(LIMIT_MS);
    unmount();
    expect([first.signals.halt?.aborted, first.signals.signal?.aborted]).toEqual([true, true]);
    await first.respond(STORED);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
