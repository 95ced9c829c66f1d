import { isOfToday, type ListPlace, orderOf } from '../../lib/events/lists/list-place.ts';
import { categoryPath } from '../../lib/landing/landing-address.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { eventOf, FULL_MONTH } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const LIST = '/things-to-do-in-belize';

/** Every kind of list of events, by the page that has it. */
const PAGES = {
  'the next of the hero, on now and next, today and the upcoming': '/',
  'the months': LIST,
  'a place, with what is near it': `${LIST}?city=dangriga`,
  'what was searched for': `${LIST}?q=fair`,
  'a weekend': `${LIST}?when=weekend`,
  'the results without a script': '/search?q=free',
  'a day of the month view': `${LIST}?month=${day(0).slice(0, 7)}`,
  'a full month': `${LIST}?month=${FULL_MONTH.slice(0, 7)}`,
  'a landing page': categoryPath('entertainment'),
  'what is related to an event of today': eventOf('tonight').path,
  'what is related to an event of another year': eventOf('nextYear').path,
};
const RELATED_TO_LATER = eventOf('parade').path;

type Seen = { path: string; place: ListPlace | undefined };

/** The visible items of each list of events, from top to bottom and from left to right, with their index in the HTML. */
const listsOf = (page: Page) =>
  page.locator('main ul').evaluateAll((lists) =>
    lists
      .map((list) =>
        [...list.querySelectorAll<HTMLElement>(':scope > li')]
          .map((item, index) => ({
            path: item.querySelector<HTMLAnchorElement>('a[href^="/events/"]')?.pathname ?? '',
            place: item.dataset.place as Seen['place'],
            index,
            box: item.getBoundingClientRect(),
          }))
          .filter(({ path, box }) => path !== '' && box.height > 0),
      )
      .filter((items) => items.length > 0)
      .map((items) =>
        items
          .sort((a, b) => Math.round(a.box.top - b.box.top) || a.box.left - b.box.left)
          .map(({ path, place, index }) => ({ path, place, index })),
      ),
  );

/** After what the hour has put in its place stands what has none: it is days away. */
const LAST = 9;

/** What is on today, as the one order has it at any hour: on now, tonight, without an hour, for weeks. */
const TODAYS = (['on', 'tonight', 'allDay', 'lasting'] as const).map((role) => eventOf(role).path);
const LASTING = eventOf('lasting').path;

/** In the one order, but for what lasts for weeks: by the places of today, then as in the HTML. */
const inOrder = (items: Awaited<ReturnType<typeof listsOf>>[number]) =>
  items.toSorted(
    (a, b) => (a.place ? orderOf(a.place) : LAST) - (b.place ? orderOf(b.place) : LAST) || a.index - b.index,
  );
const pathsOf = (items: readonly Seen[]) => items.map(({ path }) => path);

/** Expects a list to be in the one order. */
function expectOrder(list: Awaited<ReturnType<typeof listsOf>>[number]) {
  const others = list.filter(({ path }) => path !== LASTING);
  expect(pathsOf(others)).toEqual(pathsOf(inOrder(others)));
  // Where what is over is not folded away, it stands last.
  const seen = pathsOf(list.filter(({ place }) => place !== 'over'));
  expect(seen.filter((path) => TODAYS.includes(path))).toEqual(TODAYS.filter((path) => seen.includes(path)));
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test.describe(`on a screen of ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [what, path] of Object.entries(PAGES))
      test(`events are seen in the one order: ${what}`, async ({ page }) => {
        await page.goto(path);
        await expect.poll(async () => (await listsOf(page)).length).toBeGreaterThan(0);
        for (const list of await listsOf(page)) expectOrder(list);
      });

    for (const path of ['/', LIST, `${LIST}?city=dangriga`])
      test(`what lasts for weeks is seen behind what is on today alone: ${path}`, async ({ page }) => {
        await page.goto(path);
        const isBehind = async () => (await listsOf(page)).some((list) => pathsOf(list).indexOf(LASTING) > 0);
        await expect.poll(isBehind).toBe(true);
        for (const list of await listsOf(page)) expectOrder(list);
      });

    test('what is today or tomorrow is seen before what is months away, beside an event that is over or far', async ({
      page,
    }) => {
      await page.goto(RELATED_TO_LATER);
      await expect.poll(async () => (await listsOf(page)).length).toBeGreaterThan(0);
      const lists = await listsOf(page);
      const mixed = lists.filter(
        (list) => list.some(({ place }) => place && isOfToday(place)) && list.some(({ place }) => !place),
      );
      expect(mixed.length).toBeGreaterThan(0);
      for (const [first] of mixed) expect(first?.place && isOfToday(first.place)).toBe(true);
      for (const list of lists) expectOrder(list);
    });
  });
