import { canShowAds } from '#lib/analytics/can-show-ads';
import { browserSays } from '../../support/beacons.ts';

const SCRIPT = 'https://ads.example/tag.js';

/** The loader as a new page has it. */
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
  ['/moderate/items/1', false],
])('a page at %s may hold advertising: %s', (path, may) => {
  expect(canShowAds(path)).toBe(may);
});

test('the script is fetched once', async () => {
  const load = await newPage();
  load(SCRIPT, '/');
  load(SCRIPT, '/things-to-do-in-belize');
  expect(scripts()).toEqual([SCRIPT]);
});

test('a visit that begins at a form has none until it is somewhere else', async () => {
  const load = await newPage();
  load(SCRIPT, '/submit-event');
  expect(scripts()).toEqual([]);
  load(SCRIPT, '/');
  expect(scripts()).toEqual([SCRIPT]);
});

test('a form that is opened later gets a document of its own, without it', async () => {
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

test('never where the browser says that nobody may follow', async () => {
  browserSays('globalPrivacyControl', true);
  (await newPage())(SCRIPT, '/');
  expect(scripts()).toEqual([]);
});
