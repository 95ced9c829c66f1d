import { act, renderHook } from '@testing-library/react';
import { indexFromEvents } from '#lib/events/event-index';
import { belizeDay } from '#lib/time/calendar-day';
import { useAnswers } from '../../../components/voice/use-answers.ts';
import { someSummary } from '../../support/some-event.ts';

// The framework's edge: going to an address, which only a running router can.
const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const EVENTS = [someSummary({ id: 'parade', date: belizeDay(Date.now()), category: 'parade' })];

function answerEvents(answers: () => Promise<void> | void) {
  window.fetch = (async () => {
    await answers();
    return { ok: true, json: async () => indexFromEvents(EVENTS) };
  }) as unknown as typeof fetch;
}

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});
beforeEach(() => mockRouter.push.mockClear());

describe('a search of a live conversation', () => {
  test('says how many were found', async () => {
    answerEvents(() => {});
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      await expect(result.current.find({ category: 'parade' }, 'en')).resolves.toEqual({
        count: 1,
        labels: ['Parade'],
      });
    });
  });

  test('tells that what is near is not known', async () => {
    answerEvents(() => {});
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      await expect(result.current.find({ nearMe: true }, 'en')).resolves.toEqual({
        count: 1,
        labels: [],
        placeUnknown: true,
      });
    });
  });

  test('fails where the calendar did not arrive, instead of having found nothing; the filters are set', async () => {
    answerEvents(() => {
      throw new TypeError('Failed to fetch');
    });
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      await expect(result.current.find({ category: 'parade' }, 'en')).rejects.toThrow();
    });
    expect(mockRouter.push).toHaveBeenCalledTimes(1);
  });

  test('changes nothing once the dialog is closed', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answerEvents(() => arrival);
    const { result, unmount } = renderHook(() => useAnswers());
    let found: Promise<unknown> = Promise.resolve();
    act(() => {
      found = result.current.find({ category: 'parade' }, 'en').catch((error: unknown) => error);
    });
    unmount();
    arrive();
    expect(await found).toBeInstanceOf(Error);
    expect(mockRouter.push).not.toHaveBeenCalled();
  });
});
