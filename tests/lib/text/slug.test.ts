import { slug } from '#lib/text/slug';

test.each([
  ['accents are folded (Día → dia)', 'Día de los Muertos', 'dia-de-los-muertos'],
  ['it is lower case', 'Orange WALK TacoFest', 'orange-walk-tacofest'],
  ['other runs become one hyphen', "New Year's  –  Day", 'new-year-s-day'],
  ['it is trimmed', '  “Punta” Night!! ', 'punta-night'],
  ['digits stay', '5K Run 2027', '5k-run-2027'],
  ['an underscore is no letter', 'a_b', 'a-b'],
  ['letters of other shapes are plain', 'Ｆｉｅｓｔａ 𝟐𝟎𝟐𝟕 ﬁn', 'fiesta-2027-fin'],
  ['signs stay signs', '1º de Mayo ™', '1-de-mayo'],
  ['a text of other signs alone has none', '¡¿—?! 你好', ''],
  ['an empty text has none', '', ''],
])('a slug is made of a text so that %s: %j becomes %j', (_, text, expected) => {
  expect(slug(text)).toBe(expected);
});

test.each([
  ['San Ignacio & Santa Elena', 15, 'san-ignacio-san'],
  ['Belize City Hall', 11, 'belize-city'],
  ['Belize City Hall', 12, 'belize-city'],
  ['Belize City Hall', 13, 'belize-city-h'],
  ['Hopkins', 7, 'hopkins'],
  ['--Hopkins', 7, 'hopkins'],
])('it is trimmed, cut, trimmed again: %j at %i is %j', (text, length, expected) => {
  expect(slug(text, length)).toBe(expected);
});

test('it is cut at 80 characters when no length is named', () => {
  expect(slug('a'.repeat(81))).toHaveLength(80);
});
