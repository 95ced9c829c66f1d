import { assignVariant } from '#lib/analytics/assign-variant.browser';
import { setTrackHandler } from '#lib/analytics/track.browser';
import { currentVariant } from '#lib/analytics/variant.browser';
import { browserSays } from '../../support/jsdom/beacons.ts';

const tracked: unknown[] = [];
setTrackHandler((event) => tracked.push(event));

beforeEach(() => {
  tracked.length = 0;
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  browserSays('globalPrivacyControl');
});

const assigned = (variant: string) => ({ name: 'ab_assignment', experiment: 'search-hint', variant });

test('a device draws a variant once and keeps it over visits, each of which tracks it once', () => {
  expect(assignVariant('search-hint', () => 0.9)).toBe('question');
  expect(assignVariant('search-hint', () => 0)).toBe('question');
  window.sessionStorage.clear();
  expect(assignVariant('search-hint', () => 0)).toBe('question');
  expect(tracked).toEqual([assigned('question'), assigned('question')]);
});

test('the device stores the name of the variant, and nothing that identifies the device', () => {
  assignVariant('search-hint', () => 0);
  expect({ ...window.localStorage }).toEqual({ 'experiment-search-hint': 'words' });
});

test('a stored variant that does not exist any more is drawn again', () => {
  window.localStorage.setItem('experiment-search-hint', '<script>');
  expect(assignVariant('search-hint', () => 0)).toBe('words');
  expect(tracked).toEqual([assigned('words')]);
});

test('a visitor who refuses tracking is assigned no variant, and nothing is stored', () => {
  browserSays('globalPrivacyControl', true);
  expect(assignVariant('search-hint', () => 0.9)).toBeUndefined();
  expect(window.localStorage).toHaveLength(0);
  expect(tracked).toEqual([]);
});

test.each([
  [
    'throws',
    () => {
      throw new DOMException('No', 'SecurityError');
    },
  ],
  ['stores nothing', () => {}],
])('with a storage that %s no variant is assigned, and nothing is tracked', (_, setItem) => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(setItem);
  expect(assignVariant('search-hint', () => 0.9)).toBeUndefined();
  expect(tracked).toEqual([]);
});

test('before a variant is drawn there is none', () => {
  expect(currentVariant('search-hint')).toBeUndefined();
});
