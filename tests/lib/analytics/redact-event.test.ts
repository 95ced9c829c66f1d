import fc from 'fast-check';
import { redactEvent } from '#lib/analytics/redact-event';

/** What is told of a search that found nothing. */
function searchWords(words: string): string | undefined {
  const told = redactEvent({ name: 'search', found: false, words });
  return told.name === 'search' && 'words' in told ? told.words : undefined;
}

fc.configureGlobal({ seed: 20261119, numRuns: 500 });

test.each([
  ['kite flying', 'kite flying'],
  ['  Kite-flying 2027!', 'kite flying'],
  ['¿Música en Corozal?', 'música en corozal'],
  ['one two three four', 'one two three'],
  ['supercalifragilistic expialidocious music', 'supercalifragilistic'],
  ['Wanáragua', 'wanáragua'],
])('the words of a search for %j are counted as %j', (query, words) => {
  expect(searchWords(query)).toBe(words);
});

test.each([
  ['maria@mail.example'],
  ['maria @ mail'],
  ['+501 622-1234'],
  ['call 622 1234'],
  ['6221234 maria'],
  ['maria 12345'],
  ['2027'],
  ['!!!'],
  [''],
  ['a'.repeat(31)],
])('of %j nothing is told', (query) => {
  expect(searchWords(query)).toBeUndefined();
});

test.each([
  ['see https://maria.example/me', 'see'],
  ['maria.lopez fiesta', 'fiesta'],
  ['b2b market', 'market'],
])('an address or a number is not told in pieces: %j is %j', (query, words) => {
  expect(searchWords(query)).toBe(words);
});

test('whatever is typed, at most three words of letters leave, 30 characters in all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (query) => {
      const words = searchWords(query);
      if (words === undefined) return;
      expect(words).toMatch(/^\p{L}[\p{L}\p{M}]*( \p{L}[\p{L}\p{M}]*){0,2}$/u);
      expect(words.length).toBeLessThanOrEqual(30);
    }),
  );
});

test('of a search only whether it found something is told, and what it asked for where nothing was', () => {
  expect(redactEvent({ name: 'search', found: true, words: 'maria lopez' })).toEqual({
    name: 'search',
    found: true,
  });
  expect(redactEvent({ name: 'search', found: false, words: 'Kite Day!' })).toEqual({
    name: 'search',
    found: false,
    words: 'kite day',
  });
  expect(redactEvent({ name: 'search', found: false, words: '622-1234' })).toEqual({
    name: 'search',
    found: false,
  });
  expect(redactEvent({ name: 'landing', view: 'home' })).toEqual({ name: 'landing', view: 'home' });
});
