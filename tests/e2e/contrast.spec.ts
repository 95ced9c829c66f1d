import type { Locator } from '@playwright/test';
import { shownCards } from '../support/browser/shown-cards.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

const LIST = '/things-to-do-in-belize';

test.use({ baseURL: MOMENT_SITE, forcedColors: 'active' });

/** A computed value, of the element or of a box before or after it. */
const styleOf = (element: Locator, property: string, part?: string) =>
  element
    .first()
    .evaluate(
      (it, [name, box]) => getComputedStyle(it, box || undefined).getPropertyValue(name ?? ''),
      [property, part ?? ''],
    );

/** What the system's colours are in this browser. */
const systemColor = (element: Locator, name: string) =>
  element.first().evaluate((it, color) => {
    const probe = it.ownerDocument.body.appendChild(it.ownerDocument.createElement('i'));
    probe.style.backgroundColor = color;
    const found = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return found;
  }, name);

test('with forced colours every chosen chip, tab and view can be told from the others', async ({ page }) => {
  await page.goto(`${LIST}?when=today&category=parade`);
  const chip = (name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}( \\d+)?$`) });
  await expect(page.getByLabel('Today', { exact: true })).toBeChecked();
  const chosen = await systemColor(page.locator('body'), 'Highlight');
  for (const name of ['Today', 'Parade'])
    await expect.poll(() => styleOf(chip(name), 'background-color')).toBe(chosen);
  for (const name of ['Any time', 'All categories'])
    expect(await styleOf(chip(name), 'background-color')).not.toBe(chosen);
  const view = (name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name });
  expect(await styleOf(view('List'), 'background-color')).toBe(chosen);
  expect(await styleOf(view('Month'), 'background-color')).not.toBe(chosen);

  // The page has opened at the results, where a phone's header hides.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: /^Weather/ }).click();
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.poll(() => styleOf(tab('Current'), 'background-color')).toBe(chosen);
  expect(await styleOf(tab('5-Day'), 'background-color')).not.toBe(chosen);
});

test('with forced colours the places have edges and the icons of a card are in sight', async ({ page }) => {
  await page.goto(LIST);
  const body = page.locator('body');
  const [ground, text] = [await systemColor(body, 'Canvas'), await systemColor(body, 'CanvasText')];
  const tile = page.getByRole('region', { name: 'Where?' }).getByRole('link');
  expect(await styleOf(tile, 'border-top-style')).toBe('solid');
  expect(await styleOf(tile, 'border-top-color')).not.toBe(ground);
  // The lines with hour and place follow the title.
  const lines = shownCards(page).locator(':is(h3, h4, h5) + span');
  expect(await styleOf(lines, 'background-color', '::before')).toBe(text);
});

test('with forced colours the progress of a form is in sight', async ({ page }) => {
  await page.goto('/advertise');
  const bar = page.getByRole('progressbar', { name: 'Form completed' });
  await expect(bar).toBeVisible();
  expect(await styleOf(bar.locator('span'), 'background-color')).toBe(await systemColor(bar, 'Highlight'));
});
