import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { CardGrid } from '#components/events/card/card-grid';
import { NextCards } from '#components/events/card/next-cards';
import { NextEvents } from '#components/events/hour/next-events';
import { eventMoments } from '#lib/events/event-moments';
import { eventState, eventStateText } from '#lib/events/event-state';
import type { EventSummary } from '#lib/events/event-summary';
import { hourAttributes } from '#lib/events/hour-attributes';
import { nextChoices } from '#lib/events/lists/next-choices';
import { clockNow } from '#lib/time/clock.browser';
import { CalendarSections } from '../../../components/events/list/event-sections.tsx';
import { INLINE_SCRIPTS } from '../../../components/inline-scripts/compiled.ts';
import { someSummary } from '../../support/events/some-event.ts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

const TODAY = '2026-11-19';
const at = (clock: string, day = TODAY) => Date.parse(`${day}T${clock}:00-06:00`);
const observers: MutationObserver[] = [];

/** Runs the script like a browser, at an instant. */
function run(now: number) {
  jest.setSystemTime(now);
  const { MutationObserver: Observer } = window;
  window.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  };
  // biome-ignore lint/security/noGlobalEval: runs the script like a browser
  window.eval(INLINE_SCRIPTS.hour);
  window.MutationObserver = Observer;
}
/** What a mutation observer was told is worked on after the present turn. */
const settle = () => act(async () => {});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const EVENTS = [
  someSummary({ id: 'market', title: 'Market', date: TODAY, time: '5 AM - 12 PM' }),
  someSummary({ id: 'race', title: 'Race', date: TODAY, time: '1 PM' }),
  someSummary({ id: 'drums', title: 'Drums', date: TODAY, time: '8 PM - 11 PM' }),
  someSummary({ id: 'friday', title: 'Friday Fair', date: '2026-11-20', time: '9 AM - 1 PM' }),
];
const show = (html: string) => {
  document.body.innerHTML = html;
};
const grid = (events: readonly EventSummary[], now: number) => (
  <CardGrid events={events} today={TODAY} now={now} />
);
const statesOf = () =>
  [...document.querySelectorAll<HTMLElement>('a[data-hour]')]
    .filter((card) => !card.closest('li')?.hidden)
    .map((card) => [card.dataset.state, card.querySelector('[data-says]')?.textContent]);

describe('the page’s script', () => {
  test('puts right what an old page says, before anything else runs', () => {
    show(renderToString(grid(EVENTS, at('11:00'))));
    expect(statesOf().map(([state]) => state)).toEqual(['now', 'later', 'tonight', 'tomorrow']);
    run(at('12:20'));
    expect(statesOf()).toEqual([
      ['over', 'Ended 12 PM'],
      ['soon', 'Starts in 40 minutes'],
      ['tonight', 'Tonight'],
      ['tomorrow', 'Tomorrow'],
    ]);
  });

  test('hides what is not listed any more after midnight', () => {
    show(renderToString(grid(EVENTS, at('23:30'))));
    run(at('00:05', '2026-11-20'));
    expect(statesOf()).toEqual([['later', 'Later today']]);
  });

  test('still knows the day of a page that is 25 hours old', () => {
    show(renderToString(grid(EVENTS, at('11:00'))));
    run(at('12:00', '2026-11-20'));
    expect(statesOf()).toEqual([['now', 'On now']]);
  });

  test.each([
    ['closes for today', '2026-11-22', '10 AM - 6 PM', '17:59', '18:00', TODAY, 'Fri 20 Nov', '2026-11-20'],
    ['is on all day', '2026-11-22', undefined, '23:59', '00:00', '2026-11-20', 'Fri 20 Nov', '2026-11-20'],
    ['is on its last day', TODAY, '10 AM - 6 PM', '17:59', '18:00', TODAY, 'Thu 19 Nov', TODAY],
  ])(
    'says on which day one can go next, to machines too, once an event of several days %s',
    (_, endDate, time, before, after, day, then, thenRead) => {
      const fair = someSummary({ id: 'fair', date: '2026-11-18', endDate, time });
      show(renderToString(grid([fair], at('09:00'))));
      const stub = () => {
        const time = document.querySelector('time');
        return [time?.textContent, time?.dateTime];
      };
      run(at(before));
      expect(stub()).toEqual(['Thu 19 Nov', TODAY]);
      jest.advanceTimersByTime(at(after, day) - at(before));
      expect(stub()).toEqual([then, thenRead]);
    },
  );

  test('follows the clock at each full minute', () => {
    show(renderToString(grid(EVENTS, at('12:57'))));
    run(at('12:57') + 30_000);
    const race = () => statesOf()[1];
    expect(race()).toEqual(['soon', 'Starts in 3 minutes']);
    jest.advanceTimersByTime(29_999);
    expect(race()).toEqual(['soon', 'Starts in 3 minutes']);
    jest.advanceTimersByTime(1);
    expect(race()).toEqual(['soon', 'Starts in 2 minutes']);
    jest.advanceTimersByTime(120_000);
    expect(race()).toEqual(['now', 'On now']);
  });

  test.each([
    ['a tab that is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a page that comes back from the cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])('puts right %s', (_, comesBack) => {
    show(renderToString(grid(EVENTS, at('09:00'))));
    run(at('09:00'));
    jest.setSystemTime(at('20:30'));
    comesBack();
    expect(statesOf()[2]).toEqual(['now', 'On now']);
  });

  test('puts right what is rendered later, whatever hour that was rendered for', async () => {
    run(at('12:20'));
    const { rerender } = render(grid(EVENTS.slice(0, 1), 0));
    await settle();
    expect(statesOf()).toEqual([['over', 'Ended 12 PM']]);
    rerender(grid(EVENTS, at('09:00')));
    await settle();
    expect(statesOf().map(([state]) => state)).toEqual(['over', 'soon', 'tonight', 'tomorrow']);
  });

  test('is not in the way of hydration', async () => {
    show(`<div id="root">${renderToString(grid(EVENTS, at('11:00')))}</div>`);
    run(at('12:20'));
    const container = document.querySelector('#root') as HTMLElement;
    render(grid(EVENTS, at('11:00')), { container, hydrate: true });
    await settle();
    expect(statesOf()[1]).toEqual(['soon', 'Starts in 40 minutes']);
  });

  test('puts what was on yesterday and is on tomorrow behind the rest of today, and before tomorrow', () => {
    const weeks = { date: '2026-11-01', endDate: '2027-01-31', time: '10 AM - 6 PM' };
    const shown = [EVENTS[2], EVENTS[3], someSummary({ id: 'weeks', title: 'Weeks', ...weeks })];
    show(renderToString(grid(shown as EventSummary[], at('11:00'))));
    run(at('15:00'));
    const items = [...document.querySelectorAll('li')].sort(
      (a, b) => Number(a.style.order) - Number(b.style.order),
    );
    expect(items.map((item) => item.querySelector('a')?.pathname)).toEqual([
      '/events/drums',
      '/events/weeks',
      '/events/friday',
    ]);
  });

  describe('puts what is over behind the rest of its day', () => {
    const places = () => [...document.querySelectorAll('li')].map((item) => item.getAttribute('data-place'));
    const lookAt = (top: number) =>
      jest
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue({ top, bottom: top + 400, height: 400 } as DOMRect);
    const hourLater = () => {
      jest.setSystemTime(at('12:20'));
      jest.advanceTimersByTime(60_000);
    };
    afterEach(() => jest.restoreAllMocks());

    test('at first', () => {
      lookAt(100);
      show(renderToString(grid(EVENTS, at('11:00'))));
      run(at('12:20'));
      expect(places()).toEqual(['over', 'soon', 'tonight', 'tomorrow']);
    });

    test('later only while nobody looks at the list, though it says so at once', () => {
      const rectangle = lookAt(100);
      show(renderToString(grid(EVENTS, at('11:00'))));
      run(at('11:00'));
      hourLater();
      expect(statesOf()[0]).toEqual(['over', 'Ended 12 PM']);
      expect(places()).toEqual(['now', 'later', 'tonight', 'tomorrow']);
      rectangle.mockReturnValue({ top: -900, bottom: -500, height: 400 } as DOMRect);
      jest.advanceTimersByTime(60_000);
      expect(places()).toEqual(['over', 'soon', 'tonight', 'tomorrow']);
    });

    test('when the tab is seen again', () => {
      lookAt(100);
      show(renderToString(grid(EVENTS, at('11:00'))));
      run(at('11:00'));
      hourLater();
      document.dispatchEvent(new Event('visibilitychange'));
      expect(places()).toEqual(['over', 'soon', 'tonight', 'tomorrow']);
    });
  });

  describe('folds away what nobody can go to any more today', () => {
    const rich = [
      ...EVENTS.slice(0, 1),
      someSummary({
        id: 'reef',
        title: 'Live Music at the Reef',
        date: TODAY,
        time: '7 PM',
        status: 'cancelled',
      }),
      ...EVENTS.slice(1),
    ];
    const open = (renderedAt: string, now: string) => {
      const list = <CalendarSections events={rich} today={TODAY} now={at(renderedAt)} />;
      show(`<div data-html="list"><div>${renderToString(list)}</div></div>`);
      run(at(now));
    };
    const fold = () => document.querySelector('details') as HTMLDetailsElement;
    const titlesIn = (place: Element | null | undefined) =>
      [...(place?.querySelectorAll('a [data-part=title]') ?? [])].map(({ textContent }) => textContent);
    const grid = () => document.querySelector('#todays-events > ul');
    const large = () =>
      titlesIn(grid()).filter((_, index) => !grid()?.querySelectorAll('a')[index]?.matches('[data-small]'));

    test.each([
      ['09:00', 'Cancelled: Live Music at the Reef', ['Market', 'Race', 'Drums'], '3 events left'],
      ['12:20', '1 over. Cancelled: Live Music at the Reef', ['Race', 'Drums'], '2 events left'],
      ['17:30', '2 over. Cancelled: Live Music at the Reef', ['Drums'], '1 event left'],
    ])('at %s, in a page of the early morning as in one of that hour', (clock, line, titles, left) => {
      for (const rendered of ['04:00', clock]) {
        open(rendered, clock);
        expect(fold().querySelector('summary')?.textContent?.trim()).toBe(line);
        expect(fold()).not.toHaveAttribute('open');
        expect(titlesIn(grid())).toEqual(titles);
        expect(large()).toEqual(titles.slice(0, 1));
        expect(document.querySelector('[data-choices]')).toHaveTextContent(left);
      }
    });

    test('and says what is next when nothing is left', () => {
      open('04:00', '23:30');
      expect(titlesIn(grid())).toEqual([]);
      expect(document.querySelector<HTMLElement>('[data-choices]')?.hidden).toBe(true);
      expect(document.querySelector('#todays-events > p')).toHaveTextContent(
        'Nothing left today. Next: Friday Fair, Fri 20 Nov 2026.',
      );
    });

    const sentence = () =>
      [...document.querySelectorAll('#todays-events > p > span:not([hidden])')]
        .map(({ textContent }) => textContent)
        .join('');

    test('and at midnight that it is today', () => {
      open('04:00', '23:59');
      jest.advanceTimersByTime(60_000);
      expect(sentence()).toBe('Next: Friday Fair, today.');
      expect(document.querySelector('#todays-events > p time')).toHaveAttribute('datetime', '2026-11-20');
    });

    test('and says so no longer than that is on', () => {
      open('04:00', '23:59');
      jest.setSystemTime(at('12:59', '2026-11-20'));
      document.dispatchEvent(new Event('visibilitychange'));
      expect(sentence()).toBe('Next: Friday Fair, today.');
      jest.setSystemTime(at('13:00', '2026-11-20'));
      document.dispatchEvent(new Event('visibilitychange'));
      expect(sentence()).toBe('What comes next is below.');
    });

    describe('where an exhibition of weeks', () => {
      const masks = someSummary({
        id: 'masks',
        title: 'Masks',
        date: '2026-11-01',
        endDate: '2026-12-20',
        time: '10 AM - 6 PM',
      });
      const openAt = (events: readonly EventSummary[], now: string) => {
        show(renderToString(<CalendarSections events={events} today={TODAY} now={at('12:30')} />));
        run(at(now));
      };

      test('has closed for today, it is counted no more, and is what comes next tomorrow', () => {
        openAt([masks, ...EVENTS.slice(2, 3)], '18:30');
        expect(document.querySelector('[data-choices]')).toHaveTextContent('1 event left');
        jest.setSystemTime(at('23:30'));
        document.dispatchEvent(new Event('visibilitychange'));
        expect(document.querySelector<HTMLElement>('[data-choices]')?.hidden).toBe(true);
        expect(sentence()).toBe('Nothing left today. Next: Masks, Fri 20 Nov 2026.');
        jest.setSystemTime(at('00:00', '2026-11-20'));
        document.dispatchEvent(new Event('visibilitychange'));
        expect(sentence()).toBe('Next: Masks, today.');
      });

      test('was closed when the page was rendered, its next day is named', () => {
        const late = { ...masks, time: '8 AM - 12 PM' };
        openAt([late], '13:00');
        expect(document.querySelector('#todays-events')).toHaveTextContent('Next: Masks, Fri 20 Nov 2026.');
      });
    });
  });

  test('puts what is on now first, and what has no hour last', () => {
    const day = someSummary({ id: 'day', title: 'All day', date: TODAY, time: undefined });
    show(renderToString(grid([day, ...EVENTS], at('04:00'))));
    run(at('12:20'));
    const items = [...document.querySelectorAll<HTMLElement>('li')];
    const titles = items
      .sort((a, b) => Number(a.style.order) - Number(b.style.order))
      .map((item) => item.querySelector('[data-part=title]')?.textContent);
    expect(titles).toEqual(['Race', 'Drums', 'All day', 'Market', 'Friday Fair']);
  });

  test('replaces words that are out of date', () => {
    show(`<p data-until="${at('00:00') / 60_000}" data-then="After">Before</p>`);
    run(at('23:59', '2026-11-18'));
    expect(document.body).toHaveTextContent('Before');
    jest.advanceTimersByTime(60_000);
    expect(document.body).toHaveTextContent('After');
  });

  test('leaves a page alone on which there is nothing to follow', () => {
    show('<p>Nothing</p>');
    run(at('09:00'));
    expect(document.body.innerHTML).toBe('<p>Nothing</p>');
  });
});

describe('the next events', () => {
  const open = (now: number, events = EVENTS) => {
    const choices = nextChoices(events, now);
    show(renderToString(<NextEvents {...choices} now={now} version="1" />));
    // In a browser this element has the server's HTML.
    const row = document.querySelector('[data-html]');
    if (row) row.innerHTML = renderToString(<NextCards events={choices.events} now={now} />);
    return document.querySelector('[data-choices]') as HTMLElement;
  };

  test('are counted without those that ended meanwhile', () => {
    const lead = open(at('11:00'));
    expect(lead).toHaveTextContent('4 events to choose from between today and Sunday.');
    run(at('12:20'));
    expect(lead).toHaveTextContent('3 events to choose from');
    jest.setSystemTime(at('23:30'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(lead).toHaveTextContent('1 event to choose from');
    expect(lead).toBeVisible();
  });

  test('are counted with one that is on after midnight, until its end', () => {
    const night = someSummary({ id: 'night', date: TODAY, time: '8 PM - 1 AM' });
    const lead = open(at('23:30'), [night, ...EVENTS.slice(-1)]);
    expect(lead).toHaveTextContent('2 events to choose from');
    run(at('00:30', '2026-11-20'));
    expect(lead).toHaveTextContent('2 events to choose from');
    jest.setSystemTime(at('01:00', '2026-11-20'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(lead).toHaveTextContent('1 event to choose from');
  });

  test('are not counted when none is left', () => {
    const lead = open(at('11:00'));
    run(at('14:00', '2026-11-20'));
    expect(lead.hidden).toBe(true);
  });

  test('stand below a path of the day that shows the hour', () => {
    open(at('06:00'));
    const path = document.querySelector('[data-clock]') as HTMLElement;
    expect(path.style.getPropertyValue('--clock')).toBe('25.00%');
    run(at('18:00'));
    expect(path.style.getPropertyValue('--clock')).toBe('75%');
    const pins = path.querySelector('[data-hour]') as HTMLElement;
    expect([pins.children.length, pins.dataset.state]).toEqual([3, 'today']);
    jest.advanceTimersByTime(6 * 3_600_000);
    expect(pins.dataset.state).toBe('over');
  });

  test('are absent when there are none', () => {
    expect(open(at('11:00'), [])).toBeNull();
  });
});

const DAY = fc.constantFrom('2026-11-18', TODAY, '2026-11-20');
const TIMED = fc.record({
  date: DAY,
  endDate: fc.constantFrom(undefined, '2026-11-22'),
  time: fc.constantFrom(undefined, '5 AM - 12 PM', '8 PM - 1 AM', '6 PM', '00:30', '4:59 PM', 'Sunrise'),
  endTime: fc.constantFrom(undefined, '3 AM', '11 PM'),
});
const ZONE = fc.constantFrom('America/Belize', 'Europe/London', 'America/Los_Angeles', undefined);

describe('a device whose clock is off', () => {
  const answered = (fields: object) =>
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [fields] });
  const openAt = (device: number) => {
    show(renderToString(grid(EVENTS, at('12:20'))));
    run(device);
    return statesOf().map(([state]) => state);
  };
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    delete document.documentElement.dataset.skew;
    delete document.documentElement.dataset.copy;
  });
  const stated = {
    serverTiming: [{ name: 'clock', duration: at('12:20') / 1000 }],
    responseStart: 0,
    type: 'navigate',
  };

  test.each([
    ['six hours fast', at('18:20')],
    ['six hours slow', at('06:20')],
    ['a year fast', at('12:20', '2027-11-19')],
    ['a year slow', at('12:20', '2025-11-19')],
  ])('%s shows the list of the server’s hour', (_, device) => {
    answered({ ...stated, transferSize: 300 });
    expect(openAt(device)).toEqual(['over', 'soon', 'tonight', 'tomorrow']);
    expect(clockNow()).toBe(at('12:20'));
  });

  test('is trusted where the page comes from the browser’s cache, unless it is earlier than that', () => {
    answered({ ...stated, transferSize: 0, workerStart: 0 });
    expect(openAt(at('20:30'))).toEqual(['over', 'over', 'now', 'tomorrow']);
    expect(openAt(at('06:20'))).toEqual(['over', 'soon', 'tonight', 'tomorrow']);
  });

  test('is not believed to be earlier than a page that is kept for reading without a signal', () => {
    answered({ responseStart: 0, type: 'navigate', transferSize: 0, workerStart: 1 });
    document.documentElement.dataset.copy = `${at('12:20')}`;
    expect(openAt(at('12:20', '2025-11-19'))).toEqual(['over', 'soon', 'tonight', 'tomorrow']);
    expect(openAt(at('20:30'))).toEqual(['over', 'over', 'now', 'tomorrow']);
  });
});

test('the page’s script decides like the function of event and instant', () => {
  fc.assert(
    fc.property(TIMED, ZONE, fc.nat(5 * 1440 * 60), (timed, zone, second) => {
      const moments = eventMoments(timed, zone);
      const now = at('00:00', '2026-11-18') + second * 1000;
      const hour = hourAttributes(moments, Math.min(now, at('00:00', '2026-11-18')));
      fc.pre(moments !== undefined && hour !== undefined);
      const { attributes } = hour as NonNullable<typeof hour>;
      show(
        `<a data-hour="${attributes['data-hour']}" data-after="${attributes['data-after']}"><b data-says=""></b></a>`,
      );
      run(now);
      const state = eventState(moments, now);
      const link = document.querySelector('a') as HTMLElement;
      expect([link.dataset.state, link.textContent]).toEqual([
        state.kind,
        eventStateText(state, attributes['data-after']),
      ]);
      for (const observer of observers.splice(0)) observer.disconnect();
      jest.clearAllTimers();
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['is there until midnight in Belize', '23:59', false],
  ['is hidden from then on', '24:00', true],
])('what ends with the day %s', (_, clock, isHidden) => {
  show(`<p data-ends="${at('24:00') / 60_000}">A slide</p>`);
  run(at(clock));
  expect(document.querySelector('p')?.hidden).toBe(isHidden);
});
