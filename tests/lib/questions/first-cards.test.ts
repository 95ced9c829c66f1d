import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { filtersFromSearch } from '#lib/events/event-filters';
import { eventState } from '#lib/events/event-state';
import { takesPlace } from '#lib/events/event-status';
import { type EventSummary, summaryMoments } from '#lib/events/event-summary';
import { choicesOf } from '#lib/events/lists/event-choices';
import { nextChoices } from '#lib/events/lists/next-choices';
import { orderEvents } from '#lib/events/lists/order-events';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { searchIndexSlices } from '#lib/events/search-events';
import { toComeAt } from '#lib/events/upcoming-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { suggestionsFor } from '#lib/questions/search-suggestions';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../support/events/some-event.ts';
import { summariesToCome } from '../../support/events/to-come.ts';

const SATURDAY = '2026-11-21';
const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');

/** A rich Saturday: in each town something that is over, cancelled, postponed, on through the night, all day. */
const RICH = ['San Pedro', 'Dangriga', 'Belize City', 'San Ignacio', 'Hopkins', 'Placencia'].flatMap(
  (city, index) => {
    const on = { date: SATURDAY, city, category: EVENT_CATEGORIES[index] ?? ('food' as const) };
    const id = (name: string) => `${name}-${index}`;
    return [
      someEvent({ ...on, id: id('walk'), title: `Walk ${city}`, time: '5:30 AM - 7 AM' }),
      someEvent({ ...on, id: id('off'), title: `Music Off ${city}`, time: '7 PM', status: 'cancelled' }),
      someEvent({
        ...on,
        id: id('put-off'),
        title: `Music Postponed ${city}`,
        time: '6 PM',
        status: 'postponed',
      }),
      someEvent({ ...on, id: id('day'), title: `Open Day ${city}`, time: undefined }),
      ...(index % 2
        ? [someEvent({ ...on, id: id('night'), title: `Live Music ${city}`, time: '9 PM - 2 AM' })]
        : []),
    ];
  },
);
const ALL = [...finishSlices(parseEventsCsv(sheet)).events, ...RICH];

const QUESTIONS = [
  'live music tonight',
  'walk',
  'music',
  'open day',
  'drums this weekend',
  'what is on now',
  'food',
  'free events today',
  'music in san pedro',
  'festival',
];

function listsAt(now: number, day: string) {
  const events = summariesToCome(ALL, day);
  const index = finishSlices(searchIndexSlices(events));
  const choices = choicesOf(events);
  const calendar = { events, index, choices };
  const asked = [
    ...[...choices.cities, ...choices.districts].map(({ value }) => `?city=${value}`),
    ...EVENT_CATEGORIES.map((category) => `?category=${category}`),
    '?when=tonight',
    '?when=today',
    '?when=weekend',
    ...QUESTIONS.map((question) => `?q=${encodeURIComponent(question)}`),
  ];
  return { calendar, asked, home: toComeAt(events, now) };
}

/** Whether somebody can still go to it. */
const isOpen = (event: EventSummary, now: number) =>
  takesPlace(event) && eventState(summaryMoments(event), now).kind !== 'over';

describe.each([
  ['9:00', `${SATURDAY}T09:00`],
  ['15:00', `${SATURDAY}T15:00`],
  ['20:00', `${SATURDAY}T20:00`],
  ['23:30', `${SATURDAY}T23:30`],
  ['0:30', '2026-11-22T00:30'],
])('at %s', (_, text) => {
  const now = Date.parse(`${text}:00-06:00`);
  const { calendar, asked, home } = listsAt(now, text.slice(0, 10));

  test('the first of each of more than forty lists can still be gone to, or nothing is left and the list leads on', () => {
    expect(asked.length).toBeGreaterThanOrEqual(40);
    const wrong = asked.filter((search) => {
      const { result, leadOn } = answerFilters(filtersFromSearch(search), calendar, now);
      const [first] = result.events;
      if (first) return !isOpen(first, now);
      return result.folded.length > 0 && !(leadOn?.next || leadOn?.near.length);
    });
    expect(wrong).toEqual([]);
  });

  test('so can the first that are suggested and that the assistant names', () => {
    for (const question of QUESTIONS) {
      const { events } = suggestionsFor({ q: question }, calendar, now);
      const { search } = understandQuestion(question, {
        today: text.slice(0, 10),
        places: calendar.choices.cities,
      });
      const { next } = findEventsForQuestion(calendar, search, now);
      // What is off and was named follows, with its status.
      const first = events.slice(0, Math.max(1, events.filter(takesPlace).length));
      expect([
        question,
        [...first, ...next].filter((event) => !isOpen(event, now)).map(({ id }) => id),
      ]).toEqual([question, []]);
    }
  });

  test('so can all that the home page shows as next, and the first of its lists', () => {
    expect(nextChoices(home, now).events.every((event) => isOpen(event, now))).toBe(true);
    expect(isOpen(orderEvents(home, now).events[0] as EventSummary, now)).toBe(true);
  });
});
