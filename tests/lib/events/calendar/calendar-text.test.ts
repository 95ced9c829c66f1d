import { calendarLine, calendarText } from '#lib/events/calendar/calendar-text';

test.each([
  ['Rum; sun, sea', 'Rum\\; sun\\, sea'],
  ['back\\slash', 'back\\\\slash'],
  ['two\nlines', 'two\\nlines'],
  ['two\r\nlines', 'two\\nlines'],
  ['two\rlines', 'two\\nlines'],
  ['\\n is no line end', '\\\\n is no line end'],
  ['a:b "c"', 'a:b "c"'],
  ['bell\u0007', 'bell '],
])('the text %j is written as the value %j', (text, value) => {
  expect(calendarText(text)).toBe(value);
});

test('a short line stays one line and ends with CRLF', () => {
  expect(calendarLine('SUMMARY', 'Drums')).toBe('SUMMARY:Drums\r\n');
});

test.each([
  [75, ''],
  [76, '\r\n x'],
])('a line of %i octets is folded only after the 75th', (length, rest) => {
  const line = calendarLine('A', 'x'.repeat(length - 2));
  expect(line).toBe(`A:${'x'.repeat(73)}${rest}\r\n`);
});
