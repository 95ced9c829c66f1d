import { assignVariant } from '#lib/analytics/assign-variant.browser';
import { setTrackHandler } from '#lib/analytics/track.browser';
import { currentVariant } from '#lib/analytics/variant.browser';
import { browserSays } from '../../support/beacons.ts';

const told: unknown[] = [];
setTrackHandler((event) => told.push(event));

beforeEach(() => {
  told.length = 0;
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  browserSays('globalPrivacyControl');
});

const assigned = (variant: string) => ({ name: 'ab_assignment', experiment: 'search-hint', variant });

test('a device draws once and then stays with it, over visits; each visit tells it once', () => {
  expect(assignVariant('search-hint', () => 0.9)).toBe('question');
  expect(assignVariant('search-hint', () => 0)).toBe('question');
  window.sessionStorage.clear();
  expect(assignVariant('search-hint', () => 0)).toBe('question');
  expect(told).toEqual([assigned('question'), assigned('question')]);
});

test('what the device keeps is the variant’s name and nothing that names the device', () => {
  assignVariant('search-hint', () => 0);
  expect({ ...window.localStorage }).toEqual({ 'experiment-search-hint': 'words' });
});

test('a kept variant that there is no more is drawn anew', () => {
  window.localStorage.setItem('experiment-search-hint', '<script>');
  expect(assignVariant('search-hint', () => 0)).toBe('words');
  expect(told).toEqual([assigned('words')]);
});

test('whoever refuses counting sees what everybody sees, and nothing is kept', () => {
  browserSays('globalPrivacyControl', true);
  expect(assignVariant('search-hint', () => 0.9)).toBeUndefined();
  expect(window.localStorage).toHaveLength(0);
  expect(told).toEqual([]);
});

test.each([
  [
    'throws',
    () => {
      throw new DOMException('No', 'SecurityError');
    },
  ],
  ['keeps nothing', () => {}],
])('a storage that %s: the first variant, and nothing is told', (_, setItem) => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(setItem);
  expect(assignVariant('search-hint', () => 0.9)).toBeUndefined();
  expect(told).toEqual([]);
});

test('before anybody draws lots there is no variant', () => {
  expect(currentVariant('search-hint')).toBeUndefined();
});
