import fc from 'fast-check';
import { previewText } from '#lib/events/preview/preview-text';
import { advanceWidths } from './font-file';

test.each([
  ['a plain title stays', "St. George's Caye Day", "St. George's Caye Day"],
  ['Garifuna letters stay', 'Buíti Binafi: Lúgüdürü Ñandú á é', 'Buíti Binafi: Lúgüdürü Ñandú á é'],
  ['loose accents join their letters', 'Di\u0301a de San Jose\u0301', 'Día de San José'],
  ['emoji go', '🎉 Carnival 🇧🇿 Road March 👩‍👩‍👧‍👦', 'Carnival Road March'],
  ['a keycap leaves its digit', '1️⃣ Love', '1 Love'],
  ['letters dressed up for messengers are plain letters', '𝐅𝐞𝐬𝐭 ＦＥＳＴ ﬁesta', 'Fest FEST fiesta'],
  ['other scripts go', 'Festival 祭り مهرجان Праздник', 'Festival'],
  ['brackets that become empty go', 'Lunar New Year (春节) [🎉]', 'Lunar New Year'],
  ['zero-width characters go', 'Pun\u200bta\u2060 R\ufeffock\u00ad', 'Punta Rock'],
  ['direction marks go', '\u202eParade\u202c \u2067March\u2069', 'Parade March'],
  ['stacked accents go', 'z\u0337\u031b\u0320a\u0338lgo', 'zalgo'],
  ['letters the font lacks lose their accent', 'Mẹ Ĝoja', 'Me Goja'],
  ['lines and tabs are spaces', ' Day\n\tone\u00a0and\u2003two ', 'Day one and two'],
  ['half of a pair goes', 'Jump\ud83c up', 'Jump up'],
  ['only emoji leaves nothing', '🎉🎉 🇧🇿', ''],
  ['only another script leaves nothing', '年度祭り!', ''],
  ['only marks leave nothing', ' – & … ', ''],
  ['an empty text stays empty', '', ''],
])('in the text of a preview %s', (_, text, expected) => {
  expect(previewText(text, 80)).toBe(expected);
});

test('a long text is cut between words, with an ellipsis within the length', () => {
  expect(previewText('National Agriculture and Trade Show', 24)).toBe('National Agriculture…');
  expect(previewText('National Agriculture and Trade Show', 25)).toBe('National Agriculture and…');
  expect(previewText('National Agriculture', 20)).toBe('National Agriculture');
});

test('a long text without a space is cut within its word', () => {
  expect(previewText('x'.repeat(500), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('a text of a million emoji takes no time', () => {
  expect(previewText('🎉'.repeat(1_000_000), 80)).toBe('');
});

test('every character of Unicode becomes characters that the font has in both weights', () => {
  const covers = ([600, 800] as const).map(
    (weight) =>
      new Set([...advanceWidths('latin', weight).keys(), ...advanceWidths('latin-ext', weight).keys()]),
  );
  const missing = new Set<string>();
  for (let start = 0; start < 0x110000; start += 0x400) {
    const block = Array.from({ length: 0x400 }, (_, i) => `a${String.fromCodePoint(start + i)}`).join('');
    for (const character of previewText(block, 1_000_000)) {
      if (!covers.every((cover) => cover.has(character.codePointAt(0) ?? 0))) missing.add(character);
    }
  }
  expect([...missing]).toEqual([]);
});

test('no text comes out longer than asked, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 8, max: 60 }),
      (text, length) => {
        const once = previewText(text, length);
        expect([...once].length).toBeLessThanOrEqual(length);
        expect(previewText(once, length)).toBe(once);
      },
    ),
  );
});
