import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { searchEvents, searchIndexSlices } from '#lib/events/search-events';
import { summarizeEvent } from '#lib/events/summarize-event';
import { finishSlices } from '#lib/time/slices';

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');
const sample = finishSlices(parseEventsCsv(sheet)).events.map(summarizeEvent);
const sampleIndex = finishSlices(searchIndexSlices(sample));
const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
const sampleTitles = sample.map(({ title }, position) => ({ position, words: lettersOf(title) }));

describe('in the sample calendar', () => {
  const eventWithWord = fc
    .constantFrom(...sampleTitles.flatMap(({ position, words }) => words.map((word) => ({ position, word }))))
    .filter(({ word }) => word.length >= 4);

  test('every event is found by its own title', () => {
    sample.forEach(({ title }, position) => {
      expect(searchEvents(sampleIndex, title)).toMatchObject({ forgiving: false });
      expect(searchEvents(sampleIndex, title).found).toContain(position);
    });
  });

  test('one more word never finds an event that was not found without it', () => {
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

  test('a single typo of any kind in a word still finds the event', () => {
    let forgiven = 0;
    const typo = fc.record({
      kind: fc.constantFrom('left out', 'added', 'changed', 'swapped'),
      place: fc.nat(),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    });
    fc.assert(
      fc.property(eventWithWord, typo, ({ position, word }, { kind, place, letter }) => {
        const at = place % word.length;
        const [before, rest] = [word.slice(0, at), word.slice(at)];
        const typed = {
          'left out': before + rest.slice(1),
          added: before + letter + rest,
          changed: before + letter + rest.slice(1),
          swapped: before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2),
        }[kind] as string;
        // A word of three letters is one typo away from too many words.
        fc.pre(typed.length >= 4);
        const result = searchEvents(sampleIndex, typed);
        // The typed text may be a word of another event, or a part of one.
        if (!result.forgiving) expect(result.found).not.toEqual([]);
        else expect(result.found).toContain(position);
        if (result.forgiving) forgiven += 1;
      }),
      { numRuns: 500 },
    );
    expect(forgiven).toBeGreaterThan(200);
  });

  test('any query gives valid positions of the list, in its order, each once', () => {
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
