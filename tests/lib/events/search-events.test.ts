import type { EventSummary } from '#lib/events/event-summary';
import { searchEvents, searchIndexSlices } from '#lib/events/search-events';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../support/events/some-event.ts';

const indexOf = (events: readonly EventSummary[]) => finishSlices(searchIndexSlices(events));

const events = [
  someSummary({
    title: 'Día de los Reyes',
    venue: 'Village Beachfront',
    city: 'Hopkins',
    category: 'cultural',
    cost: 'Free',
    time: '10 AM',
  }),
  someSummary({
    title: 'Caye Caulker Lobsterfest',
    venue: 'Front Street',
    city: 'Caye Caulker',
    category: 'food',
  }),
  someSummary({
    title: "J'ouvert Morning",
    venue: 'Barrack Road',
    city: 'Belize City',
    category: 'entertainment',
    description: 'Bring powder and old clothes.',
  }),
  someSummary({ title: 'GARIFUNA Drums 2026', venue: 'Y-Not Island', city: 'Dangriga', category: 'arts' }),
];
const index = indexOf(events);
const found = (query: string) => searchEvents(index, query);

describe('every word of a search may occur in title, venue, city, category or description', () => {
  test.each([
    ['title', 'reyes', [0]],
    ['venue', 'barrack', [2]],
    ['city', 'caulker', [1]],
    ['label of the category', 'crafts', [3]],
    ['sheet’s own description', 'powder', [2]],
    ['generated description', 'admission', [0]],
    ['title and city', 'drums dangriga', [3]],
    ['title, behind an apostrophe', 'ouvert', [2]],
    ['different fields, in any order,', 'clothes city morning road', [2]],
    ['title, as a year,', '2026', [3]],
  ])('as it does in the %s for %j', (_, query, positions) => {
    expect(found(query)).toEqual({ found: positions, forgiving: false });
  });

  test('but not in different events', () => {
    expect(found('reyes lobsterfest').found).toEqual([]);
  });
});

describe('case and accents are ignored, so that', () => {
  test.each(['día', 'dia', 'DÍA', 'di\u0301a', ' Dia,'])('%j finds Día de los Reyes', (query) => {
    expect(found(query)).toEqual({ found: [0], forgiving: false });
  });

  test('additional accents make no difference', () => {
    expect(found('gárïfuna drûms').found).toEqual([3]);
  });
});

describe('parts of words are searched, so that', () => {
  test.each([
    ['fest', [1]],
    ['obst', [1]],
    // A short word must begin one: 'run' is not in 'Brunch'.
    ['obs', []],
    ['lob', [1]],
    ['hopk beach', [0]],
    // Of one to three letters, so they must begin a word: 'st' does not find Lobsterfest, but Street.
    ['re', [0]],
    ['fe', []],
    ['y', [3]],
  ])('%j finds %j', (query, positions) => {
    expect(found(query).found).toEqual(positions);
  });

  test.each(['', '   ', '!?', '-', '\u0000'])('%j has no word and finds all events', (query) => {
    expect(found(query)).toEqual({ found: [0, 1, 2, 3], forgiving: false });
  });
});

describe('words that were written together find the words apart, so that', () => {
  test.each([
    ['frontstreet', [1]],
    ['FrontStreet', [1]],
    ['#FrontStreet', [1]],
    ['garifunadrums2026', [3]],
    ['garifunadrum', [3]],
    // Not where the words stand in another order or apart.
    ['streetfront', []],
    ['cayelobsterfest', []],
  ])('%j finds %j', (query, positions) => {
    expect(found(query)).toEqual({ found: positions, forgiving: false });
  });
});

describe('typos are ignored when no event has all words as typed,', () => {
  test.each([
    ['with a missing letter', 'lobstrfest', [1]],
    ['with an additional letter', 'lobsterrfest', [1]],
    ['with a wrong letter', 'lobsterfast', [1]],
    ['with two swapped letters', 'lobsetrfest', [1]],
    ['with two swapped letters in the start of a word', 'lobsetr', [1]],
    ['with a typo in a word of four letters', 'druk', [3]],
    ['with a missing letter in one of two words', 'dagriga drums', [3]],
    ['with a typo in each of two words', 'dagriga durms', [3]],
    ['without an apostrophe', 'jouvert', [2]],
    ['with two typos in a long word', 'garfiuan', [3]],
  ])('%s as in %j', (_, query, positions) => {
    expect(found(query)).toEqual({ found: positions, forgiving: true });
  });

  test.each([
    ['a word of three letters', 'dya'],
    ['two typos in a word of five letters', 'dxyms'],
    ['typos in two words of different events', 'drmms reyez'],
    ['a number, as a year is never a typo of another one', '2027'],
    ['a word that is like no other', 'xylophone'],
  ])('but not in %s', (_, query) => {
    expect(found(query)).toEqual({ found: [], forgiving: false });
  });
});

describe('a search index that is made in slices', () => {
  const many = Array.from({ length: 600 }, (_, position) =>
    someSummary({ id: `event-${position}`, title: `Number ${position}` }),
  );

  test('pauses in between and equals an index that is made at once', () => {
    const slices = searchIndexSlices(many);
    expect(slices.next().done).toBe(false);
    expect(slices.next().done).toBe(false);
    expect(slices.next()).toEqual({ done: true, value: indexOf(many) });
  });

  test('finds nothing without events', () => {
    expect(searchEvents(indexOf([]), 'drums')).toEqual({ found: [], forgiving: false });
  });
});

test('accents and shapes of letters are no obstacle, typed or in a title', () => {
  const events = ['Fiesta de Año Nuevo', 'Ｌｏｂｓｔｅｒｆｅｓｔ', 'Drums'].map((title, index) =>
    someSummary({ id: `event-${index}`, title }),
  );
  const index = finishSlices(searchIndexSlices(events));
  for (const [query, position] of [
    ['año nuevo', 0],
    ['ano nuevo', 0],
    ['AN\u0303O NUEVO', 0],
    ['lobsterfest', 1],
    ['ｄｒｕｍｓ', 2],
  ] as const)
    expect(searchEvents(index, query)).toEqual({ found: [position], forgiving: false });
});
