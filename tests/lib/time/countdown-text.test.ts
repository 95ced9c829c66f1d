import { belizeMidnight } from '#lib/time/calendar-day';
import { countdownText, isDayInProgress } from '#lib/time/countdown-text';

const christmas = { name: 'Christmas Day', label: 'Dec 25, 2026' };
const target = belizeMidnight('2026-12-25');

test.each([
  ['2026-11-20T00:00:00-06:00', '35 days until Christmas Day, Dec 25, 2026'],
  ['2026-11-20T23:59:59-06:00', '35 days until Christmas Day, Dec 25, 2026'],
  ['2026-12-24T00:00:00-06:00', '1 day until Christmas Day, Dec 25, 2026'],
  ['2026-12-24T23:59:59-06:00', '1 day until Christmas Day, Dec 25, 2026'],
  ['2026-12-25T00:00:00-06:00', 'Today is Christmas Day, Dec 25, 2026'],
  ['2026-12-25T23:59:59-06:00', 'Today is Christmas Day, Dec 25, 2026'],
  ['2026-12-26T00:00:00-06:00', 'Christmas Day was on Dec 25, 2026'],
])('at %s the countdown says ‘%s’', (now, words) => {
  expect(countdownText(christmas, target, Date.parse(now))).toBe(words);
});

test.each([
  [-1, false],
  [0, true],
  [86_399_999, true],
  [86_400_000, false],
])('whether a day is in progress %i ms after its midnight: %s', (after, is) => {
  expect(isDayInProgress(target, target + after)).toBe(is);
});
