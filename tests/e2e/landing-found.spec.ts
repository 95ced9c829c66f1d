import type { APIRequestContext } from '@playwright/test';
import { belizeDay } from '#lib/time/calendar-day';
import facts from '../../lib/celebrations/celebrations.json' with { type: 'json' };
import { WITHHELD } from '../../lib/celebrations/withheld.ts';
import { EVENT_CATEGORIES } from '../../lib/events/event-category.ts';
import { categoryPath, landingAt, monthPath } from '../../lib/landing/landing-address.ts';
import { CELEBRATIONS_PATH } from '../../lib/site/site.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { now } from '../support/moment/moment.ts';
import { pathsToCome } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';
import { ownWords, sharedRuns } from '../support/own-words.ts';
import { elementsOf, parsePage, textOf } from '../support/stories/plain-html.ts';

test.use({ baseURL: MOMENT_SITE });

const AT_ONCE = 4;
const MOST_CLICKS = 3;

/** What a search engine reads of a page, and where its links lead. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1];
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return {
    path,
    html,
    isIndexed:
      response.status() === 200 &&
      new URL(found(/<link rel="canonical" href="([^"]*)"/) ?? 'none:').pathname === path &&
      !/<meta name="robots" content="[^"]*noindex/.test(html),
    title: found(/<title>([^<]*)<\/title>/),
    data: data.map(([, json]) => JSON.parse(json ?? '')),
    // Without those to files.
    links: [...html.matchAll(/<a [^>]*?href="(\/(?!\/)[^"?#.]*)["?#]/g)].map(([, link = '']) => link),
  };
}
type Read = Awaited<ReturnType<typeof read>>;

/** Reads pages, a few at once, as each is rendered at its first request. */
async function readAll(request: APIRequestContext, paths: Iterable<string>): Promise<Map<string, Read>> {
  const left = [...paths];
  const pages = new Map<string, Read>();
  const readOn = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      pages.set(path, await read(request, path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return pages;
}

/** How many clicks each page is away from home, by links alone. */
function clicksTo(pages: ReadonlyMap<string, Read>): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  for (const [path, away] of clicks)
    for (const link of pages.get(path)?.links ?? [])
      if (pages.has(link) && !clicks.has(link)) clicks.set(link, away + 1);
  return clicks;
}

/** What may have fewer words: the list, short celebrations, and those of which something is withheld. */
const MAY_BE_SHORT = new Set([
  CELEBRATIONS_PATH,
  ...facts.celebrations
    .filter(({ level, slug }) => level !== 'full' || Object.hasOwn(WITHHELD, slug))
    .map(({ slug }) => `${CELEBRATIONS_PATH}/${slug}`),
]);
const isLanding = (path: string) => landingAt(path) !== undefined || path.startsWith(CELEBRATIONS_PATH);
const eventsOn = ({ html }: Read) => new Set(html.match(/href="\/events\/[a-z0-9-]+"/g)).size;

// One journey, since the pages are many and each of them is rendered at its first request.
test('the sitemap is the set of all pages for search engines, which are near to home, and of which none is like another', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  const pages = await readAll(request, listed);

  await test.step('each page of the sitemap answers, is its own canonical page and is not noindex', () => {
    expect(pages.size).toBe(listed.length);
    expect([...pages.values()].filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)).toEqual([]);
  });
  await test.step('each event that is not over is in the sitemap, and nothing else that answers as its own page', async () => {
    const events = listed.filter((path) => path.startsWith('/events/'));
    expect(events.sort()).toEqual(pathsToCome(belizeDay(now())).sort());
    const others = new Set([
      ...[...pages.values()].flatMap(({ links }) => links),
      ...EVENT_CATEGORIES.map(categoryPath),
      ...['/search', '/offline', '/lost-link', '/holidays', '/things-to-do', '/events'],
    ]);
    const unlisted = await readAll(request, others.difference(pages));
    expect(unlisted.size).toBeGreaterThan(5);
    expect([...unlisted.values()].filter(({ isIndexed }) => isIndexed).map(({ path }) => path)).toEqual([]);
  });
  await test.step('no two have the same title', () => {
    const titles = Map.groupBy(pages.values(), ({ title }) => title);
    const shared = [...titles.values()].filter(({ length }) => length > 1);
    expect(shared.map((alike) => alike.map(({ path }) => path))).toEqual([]);
  });
  await test.step('each is at most three clicks from home', () => {
    const clicks = clicksTo(pages);
    expect(listed.filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > MOST_CLICKS)).toEqual([]);
  });
  await test.step('breadcrumbs lead over pages of the sitemap to the page, in the words that it shows', () => {
    for (const { path, html, data } of pages.values()) {
      if (!isLanding(path) && !path.startsWith('/events/')) continue;
      const items: { name: string; item: string }[] = data.find(
        (one) => one['@type'] === 'BreadcrumbList',
      ).itemListElement;
      const paths = items.map(({ item }) => new URL(item).pathname);
      expect([path, paths.at(-1), paths[0]]).toEqual([path, path, '/']);
      expect([path, paths.filter((one) => !pages.has(one))]).toEqual([path, []]);
      const [, shown = ''] = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(html) ?? [];
      expect(items.map(({ name }) => name)).toEqual(elementsOf(parsePage(shown), 'li').map(textOf));
    }
  });
  await test.step('celebrations and months have a preview of their own, a JPEG of at most 250 KB', async () => {
    for (const { path, html } of pages.values()) {
      if (landingAt(path)?.kind !== 'month' && !path.startsWith(`${CELEBRATIONS_PATH}/`)) continue;
      const [, image = ''] = /<meta property="og:image" content="https?:\/\/[^/"]+([^"]*)"/.exec(html) ?? [];
      expect([path, image]).toEqual([path, expect.stringMatching(/^\/landing-previews\//)]);
    }
    for (const path of [`${CELEBRATIONS_PATH}/christmas`, monthPath(7)]) {
      const [, image = ''] = /(\/landing-previews\/[a-z0-9-]+\.jpg)/.exec(pages.get(path)?.html ?? '') ?? [];
      const response = await request.get(image);
      expect([path, response.status(), response.headers()['content-type']]).toEqual([
        path,
        200,
        'image/jpeg',
      ]);
      expect((await response.body()).length).toBeLessThanOrEqual(250 * 1024);
    }
    for (const file of ['month-smarch', 'celebration-made-up'])
      expect((await request.get(`/landing-previews/${file}-00000000.jpg`)).status()).toBe(404);
  });
  await test.step('what an event is stands on its own page alone', () => {
    const others = [...pages.values()].filter(({ path }) => !path.startsWith('/events/'));
    const types = others.flatMap(({ data }) => data.map((one) => one['@type']));
    expect(types).toContain('ItemList');
    expect(types).not.toContain('Event');
  });

  const landings = [...pages.values()]
    .filter(({ path }) => isLanding(path))
    .map((page) => ({ path: page.path, words: ownWords(page.html), events: eventsOn(page) }));
  await test.step('each has 120 words of its own or three events', () => {
    expect(landings.length).toBeGreaterThan(70);
    const short = landings.filter(({ words, events }) => words.length < 120 && events < 3);
    expect(short.map(({ path }) => path).filter((path) => !MAY_BE_SHORT.has(path))).toEqual([]);
  });
  await test.step('no two share more than three fifths of the runs of five words of the shorter one', () => {
    const alike = landings.flatMap((one, index) =>
      landings.slice(index + 1).flatMap((other) => {
        const share = sharedRuns(one.words, other.words);
        return share > 0.6 ? [`${one.path} and ${other.path}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
