import { fold } from '#lib/text/fold';

test.each([
  ['Día', 'dia'],
  ['DIA', 'dia'],
  ['Buíti Binafi', 'buiti binafi'],
  ['fête', 'fete'],
  ['ÑANDÚ', 'nandu'],
  ['İstanbul', 'istanbul'],
  ["New Year's 2027!", "new year's 2027!"],
  ['ＦＩＥＳＴＡ ２０２７', 'fiesta 2027'],
  ['𝐁𝐞𝐥𝐢𝐳𝐞', 'belize'],
  ['Ⓑⓔⓛⓘⓩⓔ', 'belize'],
  ['Año Nuevo', 'ano nuevo'],
  ['AN\u0303O', 'ano'],
  ['', ''],
])('case and accents are ignored: %j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('an accent written as a character of its own makes no difference', () => {
  expect(fold('Di\u0301a')).toBe(fold('D\u00EDa'));
});

test.each([
  ['Garífuna', 8],
  ['한국', 2],
  ['ﬁesta', 5],
])('letters keep their number: %j has %i', (text, letters) => {
  expect([...fold(text)]).toHaveLength(letters);
});
