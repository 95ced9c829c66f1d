import { act, renderHook } from '@testing-library/react';
import type { KnownCelebration } from '#lib/celebrations/known-celebration';
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
const EVENTS = [
  someSummary({ id: 'parade', category: 'parade' }),
  someSummary({ id: 'off', title: 'Regatta', category: 'sports', status: 'cancelled' }),
];

function answerEvents(answers: () => Promise<void> | void, events = EVENTS) {
  window.fetch = (async () => {
    await answers();
    return { ok: true, json: async () => indexFromEvents(events) };
  }) as unknown as typeof fetch;
}

describe('a question about the one named before', () => {
  test.each([
    ['parade', 'Punta Rock Concert'],
    // The text has first what is off.
    ['regatta', 'Regatta'],
  ])('after “%s” is about “%s”, which the text names first', async (question, title) => {
    answerEvents(() => {});
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      const first = await result.current.ask(question, 'typed', 'en');
      const names = EVENTS.map((event) => event.title).filter((name) => first?.text.includes(name));
      const byText = names.sort((a, b) => (first?.text.indexOf(a) ?? 0) - (first?.text.indexOf(b) ?? 0));
      expect(byText[0]).toBe(title);
      const answer = await result.current.ask('how much is it', 'typed', 'en');
      expect(answer?.text).toMatch(new RegExp(`^${title}: `));
    });
  });
});

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

  test('has no day that is past of what goes on', async () => {
    answerEvents(() => {}, [someSummary({ date: '2026-11-18', endDate: '2026-11-22' })]);
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      const { events } = await result.current.find({ category: 'entertainment' }, 'en');
      expect(events?.[0]?.day).toBe('Friday, 20 November 2026');
    });
  });

  test('names what does not take place with its status and without a price, and counts it nowhere', async () => {
    answerEvents(() => {});
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      const { count, events, off } = await result.current.find({ words: 'regatta' }, 'en');
      expect([count, events?.map(({ title }) => title)]).toEqual([0, ['Punta Rock Concert']]);
      expect(off).toEqual([
        {
          title: 'Regatta',
          day: 'Friday, 20 November 2026',
          time: '8 PM - 1 AM',
          place: 'Y-Not Island, Dangriga',
          status: 'Cancelled',
        },
      ]);
    });
  });

  test('tells what and when the celebration is that was named, whatever was asked of it', async () => {
    const known: KnownCelebration[] = [
      {
        slug: 'drum-day',
        name: 'Drum Day',
        names: ['drum day'],
        shortNames: [],
        summary: { en: 'A day of drums.', es: 'Un día de tambores.' },
        when: 'rule',
        days: ['2027-05-01', '2027-05-01'],
        usual: '1 May.',
      },
    ];
    window.fetch = (async (path: string) => ({
      ok: true,
      json: async () => (path === '/api/celebrations' ? known : indexFromEvents(EVENTS)),
    })) as unknown as typeof fetch;
    const { result } = renderHook(() => useAnswers());
    await act(async () => {
      const named = await result.current.find({ words: 'drum day' }, 'en');
      expect(named.celebration).toBe('A day of drums. Drum Day is on Saturday, 1 May 2027.');
      expect((await result.current.find({ words: 'drum day' }, 'es')).celebration).toBe(
        'Un día de tambores. Drum Day es el sábado 1 de mayo de 2027.',
      );
      expect((await result.current.find({ words: 'drums' }, 'en')).celebration).toBeUndefined();
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
