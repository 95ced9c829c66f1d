import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { eventOf, FULL_MONTH } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const EVENT = eventOf('parade').path;
const MONTH = `/things-to-do-in-belize?month=${FULL_MONTH.slice(0, 7)}`;

/** Views that a phone lays out in another way, or shows other controls on. */
const PHONE_VIEWS = ['home', 'things to do', 'a month', 'submit event', 'an event', 'a dialog'];

/** The part that differs from a view above it, or the whole page. */
type View = { open: (page: Page) => Promise<unknown>; part?: string };

const VIEWS: Record<string, View> = {
  home: { open: (page) => page.goto('/') },
  'things to do': { open: (page) => page.goto('/things-to-do-in-belize') },
  'a search': {
    open: (page) => page.goto('/things-to-do-in-belize?q=parade&city=belize-city'),
    part: '#events',
  },
  'an empty search': { open: (page) => page.goto('/things-to-do-in-belize?q=xylophone'), part: '#events' },
  'nothing saved': {
    open: async (page) => {
      await page.goto('/things-to-do-in-belize?saved=yes');
      await expect(page.getByText(/^Nothing saved yet/)).toBeVisible();
    },
    part: '#events',
  },
  'a month': {
    open: async (page) => {
      await page.goto(MONTH);
      await expect(page.getByRole('table')).toBeVisible();
    },
    part: '#events',
  },
  'results from the server': {
    open: async (page) => {
      await page.goto('/search?city=belize-district&cost=free&q=parade&page=2');
      await expect(page.getByRole('link', { name: 'Remove Belize District' })).toBeVisible();
    },
  },
  'submit event': { open: (page) => page.goto('/submit-event') },
  advertise: { open: (page) => page.goto('/advertise') },
  'all celebrations': { open: (page) => page.goto('/celebrations') },
  'a celebration': { open: (page) => page.goto('/celebrations/september-celebrations') },
  terms: { open: (page) => page.goto('/terms') },
  'a lost link': { open: (page) => page.goto('/lost-link') },
  'an event': { open: (page) => page.goto(EVENT) },
  'a dialog': {
    open: async (page) => {
      await page.goto('/things-to-do-in-belize');
      await page.locator(`a[href="${EVENT}"]`).click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    },
    part: 'dialog[open]',
  },
  'the pictures of an event': {
    open: async (page) => {
      await page.goto(EVENT);
      await page.getByRole('link', { name: 'Picture 2 of 2' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    part: 'dialog[open]',
  },
  'an unknown page': { open: (page) => page.goto('/nowhere') },
};

for (const [name, { open, part }] of Object.entries(VIEWS))
  test(`axe finds no violation on ${name}, in the dark and in the light theme`, {
    tag: PHONE_VIEWS.includes(name) ? '@phone' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await expectNoViolationsInBothThemes(page, part);
  });

test('axe finds no violation on the ways to share an event and on its QR code, in the dark and in the light theme', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(EVENT);
  await page.getByRole('article').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'article');
  await page.getByRole('button', { name: 'QR code', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Scan to open this event' })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'dialog[open]');
});

test('no page scrolls sideways at 320 px and 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const path of [
    '/',
    '/things-to-do-in-belize',
    MONTH,
    '/search?q=xylophone%20and%20a%20very%20long%20word%20like%20Llanfairpwllgwyngyllgogerych&page=2',
    '/submit-event',
    '/advertise',
    '/terms',
    '/lost-link',
    '/celebrations',
    '/celebrations/september-celebrations',
    '/celebrations/deer-dance-san-antonio',
    eventOf('longWords').path,
  ]) {
    await page.goto(path);
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) wide.push(`${path} by ${over} px at ${size}`);
    }
  }
  expect(wide).toEqual([]);
});

test('at 320 px and 200 % text no filter overlaps another', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/things-to-do-in-belize');
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const filters = page.getByRole('search', { name: 'Events' });
    const boxes = await Promise.all(
      [
        filters.getByLabel('Search events'),
        filters.locator('label', { hasText: /^Saved$/ }),
        filters.getByRole('button', { name: 'When' }),
        filters.locator('label', { hasText: /^Tonight$/ }),
        filters.locator('label', { hasText: /^Free$/ }),
        filters.getByRole('button', { name: 'Place' }),
        page.locator('#events').getByText('Near me', { exact: true }),
        filters.getByRole('button', { name: 'Kind' }),
      ].map((part) =>
        part.evaluate((element) => {
          // Of words the words themselves: what holds them may be as wide as the line.
          const range = document.createRange();
          range.selectNodeContents(element);
          const isWords = element.matches('span');
          const { x, y, width, height } = (isWords ? range : element).getBoundingClientRect();
          return { x, y, width, height };
        }),
      ),
    );
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect([size, apart, one, other]).toEqual([size, true, one, other]);
      }
    // The row of chips scrolls sideways by itself; the search above it is whole.
    for (const { x, width } of boxes.slice(0, 2)) expect(x + width).toBeLessThanOrEqual(320);
  }
});

test('at 320 px and 200 % text the title of a dialog is not squeezed by its Close button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.locator('#sponsors').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Become a Founding Advertiser' });
  const title = await dialog.getByRole('heading', { name: 'Become a Founding Advertiser' }).boundingBox();
  const close = await dialog.getByRole('button', { name: 'Close', exact: true }).boundingBox();
  expect(title?.width).toBeGreaterThan(240);
  expect(title?.y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0));
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`at ${width} px and 200 % text what is focused lies under no bar and beyond no edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // Without smooth scrolling, so that it has ended when the key is released.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/things-to-do-in-belize');
    // The text size of the browser, which media queries in rem follow; a size of <html> would leave them as they are.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expect
      .poll(() => page.evaluate(() => matchMedia(`(width < ${innerWidth / 16}rem)`).matches))
      .toBe(true);
    const first = page.locator('#events').getByLabel('Search events');
    await first.focus();
    const hidden: string[] = [];
    for (const key of [...Array<string>(40).fill('Tab'), ...Array<string>(40).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        // Forwards and back the keys stay in the page: without a focus nobody knows where they are.
        if (!element || element === document.body) return 'nothing has the focus';
        const { left, right, top, bottom, height } = element.getBoundingClientRect();
        const isWide = left < 0 || right > window.innerWidth;
        // What is higher than the screen cannot be seen whole.
        const isHigh = height > window.innerHeight / 2;
        const isOut = !isHigh && (top < 0 || bottom > window.innerHeight);
        const hit = document.elementFromPoint((left + right) / 2, top + 3);
        const isUnder = !isHigh && !(hit && (element.contains(hit) || hit.contains(element)));
        return isWide || isOut || isUnder
          ? `${element.tagName} ${element.textContent?.slice(0, 30)}`
          : undefined;
      });
      if (found) hidden.push(`${key}: ${found}`);
    }
    expect(hidden).toEqual([]);
  });
