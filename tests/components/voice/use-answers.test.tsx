import { act, renderHook } from '@testing-library/react';
import { indexFromEvents } from '#lib/events/event-index';
import { useAnswers } from '../../../components/voice/use-answers.ts';
import { someSummary } from '../../support/events/some-event.ts';
import { setClock } from '../../support/set-clock.ts';

// Of the framework only the router is faked, since navigation needs a running one.
const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const address = () => window.location.pathname + window.location.search + window.location.hash;

// Noon in Belize of the day of someSummary().
setClock(Date.parse('2026-11-20T12:00:00-06:00'));
const EVENTS = [someSummary({ id: 'parade', category: 'parade' })];

function answerEvents(answers: () => Promise<void> | void) {
  window.fetch = (async () => {
    await answers();
    return { ok: true, json: async () => indexFromEvents(EVENTS) };
  }) as unknown as typeof fetch;
}

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});
beforeEach(() => window.history.replaceState(null, '', '/'));

describe('a search of a live conversation', () => {
  test('resolves to the number of events found', async () => {
    answerEvents(() => {});
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      await expect(result.current.find({ category: 'parade' }, 'en')).resolves.toEqual({
        count: 1,
        labels: ['Parade'],
        events: [expect.objectContaining({ title: 'Punta Rock Concert', time: '8 PM - 1 AM', cost: 'Paid' })],
      });
    });
  });

  test('reports that the visitor’s place is unknown', async () => {
    answerEvents(() => {});
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      await expect(result.current.find({ nearMe: true }, 'en')).resolves.toEqual({
        count: 1,
        labels: [],
        events: [expect.objectContaining({ place: 'Y-Not Island, Dangriga' })],
        placeUnknown: true,
      });
    });
  });

  test('rejects when the calendar does not load, rather than report no events, and sets the filters', async () => {
    answerEvents(() => {
      throw new TypeError('Failed to fetch');
    });
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      await expect(result.current.find({ category: 'parade' }, 'en')).rejects.toThrow();
    });
    expect(address()).toBe('/?q=Voice%3A+Parade&category=parade#events');
  });

  test('changes nothing after the dialog is closed', async () => {
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
    expect(address()).toBe('/');
  });
});
