import { existsSync } from 'node:fs';

/**
 * The path of the system's Chromium, or undefined where there is none: CHROMIUM_PATH, else Debian's browser without a
 * window, which needs a third less time for the journeys, else its browser.
 */
export const systemChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ].find((path) => path && existsSync(path));
