import { canShowAds } from '#lib/analytics/can-show-ads';
import { browserSays } from '../../support/jsdom/beacons.ts';

const SCRIPT = 'https://ads.example/tag.js';

/** The module as a new page loads it. */
async function newPage() {
  jest.resetModules();
  document.head.replaceChildren();
  return (await import('#lib/analytics/advertising-script.browser')).loadAdvertisingScript;
}
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  browserSays('globalPrivacyControl');
  document.documentElement.removeAttribute('data-light');
});

test.each([
  ['/', true],
  ['/events/drums', true],
  ['/advertised', true],
  ['/submit-event', false],
  ['/advertise', false],
  ['/status/token', false],
  ['/results/token', false],
  ['/moderate/items/1', false],
])('whether the page at %s may have advertising: %s', (path, may) => {
  expect(canShowAds(path)).toBe(may);
});

test('the advertising script is loaded once', async () => {
  const load = await newPage();
  load(SCRIPT, '/');
  load(SCRIPT, '/things-to-do-in-belize');
  expect(scripts()).toEqual([SCRIPT]);
});

test('a visit that begins at a form loads the advertising script only on another page', async () => {
  const load = await newPage();
  load(SCRIPT, '/submit-event');
  expect(scripts()).toEqual([]);
  load(SCRIPT, '/');
  expect(scripts()).toEqual([SCRIPT]);
});

test('a form that is opened later gets a new document without the advertising script', async () => {
  const load = await newPage();
  const reload = jest.fn();
  expect(load(SCRIPT, '/', reload)).toBeUndefined();
  expect(load(SCRIPT, '/submit-event', reload)).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
  const loadThere = await newPage();
  expect(loadThere(SCRIPT, '/submit-event', reload)).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);
});

test('the advertising script is never loaded with the data saver on', async () => {
  document.documentElement.setAttribute('data-light', '');
  (await newPage())(SCRIPT, '/');
  expect(scripts()).toEqual([]);
});

test('the advertising script is never loaded when the browser asks not to be tracked', async () => {
  browserSays('globalPrivacyControl', true);
  (await newPage())(SCRIPT, '/');
  expect(scripts()).toEqual([]);
});
