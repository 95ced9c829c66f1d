import { type Browser, test as base, chromium } from '@playwright/test';
import { systemFirefox, systemWebkit } from '../../../scripts/other-browsers.mjs';
import { drivenTab } from './driven-tab.ts';
import { type Firefox, startFirefox } from './firefox.ts';
import { playwrightTab } from './playwright-tab.ts';
import { ENGINES, type Engine, type Tab } from './tab.ts';
import { startWebkitDriver, type WebkitDriver } from './webkit-driver.ts';

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

type Browsers = { openTab: (engine: Engine) => Promise<Tab> };

/**
 * Playwright's `test` with `openTab`, which opens a tab of an engine and closes it after the test. Each tab has cookies
 * and storage of its own. A worker starts each browser once, when it needs it. Firefox and WebKit have one tab at a time.
 */
export const test = base.extend<{ openTab: Browsers['openTab'] }, { browsers: Browsers }>({
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      let chromiumBrowser: Promise<Browser> | undefined;
      let firefox: Promise<Firefox> | undefined;
      let webkit: Promise<WebkitDriver> | undefined;
      const open: Record<Engine, () => Promise<Tab>> = {
        chromium: async () => {
          chromiumBrowser ??= chromium.launch();
          const context = await (await chromiumBrowser).newContext({
            serviceWorkers: 'allow',
            // With a window it asks nobody either.
            permissions: ['clipboard-write'],
          });
          return playwrightTab('chromium', await context.newPage());
        },
        firefox: async () => {
          firefox ??= startFirefox();
          const { session, forget, setOffline } = await firefox;
          return drivenTab('firefox', session, { close: forget, setOffline });
        },
        webkit: async () => {
          webkit ??= startWebkitDriver();
          const session = await (await webkit).open();
          return drivenTab('webkit', session, {
            close: async () => {
              // A browser that has ended by itself has no session to delete.
              await session.deleteSession().catch(() => {});
            },
          });
        },
      };
      await use({ openTab: (engine) => open[engine]() });
      await (await chromiumBrowser)?.close();
      await (await firefox)?.stop();
      await (await webkit)?.stop();
    },
    { scope: 'worker' },
  ],
  openTab: async ({ browsers }, use) => {
    const tabs: Tab[] = [];
    await use(async (engine) => {
      const tab = await browsers.openTab(engine);
      tabs.push(tab);
      return tab;
    });
    for (const tab of tabs) await tab.close();
  },
});
