import { filtersFromSearch } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { suggestionsFor } from '#lib/questions/search-suggestions';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../support/events/some-event.ts';

/** Monday 23 November 2026, 10 AM in Belize. */
const NOW = Date.parse('2026-11-23T16:00:00Z');

const drums = Array.from({ length: 6 }, (_, day) =>
  someSummary({ id: `drums-${day}`, title: 'Drum Night', date: `2026-11-${24 + day}` }),
);
const events: EventSummary[] = [
  ...drums,
  someSummary({ id: 'kites', title: 'Kite Day', date: '2026-12-05', city: 'San Pedro', place: 'san-pedro' }),
  someSummary({ id: 'mass', title: 'Mass', date: '2026-12-05', city: 'San Ignacio', place: 'san-ignacio' }),
  someSummary({ id: 'race', title: 'Race', date: '2026-12-05', city: 'San Pedro', place: 'san-pedro' }),
  someSummary({ id: 'parade', title: 'Street Parade', date: '2026-12-06', category: 'parade' }),
];
const calendar = { events, choices: choicesOf(events), index: finishSlices(searchIndexSlices(events)) };

const suggest = (search: string, here?: string) =>
  suggestionsFor(filtersFromSearch(search), calendar, NOW, here);
const ids = (list: readonly EventSummary[]) => list.map(({ id }) => id);

describe('the suggestions of a search', () => {
  test.each(['?q=drum', '?q=parades', '?q=kite&city=san-pedro', '?q=drumm night friday'])(
    'for %s are the beginning of what the list shows',
    (search) => {
      const { result } = answerFilters(filtersFromSearch(search), calendar, NOW);
      const { events: offered, count } = suggest(search);
      expect(offered.length).toBeGreaterThan(0);
      expect(ids(result.events).slice(0, 4)).toEqual(ids(offered));
      expect(count).toBe(result.events.length);
    },
  );

  test.each([
    ['dan', ['Dangriga']],
    ['pedro', ['San Pedro']],
    ['san', ['San Pedro', 'San Ignacio & Santa Elena']],
    ['stann', ['Stann Creek District']],
    ['drums in san pedro', ['San Pedro']],
    ['drum', []],
  ])('for “%s” have the places %j', (words, labels) => {
    expect(suggest(`?q=${words}`).places.map(({ label }) => label)).toEqual(labels);
  });

  test('“near me” means where the visitor is', () => {
    expect(ids(suggest('?q=near me', 'san-pedro').events)).toEqual(['kites', 'race']);
  });

  describe('have with its status what is off', () => {
    const off = [
      someSummary({ id: 'put-off', title: 'Brukdown Evening', date: '2026-11-23', status: 'postponed' }),
      someSummary({ id: 'called-off', title: 'Drum Night', date: '2026-11-24', status: 'cancelled' }),
    ];
    const show = someSummary({ id: 'show', title: 'Brukdown Show', date: '2027-02-13' });
    const offered = (words: string, list: EventSummary[]) => {
      const index = finishSlices(searchIndexSlices(list));
      const found = suggestionsFor(
        filtersFromSearch(`?q=${words}`),
        { events: list, choices: choicesOf(list), index },
        NOW,
      );
      return [ids(found.events), found.count];
    };

    test('below what takes place, where its name is typed', () => {
      expect(offered('brukd', [...off, show])).toEqual([['show', 'put-off'], 1]);
      expect(offered('drum', [...off, ...drums])).toEqual([
        ['drums-0', 'drums-1', 'drums-2', 'called-off'],
        6,
      ]);
    });

    test.each([
      [2, 2],
      [3, 2],
      [4, 1],
    ])('in five rows at most: beside %i that take place %i', (open, named) => {
      const more = someSummary({
        id: 'put-off-drums',
        title: 'Drum Day',
        date: '2026-11-25',
        status: 'postponed',
      });
      expect(offered('drum', [...off, more, ...drums.slice(0, open)])[0]).toHaveLength(open + named);
    });

    test('not where only its place or its kind is', () => {
      expect(offered('dangriga', [...off, show])).toEqual([['show'], 1]);
    });

    test('alone where nothing else has the name, and without counting it', () => {
      expect(offered('brukdown', off)).toEqual([['put-off'], 0]);
    });
  });

  test('name the nearest where nothing fits, and say why', () => {
    const { events: offered, count, nothing } = suggest('?q=parade tonight');
    expect(ids(offered)).toEqual(['parade']);
    expect(count).toBe(0);
    expect(nothing).toEqual({
      text: 'Nothing matches all of that. This comes closest, on another day.',
      nearest: 'The nearest days:',
    });
  });
});
