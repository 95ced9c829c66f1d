import { type Browser, test as base, chromium } from '@playwright/test';
import { clockScript } from '../../../lab/harness/moment.mjs';
import { systemFirefox, systemWebkit } from '../../../scripts/other-browsers.mjs';
import { drivenTab } from './driven-tab.ts';
import { type Firefox, startFirefox } from './firefox.ts';
import { playwrightTab } from './playwright-tab.ts';
import { ENGINES, type Engine, type Tab } from './tab.ts';
import { startWebkitDriver } from './webkit-driver.ts';

export { expect } from '@playwright/test';

const isInstalled: Record<Engine, () => boolean> = {
  chromium: () => true,
  firefox: () => systemFirefox() !== undefined,
  webkit: () => systemWebkit() !== undefined,
};

/** The engines that this machine has. Chromium is one of them: the other journeys need it. */
export const INSTALLED = ENGINES.filter((engine) => isInstalled[engine]());

const missing = ENGINES.filter((engine) => !INSTALLED.includes(engine));

/** 'chromium, firefox; not installed: webkit' */
export const INSTALLED_IN_WORDS = `${INSTALLED.join(', ')}${missing.length > 0 ? `; not installed: ${missing.join(', ')}` : ''}`;

/** What a tab shows when a journey has failed in it: its address, what has the focus, and what its fields hold. */
async function lastSeen(tab: Tab): Promise<string> {
  try {
    const page = await tab.evaluate(() => ({
      address: window.location.href,
      state: document.readyState,
      focus: document.activeElement?.outerHTML.slice(0, 200),
      status: [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent),
      fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .filter(({ type, value, checked }) => (type === 'radio' || type === 'checkbox' ? checked : value))
        .map(({ name, value }) => `${name}=${value}`),
    }));
    return JSON.stringify(page, null, 2);
  } catch (error) {
    return `It does not answer: ${error}`;
  }
}

type Browsers = { openTab: (engine: Engine) => Promise<Tab> };

/** A window of WebKitGTK with a driver of its own: one that ended badly is nothing to the next. */
async function startWebkit() {
  const driver = await startWebkitDriver();
  try {
    return { driver, session: await driver.open() };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

/**
 * Playwright's `test` with `openTab`, which opens a tab of an engine and closes it after the test. Each tab has cookies
 * of its own, and storage too, as each site has a port of its own. A worker starts Chromium and Firefox once, when it
 * needs them. Firefox and WebKit have one tab at a time.
 */
export const test = base.extend<{ openTab: Browsers['openTab'] }, { browsers: Browsers }>({
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      let chromiumBrowser: Promise<Browser> | undefined;
      let firefox: Promise<Firefox> | undefined;
      const open: Record<Engine, () => Promise<Tab>> = {
        chromium: async () => {
          chromiumBrowser ??= chromium.launch();
          const context = await (await chromiumBrowser).newContext({
            serviceWorkers: 'allow',
            // With a window it asks nobody either.
            permissions: ['clipboard-write'],
          });
          await context.addInitScript(clockScript());
          return playwrightTab('chromium', await context.newPage());
        },
        firefox: async () => {
          firefox ??= startFirefox();
          const { session, forget, setOffline } = await firefox;
          return drivenTab('firefox', session, { close: forget, setOffline });
        },
        webkit: async () => {
          // A driver that hangs when its browser starts is started once more: no journey has begun.
          const { driver, session } = await startWebkit().catch(startWebkit);
          return drivenTab('webkit', session, {
            close: async () => {
              // A browser that has ended by itself has no session to delete.
              await session.deleteSession().catch(() => {});
              await driver.stop();
            },
          });
        },
      };
      await use({ openTab: (engine) => open[engine]() });
      await (await chromiumBrowser)?.close();
      await (await firefox)?.stop();
    },
    { scope: 'worker' },
  ],
  openTab: async ({ browsers }, use, info) => {
    const tabs: Tab[] = [];
    await use(async (engine) => {
      const tab = await browsers.openTab(engine);
      tabs.push(tab);
      return tab;
    });
    if (info.errors.length > 0)
      for (const tab of tabs)
        await info.attach(`page in ${tab.engine}`, { body: await lastSeen(tab), contentType: 'text/plain' });
    for (const tab of tabs) await tab.close();
  },
});
