import { clockText } from '#lib/time/clock-text';

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [1140, '19:00'],
  [1440, '24:00'],
])('%i minutes after midnight are %s', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});
