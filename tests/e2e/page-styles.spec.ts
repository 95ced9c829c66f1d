import sharp from 'sharp';
import { idle } from '../support/browser/idle.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

/** The rules of one sheet in a page's HTML; its attributes but the address stand on the link to the whole sheet too. */
const PART = /<style data-href="([^"]*)"([^>]*)>.*?<\/style>/gs;
const WIDTHS = [360, 768, 1440];
const EVENT = eventOf('parade').path;
const READ = [
  { name: 'an event with a gallery', path: EVENT },
  { name: 'a cancelled event', path: eventOf('cancelled').path },
  { name: 'a postponed event', path: eventOf('postponed').path },
  { name: 'an event that is over', path: eventOf('over').path },
  { name: 'an event of many days', path: eventOf('lasting').path },
  { name: 'an event without a date', path: eventOf('undated').path },
  { name: 'an event with long words', path: eventOf('longWords').path },
  { name: 'the terms', path: '/terms' },
  { name: 'an unknown address', path: '/nowhere' },
  { name: 'the results of a search', path: '/search?q=drums' },
  { name: 'the page without a signal', path: '/offline' },
  { name: 'a celebration', path: '/celebrations/september-celebrations' },
  { name: 'a month', path: '/things-to-do-in-belize/july' },
];

/** Where scripts run, the list takes the place of these results. */
const KEPT = READ.filter(({ path }) => !path.startsWith('/search'));

/** What can be looked at besides the widths. */
const MEDIA = [
  { width: 768, options: { media: 'print' } },
  { width: 768, options: { forcedColors: 'active' } },
  ...WIDTHS.flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, options: { colorScheme } })),
  ),
] as const;

/**
 * Edges of drawings may be rastered otherwise after a repaint: by less than a quarter, and in few pixels. A rule that is
 * missing moves or recolours more than that.
 */
const MOST_OF_RASTER = 64;
const SHARE_OF_RASTER = 0.001;

/**
 * The largest difference of two pictures in one channel of one pixel, of 255, and the share of channels that differ; of
 * pictures of another size everything.
 */
async function difference(one: Buffer, other: Buffer): Promise<{ most: number; share: number }> {
  const [first, second] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  if (!first || first.length !== second?.length) return { most: 255, share: 1 };
  let most = 0;
  let differing = 0;
  for (const [index, value] of first.entries()) {
    const by = Math.abs(value - (second[index] ?? 0));
    if (by > 0) differing += 1;
    most = Math.max(most, by);
  }
  return { most, share: differing / first.length };
}

/** That two pictures show the same, but for the edges of drawings. */
async function expectSameLook(one: Buffer, other: Buffer, where: string): Promise<void> {
  const { most, share } = one.equals(other) ? { most: 0, share: 0 } : await difference(one, other);
  expect(most, where).toBeLessThan(MOST_OF_RASTER);
  expect(share, where).toBeLessThan(SHARE_OF_RASTER);
}

async function picture(page: Page, { width, options }: (typeof MEDIA)[number]): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none', ...options });
  return await page.screenshot({ fullPage: true, animations: 'disabled' });
}

for (const { name, path } of READ)
  test(`${name} looks the same with the rules in its HTML as with whole sheets`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: MOMENT_SITE });
    const [withRules, withSheets] = [await context.newPage(), await context.newPage()];
    const isPage = ({ pathname, search }: URL) => pathname + search === path;
    await withSheets.route(isPage, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(PART, '<link rel="stylesheet" href="$1"$2>');
      await route.fulfill({ response, body });
    });
    for (const page of [withRules, withSheets]) {
      // Pictures may come after one look and before the other; so does the sign of one that did not come.
      await page.route(/\/(images|uploads)\//, (route) => route.abort());
      await page.goto(path);
      await page.evaluate(() => {
        for (const image of document.images) image.style.visibility = 'hidden';
      });
    }
    await expect(withRules.locator('style[data-href]')).not.toHaveCount(0);
    await expect(withSheets.locator('style')).toHaveCount(0);
    await expect(withSheets.locator('link[rel="stylesheet"]')).not.toHaveCount(0);
    // A busy browser may give a picture in which not all has changed to the new medium yet: then both are taken again.
    for (const media of MEDIA)
      await expect(async () => {
        const [one, other] = [await picture(withRules, media), await picture(withSheets, media)];
        await expectSameLook(one, other, JSON.stringify(media));
      }).toPass();
    await context.close();
  });

test('the rules in the HTML of a page are those of its sheets, in their order', async ({ page }) => {
  for (const { path } of KEPT) {
    await page.goto(path);
    const strange = await page.evaluate(async () => {
      const textsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (!('cssRules' in rule) || rule instanceof CSSStyleRule || rule instanceof CSSKeyframesRule)
            return rule instanceof CSSStyleRule
              ? rule.selectorText
                  .split(/,\s*(?![^()]*\))/)
                  .map((selector) => `${selector} ${rule.style.cssText}`)
              : [rule.cssText];
          return textsOf(rule.cssRules as CSSRuleList);
        });
      // An address that the sheet has relative to itself is absolute in the page.
      const textsIn = ({ sheet }: HTMLStyleElement | HTMLLinkElement) =>
        textsOf((sheet as CSSStyleSheet).cssRules).map((text) =>
          text.replace(/url\("[^"]*\/media\//g, 'url("'),
        );
      const found: string[] = [];
      for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
        const whole = document.createElement('link');
        whole.rel = 'stylesheet';
        whole.href = style.dataset.href ?? '';
        await new Promise((resolve) => {
          whole.onload = resolve;
          document.head.append(whole);
        });
        const all = textsIn(whole).values();
        for (const text of textsIn(style)) {
          let next = all.next();
          while (!next.done && next.value !== text) next = all.next();
          if (next.done) {
            found.push(text);
            break;
          }
        }
      }
      return found;
    });
    expect(strange, path).toEqual([]);
  }
});

for (const { name, path } of KEPT)
  test(`${name} that nobody touches loads no style sheet`, async ({ page }) => {
    const requested: string[] = [];
    const refused: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') requested.push(request.url());
    });
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    const weather = page.waitForResponse(/\/api\/weather/);
    await page.goto(path);
    await weather;
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel~="stylesheet"]')).toHaveCount(0);
    expect({ requested, refused }).toEqual({ requested: [], refused: [] });
  });

/** Pictures of what is open, with the sheets as they are and as whole ones alone. */
async function expectWholeLook(page: Page): Promise<void> {
  const shot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let before = await shot();
  // What was asked for may still be on its way.
  await expect
    .poll(async () => {
      const last = before;
      before = await shot();
      return before.equals(last);
    })
    .toBe(true);
  await page.evaluate(async () => {
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
      const link = document.createElement('link');
      for (const { name, value } of style.attributes)
        link.setAttribute(name === 'data-href' ? 'href' : name, value);
      link.rel = 'stylesheet';
      await new Promise((resolve) => {
        link.onload = resolve;
        style.after(link);
      });
      style.remove();
    }
  });
  await expectSameLook(before, await shot(), 'what is open');
}

const OPENED: { what: string; open: (page: Page) => Promise<void> }[] = [
  {
    what: 'the assistant',
    open: async (page) => {
      await page.getByRole('button', { name: 'Ask the guide' }).click();
      await expect(page.getByRole('dialog', { name: 'Ask the guide' })).toBeVisible();
    },
  },
  {
    what: 'the share menu',
    open: async (page) => {
      await page.getByRole('article').getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('article').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    },
  },
  {
    what: 'the QR code',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Show QR code' }).click();
      await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible();
    },
  },
];

for (const { what, open } of OPENED)
  test(`${what} on the page of an event has all its styles`, async ({ page }) => {
    await page.goto(EVENT);
    await idle(page);
    await open(page);
    await idle(page);
    await expectWholeLook(page);
  });

test('the menu on the page of an event has all its styles', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(EVENT);
  await idle(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Things to Do' })).toBeVisible();
  await expectWholeLook(page);
});

test('the list that follows a reading page inside the site looks as when it is opened, and so does the way back', async ({
  page,
}) => {
  const list = '/things-to-do-in-belize';
  const settle = async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await idle(page);
  };
  await page.goto(EVENT);
  await page.getByRole('banner').getByRole('link', { name: 'Things to Do' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page).toHaveURL(list);
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
      .map(({ dataset }) => dataset.href)
      .filter((href) => !document.querySelector(`link[rel="stylesheet"][href="${href}"]`)),
  );
  expect(missing).toEqual([]);
  await settle();
  await expectWholeLook(page);
  await page.goBack();
  await expect(page).toHaveURL(EVENT);
  await settle();
  await expectWholeLook(page);
});
