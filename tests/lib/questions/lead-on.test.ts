import { filtersFromSearch } from '#lib/events/event-filters';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../support/events/some-event.ts';
import { summariesToCome } from '../../support/events/to-come.ts';

const TODAY = '2026-11-21'; // a Saturday
const NOW = Date.parse(`${TODAY}T18:00:00-06:00`);
const sanPedro = { city: 'San Pedro', category: 'health' } as const;
const EVENTS = [
  someEvent({ id: 'walk', title: 'Charity Walk', date: TODAY, time: '6 AM - 8 AM', ...sanPedro }),
  someEvent({ id: 'off', title: 'Regatta', date: TODAY, time: '8 PM', ...sanPedro, status: 'cancelled' }),
  someEvent({ id: 'boats', title: 'Boat Parade', date: '2026-12-19', ...sanPedro }),
  someEvent({ id: 'caulker', title: 'Drums', date: TODAY, time: '8 PM', city: 'Caye Caulker' }),
  someEvent({ id: 'far', title: 'Far Drums', date: TODAY, time: '8 PM', city: 'Punta Gorda' }),
  someEvent({ id: 'belmopan', title: 'Fair', date: TODAY, time: '1 PM - 9 PM', city: 'Belmopan' }),
];

function leadOnOf(search: string, now = NOW, besides: typeof EVENTS = []) {
  const events = summariesToCome([...EVENTS, ...besides], TODAY);
  const index = finishSlices(searchIndexSlices(events));
  return answerFilters(filtersFromSearch(search), { events, index, choices: choicesOf(events) }, now).leadOn;
}

describe('a list whose day has nothing left leads on', () => {
  test.each([
    ['of a place', '?city=san-pedro'],
    ['of a place today', '?city=san-pedro&when=today'],
    ['of this evening in a place, in words', '?q=tonight in san pedro'],
  ])('%s: to its next day, and to what is near', (_, search) => {
    const given = leadOnOf(search);
    expect(given?.next?.id).toBe('boats');
    expect(given?.near.map(({ event, words }) => `${words}: ${event.title}`)).toEqual([
      'tonight in Caye Caulker: Drums',
    ]);
  });

  test('names a place over the sea by its name, without the length of a straight line to it', () => {
    const given = leadOnOf('?city=belize-city&when=tonight', NOW, [
      someEvent({ id: 'quiet', date: TODAY, time: '8 PM', city: 'Belize City', status: 'cancelled' }),
      someEvent({ id: 'griga', title: 'Punta', date: TODAY, time: '5 PM - 9 PM', city: 'Dangriga' }),
    ]);
    expect(given?.near.map(({ words }) => words)).toEqual(['tonight in Caye Caulker', 'on now in Dangriga']);
  });

  test('of a category, which has no place around it: to its next day alone', () => {
    expect(leadOnOf('?category=health')).toMatchObject({ next: { id: 'boats' }, near: [] });
  });

  test('of another day, whose events are all off: to its next day alone', () => {
    const fair = { date: TODAY, endDate: '2026-11-23', city: 'San Pedro', status: 'cancelled' } as const;
    const given = leadOnOf('?when=tomorrow&city=san-pedro', NOW, [someEvent({ id: 'fair', ...fair })]);
    expect(given).toMatchObject({ next: { id: 'boats' }, near: [] });
    const tomorrow = someEvent({ id: 'tomorrow', date: '2026-11-22', city: 'San Pedro' });
    expect(
      leadOnOf('?when=tomorrow&city=san-pedro', NOW, [someEvent({ id: 'fair', ...fair }), tomorrow]),
    ).toBeUndefined();
  });

  test.each([
    ['something is left of today', '?city=caye-caulker', NOW],
    ['it had nothing today', '?when=tomorrow', NOW],
    ['the day is not over', '?city=san-pedro&category=health', Date.parse(`${TODAY}T05:00:00-06:00`)],
  ])('but not where %s', (_, search, now) => {
    expect(leadOnOf(search, now)).toBeUndefined();
  });
});
