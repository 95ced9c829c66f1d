import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';

/** The packages of Debian that bring both. */
export const OTHER_BROWSER_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The path of the system's Firefox, or undefined where there is none. */
export const systemFirefox = () => FIREFOX.find((path) => existsSync(path));

/** WebKitGTK's small browser, in a folder named after the processor and the version. */
function miniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((library) => join(LIBRARIES, name, library)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** The paths of the system's WebKitGTK, its driver and the display that it needs; undefined where one is missing. */
export function systemWebkit() {
  const browser = miniBrowser();
  return browser && existsSync(WEBKIT_DRIVER) && existsSync(DISPLAY_SERVER)
    ? { browser, driver: WEBKIT_DRIVER, display: DISPLAY_SERVER }
    : undefined;
}
