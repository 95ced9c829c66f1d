import { eventState } from '#lib/events/event-state';
import { takesPlace } from '#lib/events/event-status';
import { type EventSummary, summaryMoments } from '#lib/events/event-summary';
import { foldedText, orderEvents } from '#lib/events/lists/order-events';
import { isOverInList } from '#lib/events/lists/over-in-list';
import { someEvent, someSummary } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

const TODAY = '2026-11-21'; // a Saturday
/** An instant in Belize: '21 20:00' is in November 2026. */
const at = (text: string) => Date.parse(`2026-11-${text.replace(' ', 'T')}:00-06:00`);

const EVENTS = [
  someEvent({ id: 'party', date: '2026-11-20', time: '9 PM - 2 AM' }),
  someEvent({ id: 'ended', date: '2026-11-20', time: '6 PM - 11 PM' }),
  someEvent({ id: 'unsaid', date: '2026-11-20', time: '11 PM' }),
  someEvent({ id: 'fiesta', date: '2026-11-19', endDate: '2026-11-23', time: undefined }),
  someEvent({ id: 'fair', date: TODAY, endDate: '2026-11-22', time: '10 AM - 6 PM' }),
  someEvent({ id: 'day', date: TODAY, time: undefined }),
  someEvent({ id: 'walk', date: TODAY, time: '5:30 AM - 7 AM' }),
  someEvent({ id: 'market', date: TODAY, time: '6 AM - 12 PM' }),
  someEvent({ id: 'race', date: TODAY, time: '3:30 PM - 6 PM' }),
  someEvent({ id: 'reef', title: 'Live Music at the Reef', date: TODAY, time: '7 PM', status: 'cancelled' }),
  someEvent({ id: 'regatta', title: 'Regatta', date: TODAY, time: '8 AM', status: 'postponed' }),
  someEvent({ id: 'drums', date: TODAY, time: '8 PM - 11 PM' }),
  someEvent({ id: 'night', date: TODAY, time: '9 PM - 2 AM' }),
  someEvent({ id: 'off', date: '2026-11-22', time: '8 AM', status: 'cancelled' }),
  someEvent({ id: 'mass', date: '2026-11-22', time: '9 AM' }),
  someEvent({ id: 'sunday', date: '2026-11-22', time: undefined }),
  someEvent({ id: 'monday', date: '2026-11-23', time: '9 AM' }),
  someEvent({ id: 'unknown', date: 'TBA' }),
];
const REST = 'sunday mass off monday unknown';
const REST_WITH_FAIR = 'sunday mass fair off monday unknown';

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
const listOn = (day: string) => summariesToCome(EVENTS, day);
const order = (when: string, options = {}) =>
  orderEvents(listOn(`2026-11-${when.slice(0, 2)}`), at(when), options);

test('of days in a row the hours of the current day decide its place', () => {
  const fair = {
    ...someSummary({ id: 'fair', date: '2026-11-20', endDate: TODAY, time: 'x' }),
    plainTime: '10 AM - 1 PM; Sat 6 PM - 10 PM',
  };
  const noon = someSummary({ id: 'noon', date: TODAY, time: '12 PM - 11 PM' });
  const concert = someSummary({ id: 'concert', date: TODAY, time: '8 PM' });
  const listed = orderEvents([fair, noon, concert], at('21 12:30'));
  expect(idsOf(listed.events)).toBe('noon fair concert');
  expect(idsOf(orderEvents([fair, noon, concert], at('21 23:30')).folded)).toContain('fair');
  expect(idsOf(orderEvents([fair, noon, concert], at('21 12:30'), { isEvening: true }).events)).toBe(
    'fair concert noon',
  );
});

describe('a list has first what somebody can still go to', () => {
  test.each([
    [
      'in the morning, by the hour',
      '21 05:00',
      `walk market fair race drums night day fiesta ${REST}`,
      'regatta reef',
    ],
    [
      'at 9:00: on now, the rest of the day, what has no hour',
      '21 09:00',
      `market fair race drums night day fiesta ${REST}`,
      'walk regatta reef',
    ],
    [
      'at 15:00: on now, soon, tonight',
      '21 15:00',
      `fair race drums night day fiesta ${REST}`,
      'walk market regatta reef',
    ],
    [
      'at 20:00, when the second day of the fair is one of tomorrow',
      '21 20:00',
      `drums night day fiesta ${REST_WITH_FAIR}`,
      'walk market regatta race reef',
    ],
    ['at 23:30', '21 23:30', `night day fiesta ${REST_WITH_FAIR}`, 'walk market regatta race reef drums'],
    [
      'at 0:30, with what is on since yesterday',
      '22 00:30',
      `night mass fair sunday fiesta monday unknown`,
      'off',
    ],
  ])('%s', (_, when, events, folded) => {
    const given = order(when);
    expect(idsOf(given.events)).toBe(events);
    expect(idsOf(given.folded)).toBe(folded);
  });

  test('what is on since yesterday is there until its end, and only where that was stated', () => {
    expect(idsOf(order('21 00:30').events)).toMatch(/^party /);
    expect(idsOf(order('21 01:59').events)).toMatch(/^party /);
    expect(idsOf(order('21 02:00').events)).not.toContain('party');
    expect(idsOf([...order('21 00:30').events, ...order('21 00:30').folded])).not.toMatch(/ended|unsaid/);
  });

  describe('what is on today alone is before what was on yesterday and is on tomorrow', () => {
    const exhibitions = Array.from({ length: 7 }, (_, index) =>
      someEvent({ id: `show-${index}`, date: '2026-11-01', endDate: '2027-01-31', time: '10 AM - 6 PM' }),
    );
    const concert = someEvent({ id: 'concert', date: TODAY, time: '8 PM - 11 PM' });
    const open = someEvent({ id: 'open', date: TODAY, time: undefined });
    const first = someEvent({ id: 'first', date: TODAY, endDate: '2026-12-24', time: undefined });
    const last = someEvent({ id: 'last', date: '2026-11-10', endDate: TODAY, time: '10 AM - 6 PM' });
    const shows = exhibitions.map(({ id }) => id).join(' ');
    const ordered = (clock: string) =>
      orderEvents(summariesToCome([...exhibitions, concert, open, first, last], TODAY), at(`21 ${clock}`));

    test.each(['09:30', '15:00', '17:30'])(
      'at %s, also while that is on and the rest is hours away',
      (clock) => {
        expect(idsOf(ordered(clock).events)).toBe(`last concert first open ${shows}`);
      },
    );

    test('and each is there once', () => {
      const { events } = ordered('15:00');
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    });
  });

  test.each([
    ['12:00', 'drums night fair race day fiesta', 'mass sunday'],
    ['15:00', 'drums night fair race day fiesta', 'mass sunday'],
    ['20:30', 'drums night day fiesta', 'mass fair sunday'],
  ])(
    'of an evening, what begins in it comes before what is on since the afternoon, and what has no hour after both, at %s',
    (clock, first, tomorrows) => {
      const evening = order(`21 ${clock}`, { isEvening: true });
      expect(idsOf(evening.events)).toMatch(new RegExp(`^${first} .*${tomorrows} off monday unknown$`));
      expect(evening.isFixed).toBe(true);
    },
  );

  test('so it does on each of the days of evenings to come', () => {
    const fair = someEvent({ id: 'afternoon', date: '2026-11-24', time: '2 PM - 8 PM' });
    const concert = someEvent({ id: 'concert', date: '2026-11-24', time: '7 PM' });
    const list = summariesToCome([fair, concert], TODAY);
    expect(idsOf(orderEvents(list, at('21 12:00'), { isEvening: true }).events)).toBe('concert afternoon');
  });

  test.each([
    ['tomorrow, once the hours of today are over', {}, 'early fair late'],
    ['of an evening to come', { isEvening: true }, 'fair late early'],
    ['of days to come', { days: { from: '2026-11-22', to: '2026-11-22' } }, 'early fair late'],
  ])('days in a row stand by the hours of their later day: %s', (_, options, ids) => {
    const fair = {
      ...someSummary({ id: 'fair', date: TODAY, endDate: '2026-11-22', time: 'x' }),
      plainTime: '8 AM - 10 AM; Sun 5 PM - 10 PM',
    };
    const early = someSummary({ id: 'early', date: '2026-11-22', time: '9 AM' });
    const late = someSummary({ id: 'late', date: '2026-11-22', time: '8 PM' });
    expect(idsOf(orderEvents([fair, early, late], at('21 12:00'), options).events)).toBe(ids);
  });

  test.each(['TBA', '', '13/45/2026'])('what has no day stays behind all days: “%s”', (date) => {
    const events = [
      someSummary({ id: 'tonight', date: TODAY, time: '8 PM' }),
      someSummary({ id: 'tomorrow', date: '2026-11-22', time: '8 PM' }),
      someSummary({ id: 'undated', date, time: '10 AM' }),
    ];
    expect(idsOf(orderEvents(events, at('21 12:00')).events)).toBe('tonight tomorrow undated');
  });

  test('what has closed for today is over in a list that ends today, and is to come in one that does not', () => {
    const fair = someSummary({ id: 'fair', date: TODAY, endDate: '2026-11-22', time: '10 AM - 6 PM' });
    const today = { from: TODAY, to: TODAY };
    const ended = orderEvents([fair], at('21 18:30'), { days: today });
    expect([idsOf(ended.events), idsOf(ended.folded), ended.choices]).toEqual(['', 'fair', 0]);
    expect(idsOf(orderEvents([fair], at('21 17:30'), { days: today }).events)).toBe('fair');
    expect(idsOf(orderEvents([fair], at('21 18:30')).events)).toBe('fair');
  });

  test('of days to come, what is on before and after them comes last of what takes place', () => {
    const show = someEvent({ id: 'show', date: '2026-11-01', endDate: '2027-01-31', time: '10 AM - 6 PM' });
    const list = summariesToCome([show, ...EVENTS.filter(({ date }) => date === '2026-11-22')], TODAY);
    const days = { from: '2026-11-22', to: '2026-11-22' };
    const { events, isFixed } = orderEvents(list, at('21 12:00'), { days });
    expect([idsOf(events), isFixed]).toEqual(['sunday mass show off', true]);
    const asked = orderEvents(list, at('21 12:00'), { days, isStatusAsked: true });
    expect(idsOf(asked.events)).toBe('sunday off mass show');
  });

  test('of several of them, what takes place comes before what does not', () => {
    const show = someEvent({ id: 'show', date: '2026-11-01', endDate: '2027-01-31' });
    const list = summariesToCome([show, ...EVENTS.filter(({ date }) => date > TODAY)], TODAY);
    const days = { from: '2026-11-22', to: '2026-11-23' };
    expect(idsOf(orderEvents(list, at('21 12:00'), { days }).events)).toBe(
      'sunday mass monday unknown show off',
    );
  });

  test('but where a status was asked for, what has it stands at its hour', () => {
    expect(idsOf(order('21 15:00', { isStatusAsked: true }).events)).toBe(
      `fair race reef drums night day fiesta walk market regatta sunday off mass monday unknown`,
    );
  });

  test('what does not take place is no choice', () => {
    expect(order('21 20:00')).toMatchObject({ choices: 9, today: 4 });
    expect(order('21 09:00')).toMatchObject({ choices: 11, today: 7 });
  });

  test('abroad the hour is that of the place: what has begun there tomorrow is on now', () => {
    const tokyo = someSummary({
      id: 'tokyo',
      date: '2026-11-22',
      time: '9 AM - 12 PM',
      timeZone: 'Asia/Tokyo',
    });
    const la = someSummary({ id: 'la', date: '2026-11-20', time: '8 PM', timeZone: 'America/Los_Angeles' });
    expect(idsOf(orderEvents([la, tokyo], at('21 19:00')).events)).toBe('tokyo');
    expect(idsOf(orderEvents([tokyo], at('21 22:00')).folded)).toBe('tokyo');
    expect(idsOf(orderEvents([la, tokyo], at('21 00:30')).events)).toBe('la tokyo');
  });
});

test.each(['21 09:00', '21 15:00', '21 20:00', '21 23:30', '22 00:30'])(
  'the first of a list can still be gone to at %s, whatever the list has',
  (when) => {
    const all = listOn(`2026-11-${when.slice(0, 2)}`);
    // Each list without one of the others: whoever is first then.
    for (const start of all.keys()) {
      const [first] = orderEvents(all.slice(start), at(when)).events;
      const isOpen = (event: EventSummary) =>
        takesPlace(event) && eventState(summaryMoments(event), at(when)).kind !== 'over';
      expect(first === undefined || isOpen(first)).toBe(true);
    }
  },
);

describe('what is folded away is one line', () => {
  test.each([
    [
      'with the titles of what does not take place',
      '21 20:00',
      3,
      'Postponed: Regatta. Cancelled: Live Music at the Reef',
    ],
    [
      'without what is over where nothing is',
      '21 05:00',
      0,
      'Postponed: Regatta. Cancelled: Live Music at the Reef',
    ],
  ])('%s', (_, when, over, off) => {
    expect(foldedText(order(when).folded)).toEqual({ over, off });
  });
});

test('a date to be confirmed is never over', () => {
  expect(isOverInList(someSummary({ date: '1 May' }), at('21 12:00'))).toBe(false);
});

test('what is sold out is a choice, after what is open of the same place in the list', () => {
  const events = [
    someSummary({ id: 'full', date: TODAY, time: '6 PM', status: 'sold-out' }),
    someSummary({ id: 'open', date: TODAY, time: '9 PM' }),
    someSummary({ id: 'day', date: TODAY, time: undefined }),
    someSummary({ id: 'later-full', date: '2026-11-22', time: '8 AM', status: 'sold-out' }),
    someSummary({ id: 'later-off', date: '2026-11-22', time: '8 AM', status: 'cancelled' }),
    someSummary({ id: 'later-open', date: '2026-11-22', time: '9 AM' }),
  ];
  const { events: ordered, folded, choices, today } = orderEvents(events, at('21 12:00'));
  expect(idsOf(ordered)).toBe('open full day later-open later-full later-off');
  expect([folded.length, choices, today]).toEqual([0, 5, 3]);
});
