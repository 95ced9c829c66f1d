// Takes screenshots and measures of all screens of one version, in two themes and two widths.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from '../chromium.mjs';
import { failure } from './failure.mjs';
import { measurePage } from './measure.mjs';
import { waitFor } from './site.mjs';
import { VIEWS } from './views.mjs';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'];
/** Between two measures that must be equal. */
const STILL_MS = 700;
// Long, because a busy machine is slow.
const TIMEOUT_MS = 60_000;

/** Runs in the page before any script: makes it a fast device, whatever this machine is, and randomness constant. */
function prepareDevice() {
  const define = (name, value) =>
    Object.defineProperty(navigator, name, { get: () => value, configurable: true });
  define('hardwareConcurrency', 8);
  define('deviceMemory', 8);
  define('connection', Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' }));
  const battery = Object.assign(new EventTarget(), { level: 1, charging: true });
  define('getBattery', () => Promise.resolve(battery));
  // Nothing is counted.
  define('globalPrivacyControl', true);
  Math.random = () => 0.5;
}

/** Scrolls through the page so that lazy content loads, and waits for all images. */
async function loadAll(page) {
  await page.evaluate(async () => {
    const from = scrollY;
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
    }
    scrollTo({ top: from, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  await waitFor('all images are loaded', () =>
    page.evaluate(() => [...document.images].every(({ complete }) => complete)),
  );
}

/** The measures of a page, once two in a row are equal. */
async function measureStill(page) {
  let before = '';
  return waitFor('the page no longer changes', async () => {
    await page.waitForTimeout(STILL_MS);
    const measures = await page.evaluate(measurePage);
    const after = JSON.stringify(measures);
    const isStill = after === before;
    before = after;
    return isStill && measures;
  });
}

async function newPage(browser, { viewport, session }) {
  const context = await browser.newContext({
    viewport,
    baseURL: session.site.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Belize',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(prepareDevice);
  const [name, value] = session.cookie.split('=');
  await context.addCookies([{ name, value, url: session.site.url }]);
  const page = await context.newPage();
  await page.clock.setFixedTime(session.now);
  return page;
}

const pathOf = (folder, view, theme, page) =>
  join(folder, `screen ${view}, ${theme}, ${page.viewportSize().width}`);

/** Opens one screen, and writes a screenshot and measures of it in each theme. */
async function takeScreen(page, { view, session, folder }) {
  await VIEWS[view](page, session);
  await page.waitForLoadState('networkidle');
  // The weather is requested last, when a page is idle.
  await page.locator('header').getByText('°').first().waitFor({ state: 'attached' });
  await loadAll(page);
  // On a phone the header's handle is shown for some seconds after scrolling.
  await page.locator('header [data-handle][data-shown]').waitFor({ state: 'detached' });
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const measures = await measureStill(page);
    const path = pathOf(folder, view, colorScheme, page);
    writeFileSync(`${path}.json`, session.placeholders.apply(JSON.stringify(measures)));
    await page.screenshot({ path: `${path}.png`, animations: 'disabled', caret: 'hide' });
  }
}

/** Writes the reason of a failure instead of measures, so that it counts as a difference. */
async function noteFailure(page, { view, error, folder }) {
  for (const colorScheme of THEMES) {
    const path = pathOf(folder, view, colorScheme, page);
    writeFileSync(`${path}.json`, JSON.stringify([{ name: failure(error.message), style: {} }]));
    await page.screenshot({ path: `${path}.png` });
  }
}

/** Opens screens in each width; `views` are their names, all by default. A screen that fails stops nothing. */
export async function takeScreens(session, folder, views = Object.keys(VIEWS)) {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  });
  try {
    for (const viewport of SIZES)
      for (const view of views) {
        const page = await newPage(browser, { viewport, session });
        try {
          await takeScreen(page, { view, session, folder });
        } catch (error) {
          await noteFailure(page, { view, error, folder });
        } finally {
          await page.context().close();
        }
      }
  } finally {
    await browser.close();
  }
}
