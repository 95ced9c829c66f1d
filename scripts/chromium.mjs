import { existsSync } from 'node:fs';

const FULL = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const HEADLESS = '/usr/bin/chromium-headless-shell';

const firstOf = (paths) => [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));

/**
 * The path of the system's Chromium, or undefined where there is none: CHROMIUM_PATH, else Debian's browser without
 * a window, with which the journeys need a third less time, else its complete browser.
 */
export const systemChromium = () => firstOf([HEADLESS, ...FULL]);

/** The path of the system's complete Chromium, or undefined: only this one has the sound of WebRTC. */
export const completeChromium = () => firstOf(FULL);
