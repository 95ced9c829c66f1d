import { previewText } from '#lib/events/preview/preview-text';

test.each([
  ['a plain title stays', "St. George's Caye Day", "St. George's Caye Day"],
  ['Garifuna letters stay', 'Buíti Binafi: Lúgüdürü Ñandú á é', 'Buíti Binafi: Lúgüdürü Ñandú á é'],
  ['combining accents join their letters', 'Di\u0301a de San Jose\u0301', 'Día de San José'],
  ['emoji are removed', '🎉 Carnival 🇧🇿 Road March 👩‍👩‍👧‍👦', 'Carnival Road March'],
  ['a keycap leaves its digit', '1️⃣ Love', '1 Love'],
  ['decorative letters become plain letters', '𝐅𝐞𝐬𝐭 ＦＥＳＴ ﬁesta', 'Fest FEST fiesta'],
  ['other scripts are removed', 'Festival 祭り مهرجان Праздник', 'Festival'],
  ['an ellipsis and a fraction stay', 'And so… on for ½ price', 'And so… on for ½ price'],
  ['a letter with an accent stays in its plain form', 'ǆip', 'džip'],
  ['a sign of several letters is removed unless the font has them all', '5 ㎏ (㈱)', '5 kg'],
  ['brackets that become empty are removed', 'Lunar New Year (春节) [🎉]', 'Lunar New Year'],
  ['empty brackets of any kind are a space', 'a()b( )c[]d[ ]e{}f{ }g“”h“ ”i""j" "k', 'a b c d e f g h i j k'],
  ['brackets with a text stay', '(a) [b] {c} “d” "e"', '(a) [b] {c} “d” "e"'],
  ['a space before punctuation is removed', 'Hudut 鱼, Ereba 鱼! Rum 鱼', 'Hudut, Ereba! Rum'],
  ['a space before final punctuation is removed', 'Hudut 鱼!', 'Hudut!'],
  ['a space before a decimal point stays', 'Run 鱼.5 miles', 'Run .5 miles'],
  ['separators at both ends are removed', '鱼, ; Hudut ; 鱼,', 'Hudut'],
  ['zero-width characters are removed', 'Pun\u200bta\u2060 R\ufeffock\u00ad', 'Punta Rock'],
  ['direction marks are removed', '\u202eParade\u202c \u2067March\u2069', 'Parade March'],
  ['stacked accents are removed', 'z\u0337\u031b\u0320a\u0338lgo', 'zalgo'],
  ['letters the font lacks lose their accent', 'Mẹ Ĝoja', 'Me Goja'],
  ['line breaks and tabs become spaces', ' Day\n\tone\u00a0and\u2003two ', 'Day one and two'],
  ['half of a surrogate pair is removed', 'Jump\ud83c up', 'Jump up'],
  ['emoji alone leave nothing', '🎉🎉 🇧🇿', ''],
  ['another script alone leaves nothing', '年度祭り!', ''],
  ['punctuation alone leaves nothing', ' – & … ', ''],
  ['an empty text stays empty', '', ''],
])('in the text of a preview %s', (_, text, expected) => {
  expect(previewText(text, 80)).toBe(expected);
});

test('a long text is cut between words, with an ellipsis within the length', () => {
  expect(previewText('National Agriculture and Trade Show', 24)).toBe('National Agriculture…');
  expect(previewText('National Agriculture and Trade Show', 25)).toBe('National Agriculture and…');
  expect(previewText('National Agriculture', 20)).toBe('National Agriculture');
});

test('a long text has no punctuation before its ellipsis', () => {
  expect(previewText('Rum, Reggae, – & more', 17)).toBe('Rum, Reggae…');
});

test('a long text is cut within a word that is most of it', () => {
  expect(previewText(`The ${'x'.repeat(500)}`, 10)).toBe('The xxxxx…');
});

test('a long text without a space is cut within its word', () => {
  expect(previewText('x'.repeat(500), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('a text of a million emoji is cut before it is cleaned', () => {
  expect(previewText('🎉'.repeat(1_000_000), 80)).toBe('');
});
