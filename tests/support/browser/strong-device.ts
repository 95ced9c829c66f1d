import { test as base, expect, type Page } from '@playwright/test';
import { clockScript } from '../../../lab/harness/moment.mjs';

export * from '@playwright/test';

const LOOK_EVERY_MS = 50;

/** Runs in the page before its scripts: the site sees a strong device, whatever machine the journeys run on. */
export function beStrong() {
  const tell = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { get: () => value, configurable: true });
  tell('hardwareConcurrency', 8);
  tell('deviceMemory', 8);
  tell('connection', Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' }));
  const battery = Object.assign(new EventTarget(), { level: 1, charging: true });
  tell('getBattery', () => Promise.resolve(battery));
}

/** Runs in the page before its scripts: remembers what changes its address, and its errors, for a journey that fails. */
function recordAddresses() {
  const record: string[] = [];
  const note = (what: string) =>
    record.push(`${Math.round(performance.now())} ms: ${what}, at ${location.href}`);
  for (const name of ['pushState', 'replaceState'] as const) {
    const call = History.prototype[name];
    History.prototype[name] = function (...change) {
      note(`${name} ${change[2] ?? ''}`);
      return call.apply(this, change);
    };
  }
  for (const name of ['click', 'popstate', 'error'] as const)
    addEventListener(name, (event) => note(event instanceof ErrorEvent ? event.message : name), true);
  Object.assign(window, { addressRecord: record });
}

const addressRecord = (page: Page) =>
  page
    .evaluate(() => ('addressRecord' in window ? String((window.addressRecord as string[]).join('\n')) : ''))
    .catch(() => 'The page was closed.');

/**
 * Makes `goto` and `reload` wait until the page is hydrated: it then gives the browser's toolbar the background colour as
 * it is computed. A link that is pressed before leads to a page where a dialog would have opened, on a busy machine alone.
 * Who looks at a page before that says with `waitUntil` how long to wait.
 */
function waitUntilLive(page: Page) {
  // Looked for in the page itself: expect() would look every half second only, with each of the thousand pages of a run.
  const isLive = () =>
    page.waitForFunction(() => !document.querySelector('meta[name="theme-color"][content^="#"]'), undefined, {
      polling: LOOK_EVERY_MS,
    });
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (!options?.waitUntil) await isLive();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await isLive();
    return response;
  };
}

/**
 * Playwright's `test` on a strong device that shows the moment of the run. A machine with two cores is a low-end device by
 * the specification, and would show no motion. Every journey fails when a page violates its own content security policy.
 */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      // Contexts that a journey opens itself have it too.
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(clockScript());
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    const refused: string[] = [];
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await context.addInitScript(beStrong);
    await use(context);
    expect(refused).toEqual([]);
  },
  page: async ({ page, javaScriptEnabled }, use, info) => {
    if (javaScriptEnabled !== false) {
      waitUntilLive(page);
      await page.addInitScript(recordAddresses);
    }
    // Without scripts Playwright cannot tell whether a click has hit its target, so nothing scrolls smoothly under it.
    else await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
    if (info.status !== info.expectedStatus)
      await info.attach('addresses', { body: await addressRecord(page), contentType: 'text/plain' });
  },
});
