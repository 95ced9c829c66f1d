import fc from 'fast-check';
import { redactEvent } from '#lib/analytics/visit/redact-event';

/** The words that are tracked for a search without results. */
function searchWords(words: string): string | undefined {
  const redacted = redactEvent({ name: 'search', found: false, words });
  return redacted.name === 'search' && 'words' in redacted ? redacted.words : undefined;
}

fc.configureGlobal({ seed: 20261119, numRuns: 500 });

test.each([
  ['kite flying', 'kite flying'],
  ['  Kite-flying 2027!', 'kite flying'],
  ['¿Música en Corozal?', 'música en corozal'],
  ['one two three four', 'one two three'],
  ['supercalifragilistic expialidocious music', 'supercalifragilistic'],
  ['Wanáragua', 'wanáragua'],
])('the words of a search for %j are tracked as %j', (query, words) => {
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
])('the words of a search for %j are not tracked', (query) => {
  expect(searchWords(query)).toBeUndefined();
});

test.each([
  ['see https://maria.example/me', 'see'],
  ['maria.lopez fiesta', 'fiesta'],
  ['b2b market', 'market'],
])('addresses and numbers are left out as a whole: %j is %j', (query, words) => {
  expect(searchWords(query)).toBe(words);
});

test('at most three words of letters, 30 characters in all, are tracked of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (query) => {
      const words = searchWords(query);
      if (words === undefined) return;
      expect(words).toMatch(/^\p{L}[\p{L}\p{M}]*( \p{L}[\p{L}\p{M}]*){0,2}$/u);
      expect(words.length).toBeLessThanOrEqual(30);
    }),
  );
});

test('a search is tracked with its words only when it found nothing', () => {
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
