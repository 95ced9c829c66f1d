import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { EventSummary } from '#lib/events/event-summary';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finish, searchEvents, searchIndexSlices } from '#lib/events/search-events';
import { summarizeEvent } from '#lib/events/summarize-event';
import { someSummary } from '../../support/events/some-event.ts';

const indexOf = (events: readonly EventSummary[]) => finish(searchIndexSlices(events));

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');
const sample = parseEventsCsv(sheet).events.map(summarizeEvent);
const sampleIndex = indexOf(sample);
const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
const sampleTitles = sample.map(({ title }, position) => ({ position, words: lettersOf(title) }));

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
    ['category as people read it', 'crafts', [3]],
    ['the sheet’s own description', 'powder', [2]],
    ['the generated description', 'admission', [0]],
    ['title and city', 'drums dangriga', [3]],
    ['all five', 'jouvert'.slice(1), [2]],
    ['different fields in any order', 'clothes city morning road', [2]],
    ['a year', '2026', [3]],
  ])('as in the %s with %j', (_, query, positions) => {
    expect(found(query)).toEqual({ found: positions, forgiving: false });
  });

  test('a word that only another event has leaves nothing', () => {
    expect(found('reyes lobsterfest').found).toEqual([]);
  });
});

describe('case and accents are ignored', () => {
  test.each(['día', 'dia', 'DÍA', 'di\u0301a', ' Dia,'])('%j finds Día de los Reyes', (query) => {
    expect(found(query)).toEqual({ found: [0], forgiving: false });
  });

  test('an accent too many does no harm', () => {
    expect(found('gárïfuna drûms').found).toEqual([3]);
  });
});

describe('parts of words are searched:', () => {
  test.each([
    ['fest', [1]],
    ['lob', [1]],
    ['hopk beach', [0]],
    // Of one or two letters, so they must begin a word: 'st' does not find Lobsterfest, but Street.
    ['re', [0]],
    ['fe', []],
    ['y', [3]],
  ])('%j finds %j', (query, positions) => {
    expect(found(query).found).toEqual(positions);
  });

  test.each(['', '   ', '!?', '-', '\u0000'])('%j holds no word and leaves all events', (query) => {
    expect(found(query)).toEqual({ found: [0, 1, 2, 3], forgiving: false });
  });
});

describe('a typing slip is forgiven when no event has all words as typed', () => {
  test.each([
    ['left out', 'lobstrfest', [1]],
    ['added', 'lobsterrfest', [1]],
    ['changed', 'lobsterfast', [1]],
    ['swapped', 'lobsetrfest', [1]],
    ['swapped in the beginning of a word', 'lobsetr', [1]],
    ['left out in one of two words', 'dagriga drums', [3]],
    ['left out or swapped in both words', 'dagriga durms', [3]],
    ['that is an apostrophe left out', 'jouvert', [2]],
    ['twice in a long word', 'garfiuan', [3]],
  ])('with a letter or sign %s, as in %j', (_, query, positions) => {
    expect(found(query)).toEqual({ found: positions, forgiving: true });
  });

  test.each([
    ['a word of three letters', 'dya'],
    ['two slips in a word of five', 'drmms reyes'],
    ['a number: a year is never the slip of another', '2027'],
    ['no word at all like it', 'xylophone'],
  ])('but not in %s', (_, query) => {
    expect(found(query)).toEqual({ found: [], forgiving: false });
  });
});

describe('in the sample sheet', () => {
  const eventWithWord = fc
    .constantFrom(...sampleTitles.flatMap(({ position, words }) => words.map((word) => ({ position, word }))))
    .filter(({ word }) => word.length >= 4);

  test('every event is found by its own title', () => {
    sample.forEach(({ title }, position) => {
      expect(searchEvents(sampleIndex, title)).toMatchObject({ forgiving: false });
      expect(searchEvents(sampleIndex, title).found).toContain(position);
    });
  });

  test('one more word never finds an event that the words before it did not', () => {
    const words = fc.oneof(
      eventWithWord.map(({ word }) => word),
      fc.string({ unit: fc.constantFrom(...'aeinrst '), minLength: 1, maxLength: 4 }),
    );
    let narrowed = 0;
    fc.assert(
      fc.property(fc.array(words, { maxLength: 3 }), words, (some, last) => {
        const before = searchEvents(sampleIndex, some.join(' '));
        const after = searchEvents(sampleIndex, [...some, last].join(' '));
        if (before.forgiving || after.forgiving) return;
        if (after.found.length > 0) narrowed += 1;
        expect(before.found).toEqual(expect.arrayContaining(after.found));
      }),
    );
    expect(narrowed).toBeGreaterThan(50);
  });

  test('a single slip of any kind in a word still finds the event', () => {
    let forgiven = 0;
    const slip = fc.record({
      kind: fc.constantFrom('left out', 'added', 'changed', 'swapped'),
      place: fc.nat(),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    });
    fc.assert(
      fc.property(eventWithWord, slip, ({ position, word }, { kind, place, letter }) => {
        const at = place % word.length;
        const [before, rest] = [word.slice(0, at), word.slice(at)];
        const typed = {
          'left out': before + rest.slice(1),
          added: before + letter + rest,
          changed: before + letter + rest.slice(1),
          swapped: before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2),
        }[kind] as string;
        // Of three letters too many words are but one slip away.
        fc.pre(typed.length >= 4);
        const result = searchEvents(sampleIndex, typed);
        // As typed it may be another event's word, or a part of one.
        if (!result.forgiving) expect(result.found).not.toEqual([]);
        else expect(result.found).toContain(position);
        if (result.forgiving) forgiven += 1;
      }),
      { numRuns: 500 },
    );
    expect(forgiven).toBeGreaterThan(200);
  });

  test('any text is answered, with positions of the list in its order and each once', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(text, (query) => {
        const { found } = searchEvents(sampleIndex, query);
        expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
        expect(found.every((position) => sample[position] !== undefined)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('an index made in slices', () => {
  const many = Array.from({ length: 600 }, (_, position) =>
    someSummary({ id: `event-${position}`, title: `Number ${position}` }),
  );

  test('gives way in between and is the index made at once', () => {
    const slices = searchIndexSlices(many);
    expect(slices.next().done).toBe(false);
    expect(slices.next().done).toBe(false);
    expect(slices.next()).toEqual({ done: true, value: indexOf(many) });
  });

  test('of no events finds nothing', () => {
    expect(searchEvents(indexOf([]), 'drums')).toEqual({ found: [], forgiving: false });
  });
});
