import type { EventQuery } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import { filterEvents } from '#lib/events/lists/filter-events';
import { searchIndexSlices } from '#lib/events/search-events';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../../support/events/some-event.ts';

const indexOf = (events: readonly EventSummary[]) => finishSlices(searchIndexSlices(events));

const TODAY = '2026-11-18'; // a Wednesday
/** An instant in the morning of a day in Belize. */
const morningOf = (day: string) => Date.parse(`${day}T06:00:00-06:00`);
const NOW = morningOf(TODAY);

const events = [
  someSummary({ id: 'over', title: 'Gone Drums', date: '2026-11-17' }),
  someSummary({
    id: 'running',
    title: 'Art Weeks',
    date: '2026-11-01',
    endDate: '2026-11-29',
    category: 'arts',
  }),
  someSummary({ id: 'today', title: 'Drum Lesson', date: TODAY, city: 'Hopkins', place: 'hopkins' }),
  someSummary({ id: 'tomorrow', title: 'Settlement Day', date: '2026-11-19' }),
  someSummary({ id: 'friday', title: 'Friday Drums', date: '2026-11-20' }),
  someSummary({ id: 'sunday', title: 'Church', date: '2026-11-22', category: 'religious' }),
  someSummary({
    id: 'monday',
    title: 'Market',
    date: '2026-11-23',
    city: 'Punta Gorda',
    place: 'punta-gorda',
  }),
  someSummary({
    id: 'december',
    title: 'Christmas',
    date: '2026-12-25',
    city: 'Nationwide',
    place: 'nationwide',
  }),
  someSummary({ id: 'unknown', title: 'Kite Day', date: 'TBA' }),
  someSummary({ id: 'impossible', title: 'Leap Drums', date: '2027-02-30' }),
];
const index = indexOf(events);
const idsOf = (query: Partial<EventQuery>) =>
  filterEvents(events, index, { words: '', ...query }, NOW).events.map(({ id }) => id);

describe('filters leave the matching events, in the order of the list:', () => {
  test.each<[Partial<EventQuery>, string[]]>([
    [{}, ['today', 'running', 'tomorrow', 'friday', 'sunday', 'monday', 'december', 'unknown', 'impossible']],
    [{ words: 'drum' }, ['today', 'friday', 'impossible']],
    [{ words: 'drums', when: 'weekend' }, ['friday']],
    [{ category: 'arts' }, ['running']],
    [{ category: 'food' }, []],
    [{ when: 'today' }, ['today', 'running']],
    [{ when: 'tomorrow' }, ['tomorrow', 'running']],
    [{ when: 'weekend' }, ['friday', 'sunday', 'running']],
    [{ when: 'month' }, ['today', 'running', 'tomorrow', 'friday', 'sunday', 'monday']],
    [{ city: 'hopkins' }, ['today']],
    [{ city: 'nowhere' }, []],
    [{ words: 'church', category: 'religious', city: 'dangriga', when: 'weekend' }, ['sunday']],
    [{ words: 'church', category: 'religious', city: 'dangriga', when: 'today' }, []],
  ])('%j leaves %j', (query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });

  test.each<[string, string, Partial<EventQuery>, string[]]>([
    ['an exhibition that is open is on today', '17:00', { when: 'today' }, ['exhibition']],
    ['one that has closed for today is no answer to today', '18:30', { when: 'today' }, []],
    ['nor to this evening', '18:30', { when: 'today', hours: { after: 1020, before: 1440 } }, []],
    ['but to the days to come', '18:30', { when: 'month' }, ['exhibition']],
    ['and it stays among what was saved', '18:30', { when: 'today', saved: true }, ['exhibition']],
  ])('%s', (_, hour, query, ids) => {
    const exhibition = someSummary({
      id: 'exhibition',
      title: 'Maya Pottery',
      date: '2026-11-02',
      endDate: '2026-11-28',
      time: '10 AM - 6 PM',
    });
    const at = Date.parse(`2026-11-18T${hour}:00-06:00`);
    const { events: found } = filterEvents(
      [exhibition],
      indexOf([exhibition]),
      { words: '', ...query },
      at,
      undefined,
      ['exhibition'],
    );
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  test.each(['', '1/1/27', '12 diciembre 2026', '19/12/2026', 'TBA'])(
    'what has no day yet is on no day that is asked for: “%s”',
    (date) => {
      const undated = someSummary({ id: 'undated', date });
      const found = (query: Partial<EventQuery>) =>
        filterEvents([undated], indexOf([undated]), { words: '', ...query }, NOW).events.length;
      expect([found({ when: 'today' }), found({ when: 'weekend' }), found({})]).toEqual([0, 0, 1]);
    },
  );

  test('an event that is over never matches, and a one-day event matches until its day is over', () => {
    expect(idsOf({ words: 'gone' })).toEqual([]);
    const later = filterEvents(events, index, { words: 'settlement' }, morningOf('2026-11-19'));
    expect(later.events.map(({ id }) => id)).toEqual(['tomorrow']);
    expect(filterEvents(events, index, { words: 'settlement' }, morningOf('2026-11-20')).events).toEqual([]);
  });
});

describe('choosing a city also offers the events of its neighbours, in a list of their own', () => {
  const places = { members: ['dangriga'], nearby: ['punta-gorda'] };

  test('in which they match the other filters too', () => {
    const { events: own, nearby } = filterEvents(
      events,
      index,
      { words: '', city: 'dangriga', when: 'month' },
      NOW,
      places,
    );
    expect(own.map(({ id }) => id)).toEqual(['running', 'tomorrow', 'friday', 'sunday']);
    expect(nearby.map(({ id }) => id)).toEqual(['monday']);
  });

  test('that is empty without a chosen city', () => {
    expect(filterEvents(events, index, { words: 'drums' }, NOW, places).nearby).toEqual([]);
  });

  test('and choosing a district means all of its places', () => {
    const district = { members: ['dangriga', 'hopkins'], nearby: [] };
    const { events: found } = filterEvents(
      events,
      index,
      { words: 'drum', city: 'stann-creek-district' },
      NOW,
      district,
    );
    expect(found.map(({ id }) => id)).toEqual(['today', 'friday', 'impossible']);
  });
});

describe('a search says whether typos were ignored:', () => {
  test('they were for a word that no event has', () => {
    expect(filterEvents(events, index, { words: 'chruch' }, NOW)).toMatchObject({
      events: [{ id: 'sunday' }],
      forgiving: true,
    });
  });

  test('they were not without words to search', () => {
    expect(filterEvents(events, index, { words: ' ' }, NOW).forgiving).toBe(false);
  });

  test('they were not for a word that an event has', () => {
    expect(filterEvents(events, index, { words: 'church' }, NOW).forgiving).toBe(false);
  });
});

test('the filter “Saved” leaves only the events that are saved on this device', () => {
  const saved = ['friday', 'of-last-year'];
  const found = filterEvents(events, index, { words: '', saved: true }, NOW, undefined, saved).events;
  expect(found.map(({ id }) => id)).toEqual(['friday']);
  expect(filterEvents(events, index, { words: '' }, NOW, undefined, saved).events.length).toBeGreaterThan(1);
});
