import { coveredLines } from '../support/browser/covered.ts';
import { shownCards } from '../support/browser/shown-cards.ts';
import { expect, type Locator, type Page, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { FULL_MONTH } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const LIST = '/things-to-do-in-belize';
const FULL_MONTH_ID = `month-${FULL_MONTH.slice(0, 7)}`;

/** Top edges and heights of the cards that are in view, below what sticks to the top. */
const cardsInView = (page: Page) =>
  shownCards(page, '#events').evaluateAll((cards) =>
    cards
      .map((card) => card.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= window.innerHeight)
      .map(({ top, height }) => ({ top: Math.round(top), height: Math.round(height) })),
  );

test.describe('on a phone of 390 px', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first event of things to do is within 700 px, and the list within 22,000', async ({ page }) => {
    await page.goto(LIST);
    const first = await shownCards(page, '#events').first().boundingBox();
    expect(first?.y).toBeLessThan(700);
    // Months that were not in view have estimated heights until they are.
    for (const month of await page.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}/, level: 3 }).all())
      await month.scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const { height, width } = await page.evaluate(() => ({
      height: document.body.scrollHeight,
      width: document.body.scrollWidth,
    }));
    expect(height).toBeLessThan(22_000);
    expect(width).toBeLessThanOrEqual(390);
  });

  test('further down five events are on a screen, with their month and the chips above them', async ({
    page,
  }) => {
    await page.goto(LIST);
    const month = page.locator(`#${FULL_MONTH_ID}`).getByRole('heading', { level: 3 });
    await month.scrollIntoViewIfNeeded();
    await page.evaluate(
      (id) => document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' }),
      FULL_MONTH_ID,
    );
    await page.mouse.wheel(0, 600);
    await expect.poll(async () => (await cardsInView(page)).length).toBeGreaterThanOrEqual(5);
    // A ticket grows with its words; on average five fit.
    const heights = (await cardsInView(page)).map(({ height }) => height);
    expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeLessThan(140);
    await expect(month).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('group', { name: 'When' }).getByText('Tonight')).toBeInViewport();
  });

  test('five chips fit the width, and their sheets have places and kinds with numbers', async ({ page }) => {
    await page.goto(LIST);
    const filters = page.getByRole('search', { name: 'Events' });
    const chips = [
      filters.locator('label', { hasText: 'Tonight' }),
      filters.locator('label', { hasText: 'weekend' }),
      filters.getByRole('button', { name: 'Place' }),
      filters.locator('label', { hasText: /^Free$/ }),
      filters.getByRole('button', { name: 'Kind' }),
    ];
    // In the font that stands in until its own has come the line may break.
    await page.evaluate(() => document.fonts.ready);
    // The boxes are read one by one, and what is above them may still be coming in.
    await expect(async () => {
      const boxes = await Promise.all(chips.map((chip) => chip.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThanOrEqual(390);
    }).toPass();

    await filters.getByRole('button', { name: 'Place' }).click();
    await page.getByRole('button', { name: /^Dangriga \d+$/ }).click();
    await expect(page).toHaveURL(`${LIST}?city=dangriga`);
    await expect(filters.getByRole('button', { name: 'Place: Dangriga' })).toBeVisible();
    await filters.getByRole('button', { name: 'Kind' }).click();
    await page.getByText(/^Parade \d+$/).click();
    await expect(page).toHaveURL(`${LIST}?category=parade&city=dangriga`);
    await expect(filters.getByRole('button', { name: 'Kind: Parade' })).toBeVisible();

    // Back closes a sheet before it changes the page.
    await filters.getByRole('button', { name: 'Place: Dangriga' }).click();
    await expect(page.getByRole('button', { name: /^All places/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: /^All places/ })).toBeHidden();
    await expect(page).toHaveURL(`${LIST}?category=parade&city=dangriga`);
  });

  test('on a filtered list the first result begins above 420 px of the page', async ({ page }) => {
    for (const search of ['?city=dangriga', '?q=drums+tonight+in+dangriga', '?category=workshop&cost=free']) {
      await page.goto(LIST + search);
      await expect(page.getByRole('status').first()).toHaveText(/^(?:\d+|No) events?/);
      const top = await shownCards(page, '#events')
        .or(page.locator('#events img[src*="/spots/"]:visible'))
        .first()
        .evaluate((first) => first.getBoundingClientRect().top + window.scrollY);
      expect(top).toBeLessThan(420);
    }
  });

  test('an event is saved from the list, by a button that is large enough for a thumb', async ({ page }) => {
    await page.goto(LIST);
    const save = page
      .locator('#events')
      .getByRole('button', { name: /^Save / })
      .nth(1);
    const box = await save.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(LIST);
  });
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  test(`at ${width} px a shared address lands with search and chips in sight, and with its answer below them`, {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const search of [
      '?when=today',
      '?city=belize-city&when=tonight',
      '?city=san-ignacio-santa-elena',
      '?q=music&category=entertainment&city=dangriga&when=month&cost=free',
    ]) {
      await page.goto(LIST + search);
      const answer = page.locator('#found').getByRole('status');
      await expect(answer).not.toHaveText(/to come$|^Searching/);
      const filters = page.getByRole('search', { name: 'Events' });
      const inSight = [
        filters.getByLabel('Search events'),
        filters.getByRole('button', { name: /^When/ }),
        filters.getByRole('button', { name: /^Place/ }),
        filters.getByRole('button', { name: /^Kind/ }),
        answer,
      ];
      for (const part of inSight) {
        await expect(part).toBeInViewport({ ratio: 1 });
        await expect.poll(() => coveredLines(part)).toBe(0);
      }
    }
  });

test('a chosen place and a chosen kind have one look', async ({ page }) => {
  await page.goto(`${LIST}?city=dangriga&category=parade`);
  const filters = page.getByRole('search', { name: 'Events' });
  const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const kind = filters.getByRole('button', { name: 'Kind: Parade' });
  await expect(kind).toBeVisible();
  const ground = await groundOf(filters.getByRole('combobox', { name: 'Place' }));
  // A chip changes its colour slowly.
  await expect.poll(() => groundOf(kind)).toBe(ground);
});

test('the year is on the cards of every list where it is not the present one', async ({ page }) => {
  await page.goto(`${LIST}?cost=free`);
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events?$/);
  const times = shownCards(page, '#events').locator(':scope > time');
  await expect.poll(() => times.count()).toBeGreaterThan(1);
  const stubs = await times.evaluateAll((found) =>
    found.map((time) => [time.getAttribute('datetime')?.slice(0, 4), time.textContent ?? ''] as const),
  );
  const thisYear = day(0).slice(0, 4);
  for (const [year, text] of stubs)
    if (year === thisYear) expect(text).not.toMatch(/’/);
    else expect(text).toContain(`’${year?.slice(2)}`);
});

test('“Tonight” and “Free” are in the address, and Back takes them back', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('radio', { name: 'Tonight' }).check();
  await expect(page).toHaveURL(`${LIST}?when=today&hours=17%3A00-24%3A00`);
  await page.getByRole('checkbox', { name: 'Free' }).check();
  await expect(page).toHaveURL(`${LIST}?when=today&hours=17%3A00-24%3A00&cost=free`);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Free' })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Any time')).toBeChecked();
  await expect(page).toHaveURL(LIST);
});

test('header and content have the same edges, and from 1600 px on four columns', async ({ page }) => {
  for (const width of [1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(LIST);
    const logo = await page.getByRole('link', { name: 'Go to homepage' }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.x).toBeCloseTo(logo?.x ?? Number.NaN, 0);
    const tops = await page
      .locator(`#${FULL_MONTH_ID} li`)
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    const columns = tops.filter((top) => top === tops[0]).length;
    if (width >= 1600) expect(columns).toBe(4);
    if (width === 1440)
      expect((await shownCards(page, '#events').first().boundingBox())?.y).toBeLessThan(560);
  }
});

for (const width of [768, 1440, 1920])
  test(`at ${width} px all cards of a month have one width, and full rows reach both edges of the content`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(LIST);
    const month = page.locator(`#${FULL_MONTH_ID} ul`);
    await month.scrollIntoViewIfNeeded();
    const { left, right, rows, widths } = await month.evaluate((list) => {
      const rows = new Map<number, [number, number]>();
      for (const { top, left, right } of [...list.children].map((item) => item.getBoundingClientRect())) {
        const [from, to] = rows.get(Math.round(top)) ?? [left, right];
        rows.set(Math.round(top), [Math.min(from, left), Math.max(to, right)]);
      }
      const { left, right } = list.getBoundingClientRect();
      const widths = [...list.children].map((item) => Math.round(item.getBoundingClientRect().width));
      return { left, right, rows: [...rows.values()], widths };
    });
    expect(rows.length).toBeGreaterThan(1);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    for (const [index, [from, to]] of rows.entries()) {
      expect(from).toBeCloseTo(left, 0);
      // The last row may not be full.
      if (index < rows.length - 1) expect(to).toBeCloseTo(right, 0);
    }
    const months = page.getByRole('navigation', { name: 'Months', exact: true }).getByRole('list');
    if (width > 768)
      expect(await months.evaluate((list) => list.getBoundingClientRect().right)).toBeCloseTo(right, 0);
  });
