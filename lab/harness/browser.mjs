// The Chromium in which pages are measured and photographed.
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { CommandError } from '../../scripts/command.mjs';

/** Launches Chromium: CHROMIUM_PATH, the system's, or Playwright's. Throws a CommandError where there is none. */
export const launch = () =>
  chromium
    .launch({
      executablePath: systemChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    .catch((error) => {
      throw new CommandError(
        `Chromium does not start: set CHROMIUM_PATH, or run \`node scripts/ready.mjs --browser\` (${error.message.split('\n')[0]}).`,
      );
    });

/** Runs in the page: makes it a fast device, whatever this machine is; light devices load less. */
export function pretendFastDevice() {
  for (const [name, value] of Object.entries({ hardwareConcurrency: 8, deviceMemory: 8 }))
    Object.defineProperty(navigator, name, { get: () => value });
  Object.defineProperty(navigator, 'connection', { get: () => undefined });
}

/** A browser context with an empty cache. */
export async function newVisitor(browser, options) {
  const context = await browser.newContext(options);
  await context.addInitScript(pretendFastDevice);
  return context;
}
