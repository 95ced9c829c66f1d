import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { headerSearch, heroSearch } from '../support/browser/search-fields.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const { title: LOBSTER } = eventOf('lobster');

const LIST = '/things-to-do-in-belize';
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: RegExp | string) => suggestions(page).getByRole('option', { name });

/** The field of the header's search, which a button opens where the line has no room for it. */
async function openHeaderSearch(page: Page) {
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  if (await opener.isVisible()) await opener.click();
  return headerSearch(page);
}

test('the hero suggests events with day and place, and one of them opens over the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await heroSearch(page).fill('lobsterfest placencia');
  const found = option(page, new RegExp(LOBSTER));
  await expect(found).toContainText('Placencia');
  await expect(found).toBeInViewport();
  await expectNoViolationsInBothThemes(page, '#home');
  await found.click();
  await expect(page.getByRole('dialog', { name: LOBSTER })).toBeVisible();
  await expect(suggestions(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The focus is back in the field.
  await expect(suggestions(page)).toHaveCount(0);
});

test('the code and the events of the suggestions are loaded when a search is first used', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(heroSearch(page)).toHaveRole('searchbox');
  expect(asked).not.toContain('/api/events');
  await heroSearch(page).focus();
  await expect(heroSearch(page)).toHaveRole('combobox');
  await expect.poll(() => asked).toContain('/api/events');
});

test('with the keyboard alone a place is reached from the header, and the list of the page shows it', async ({
  page,
}) => {
  await page.goto(`${LIST}?when=month`);
  const field = headerSearch(page);
  await field.focus();
  await page.keyboard.type('san pedr');
  // Until the suggestions for the last letter are there, those for the letters before end with another place.
  await expect(suggestions(page).getByRole('option').last()).toHaveText(/^San Pedro \d+ events?$/);
  await page.keyboard.press('ArrowUp');
  const chosen = suggestions(page).getByRole('option', { selected: true });
  await expect(chosen).toContainText('San Pedro');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?when=month&city=san-pedro#events`);
});

test('Escape closes the suggestions before the search, and Back closes them before it changes the page', async ({
  page,
}) => {
  await page.goto(LIST);
  await page.goto('/');
  await heroSearch(page).fill('drums');
  await expect(suggestions(page)).toBeVisible();
  // The history entry that Back takes is added after the paint.
  await page.waitForFunction(() => window.history.state?.overlay);
  await page.goBack();
  await expect(suggestions(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await heroSearch(page).fill('');

  const field = await openHeaderSearch(page);
  await field.fill('drums');
  await expect(suggestions(page)).toBeVisible();
  await field.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('drums');
});

test('where nothing fits, the nearest are named', async ({ page }) => {
  await page.goto('/advertise');
  const field = await openHeaderSearch(page);
  await field.fill('karaoke in London');
  await expect(
    page.getByText(/^Nothing matches all of that\. This comes closest, .*with other words\.$/).first(),
  ).toBeVisible();
  await expect(suggestions(page).getByRole('option').first()).toBeVisible();
});

test('what was searched is offered again on this device, until it is forgotten', async ({ page }) => {
  await page.goto('/');
  await heroSearch(page).focus();
  await expect(heroSearch(page)).toHaveRole('combobox');
  await heroSearch(page).fill('punta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?q=punta`);
  await page.goto('/');
  await heroSearch(page).click();
  await expect(option(page, 'punta')).toBeVisible();
  await option(page, 'Clear recent searches').click();
  await expect(suggestions(page)).toHaveCount(0);
  await page.reload();
  await heroSearch(page).focus();
  await expect(heroSearch(page)).toHaveRole('combobox');
  await heroSearch(page).fill('pun');
  await expect(suggestions(page)).toBeVisible();
  await expect(option(page, /^punta$/)).toHaveCount(0);
});

for (const [width, size] of [
  [320, '200%'],
  [360, '100%'],
  [768, '100%'],
  [1920, '100%'],
] as const)
  test(`at ${width} px and ${size} text the suggestions stay on the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await heroSearch(page).fill('drums');
    await expect(suggestions(page)).toBeVisible();
    const box = await suggestions(page).evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return { left, right, overflow: list.scrollWidth - list.clientWidth };
    });
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.overflow).toBe(0);
  });
