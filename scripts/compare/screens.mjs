// Pictures and measures of all screens of one version, in two themes and two widths.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { failure } from './failure.mjs';
import { measurePage } from './measure.mjs';
import { waitFor } from './site.mjs';
import { VIEWS } from './views.mjs';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'];
const STILL_MS = 700;
// A machine that does other things too is slow, not wrong.
const TIMEOUT_MS = 60_000;

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path && existsSync(path),
);

/** Runs in the page before anything else: the visit of a strong device, whatever this machine is, without chance. */
function prepareDevice() {
  const tell = (name, value) =>
    Object.defineProperty(navigator, name, { get: () => value, configurable: true });
  tell('hardwareConcurrency', 8);
  tell('deviceMemory', 8);
  tell('connection', Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' }));
  const battery = Object.assign(new EventTarget(), { level: 1, charging: true });
  tell('getBattery', () => Promise.resolve(battery));
  // Whoever measures is no visitor: nothing is counted.
  tell('globalPrivacyControl', true);
  Math.random = () => 0.5;
}

/** Brings everything in that comes when it is scrolled to, and waits for all pictures. */
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
  await waitFor('all pictures have come', () =>
    page.evaluate(() => [...document.images].every(({ complete }) => complete)),
  );
}

/** What is seen of a page once two looks at it are the same. */
async function measureStill(page) {
  let before = '';
  return waitFor('the page no longer changes', async () => {
    await page.waitForTimeout(STILL_MS);
    const seen = await page.evaluate(measurePage);
    const now = JSON.stringify(seen);
    const isStill = now === before;
    before = now;
    return isStill && seen;
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

/** Opens one screen, and writes a picture and the measures of it in each theme. */
async function takeScreen(page, { view, session, folder }) {
  await VIEWS[view](page, session);
  await page.waitForLoadState('networkidle');
  // The weather is fetched last of all, when a page is idle.
  await page.locator('header').getByText('°').first().waitFor({ state: 'attached' });
  await loadAll(page);
  // On a phone it is shown for some seconds after the page was scrolled.
  await page.locator('header [data-handle][data-shown]').waitFor({ state: 'detached' });
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const seen = await measureStill(page);
    const path = pathOf(folder, view, colorScheme, page);
    writeFileSync(`${path}.json`, session.names.apply(JSON.stringify(seen)));
    await page.screenshot({ path: `${path}.png`, animations: 'disabled', caret: 'hide' });
  }
}

/** In place of the measures says why there are none, so that the other version's differ from them. */
async function noteFailure(page, { view, error, folder }) {
  for (const colorScheme of THEMES) {
    const path = pathOf(folder, view, colorScheme, page);
    writeFileSync(`${path}.json`, JSON.stringify([{ name: failure(error.message), style: {} }]));
    await page.screenshot({ path: `${path}.png` });
  }
}

/** Opens every screen in each width; `views` are the names of those wanted, all by default. */
export async function takeScreens(session, folder, views = Object.keys(VIEWS)) {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath,
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
