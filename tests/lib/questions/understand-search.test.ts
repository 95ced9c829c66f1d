import fc from 'fast-check';
import { isFiltering, NO_FILTERS } from '#lib/events/event-filters';
import { readSearchText, searchTextAfter, understandSearch } from '#lib/questions/understand-search';
import { voiceQuery, wordsLabel } from '#lib/questions/voice-query';

describe('the words to search', () => {
  test.each([
    ['drums', 'drums'],
    ['', ''],
    ['Voice: Parade, Dangriga, This weekend, “drums”', 'drums'],
    ['Voice: Parade, Dangriga', ''],
    ['Voice: “free music”', 'free music'],
    ['Voice search completed', ''],
    ['  Voice search completed ', ''],
    ['Voice: Parade, “cut o', 'cut o'],
    // Once a visitor has edited it, the text is searched like any other.
    ['Parade, Dangriga', 'Parade, Dangriga'],
    ['Voice search complete', 'Voice search complete'],
    ['Voice: Parade, “drums” and more', 'Voice: Parade, “drums” and more'],
    ['voice lessons', 'voice lessons'],
    ['Voice', 'Voice'],
  ])('in %j are %j', (query, words) => {
    expect(readSearchText(query).words).toBe(words);
  });

  test('are those quoted by the assistant, however long the labels are', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.array(word, { maxLength: 12 }),
        (words, names) => {
          const query = voiceQuery([
            ...(names.length > 0 ? [names.join(' ')] : []),
            wordsLabel(words.join(' ')),
          ]);
          expect(query.length).toBeLessThanOrEqual(100);
          expect(readSearchText(query)).toEqual({ words: words.join(' '), isVoice: true });
        },
      ),
    );
  });
});

test.each([
  ['choice', 'Voice: Parade, “drums”', 'drums'],
  ['pointing', 'Voice search completed', ''],
  ['choice', 'drums', 'drums'],
  ['typing', 'Voice: Parade, “drums” at', 'Parade, “drums” at'],
  ['typing', 'drums', 'drums'],
] as const)('after %s in “%s” the search text is “%s”', (how, before, after) => {
  expect(searchTextAfter(how, before)).toBe(after);
});

test('the search text is ‘Voice: {labels}’, or ‘Voice search completed’', () => {
  expect(voiceQuery(['Parade', 'Dangriga', 'This weekend'])).toBe('Voice: Parade, Dangriga, This weekend');
  expect(voiceQuery([])).toBe('Voice search completed');
});

test('the assistant’s text filters nothing, unless it quotes words', () => {
  expect(isFiltering(understandSearch({ q: 'Voice search completed' }))).toBe(false);
  expect(isFiltering(understandSearch({ q: 'Voice: Parade', category: 'parade' }))).toBe(true);
  expect(isFiltering(understandSearch({ q: 'Voice: “drums”' }))).toBe(true);
});

test('neither empty filters nor the month of the calendar view filter anything', () => {
  expect(isFiltering(understandSearch(NO_FILTERS))).toBe(false);
  expect(isFiltering(understandSearch({ q: '', month: '2026-12' }))).toBe(false);
});

test('the query of the list has the words and choices of its filters, but no month', () => {
  expect(understandSearch({ q: 'drums', category: 'arts', saved: true, month: '2026-12' })).toEqual({
    words: 'drums',
    category: 'arts',
    saved: true,
  });
});
