import { isHeaderHiddenAfterPull, pullThreshold } from '#lib/device/pull-handle';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36';

test('the handle must be pulled 30 px, on Android 50 px', () => {
  expect(pullThreshold(IPHONE)).toBe(30);
  expect(pullThreshold(ANDROID)).toBe(50);
});

test.each([
  ['30 px down show the header', true, 30, 30, false],
  ['29 px down do nothing', true, 29, 30, true],
  ['30 px up hide it', false, -30, 30, true],
  ['29 px up do nothing', false, -29, 30, false],
  ['on Android 49 px do nothing', true, 49, 50, true],
  ['on Android 50 px do', true, 50, 50, false],
  ['a shown header is not shown again', false, 80, 30, false],
  ['a hidden one is not hidden again', true, -80, 30, true],
])('pulling the handle shows or hides the header: %s', (_, hidden, distance, threshold, after) => {
  expect(isHeaderHiddenAfterPull(hidden, distance, threshold)).toBe(after);
});
