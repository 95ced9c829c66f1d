import { formatHour } from '#lib/time/format-hour';

test.each([
  [0, '12 AM'],
  [5, '12:05 AM'],
  [330, '5:30 AM'],
  [720, '12 PM'],
  [1_170, '7:30 PM'],
  [1_440, '12 AM'],
  [2_160, '12 PM'],
])('%d minutes after midnight are written %j', (minutes, words) => {
  expect(formatHour(minutes)).toBe(words);
});
