import { expect, test } from '@playwright/test';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const PAGES = [
  '/',
  '/things-to-do-in-belize',
  eventOf('parade').path,
  '/search?q=drums',
  '/submit-event',
  '/advertise',
  '/terms',
  '/lost-link',
  '/celebrations',
  '/celebrations/september-celebrations',
  '/things-to-do-in-belize/july',
  '/things-to-do-in-belize/this-weekend',
];
/** A class of a CSS module: the hash of its file, with an underscore before a digit, then its own name. */
const OF_A_MODULE = /^_?[\w-]{6}_\w+$/;

for (const path of PAGES)
  test(`${path} is styled before any script runs`, async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(path);
    const used = await plain.evaluate(() => [
      ...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])),
    ]);
    const sheets = await plain
      .locator('link[rel="stylesheet"]:not([disabled])')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const inPage = await plain.locator('style').allTextContents();
    const loaded = await Promise.all(sheets.map(async (url) => (await page.request.get(url)).text()));
    const css = [...inPage, ...loaded].join('\n');
    await context.close();
    const ofModules = used.filter((name) => OF_A_MODULE.test(name));
    expect(ofModules.length).toBeGreaterThan(0);
    expect(ofModules.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });
