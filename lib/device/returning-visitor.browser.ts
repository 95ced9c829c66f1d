import 'client-only';
import { afterStartup } from './page-idle.browser.ts';
import { onceTouched } from './triggers.browser.ts';
import { readStorage, writeStorage } from './web-storage.browser.ts';

/** Key in local storage: this browser has opened a page before. */
const VISITED = 'visited';
let isReturning: boolean | undefined;

/** Whether this browser has opened a page before this document, as far as it keeps that. */
function hasVisited(): boolean {
  if (isReturning === undefined) {
    isReturning = readStorage(VISITED) !== null;
    if (!isReturning) writeStorage(VISITED, 'yes');
  }
  return isReturning;
}

/**
 * Resolves after `afterStartup()`, once somebody has touched the page, or at once where this browser has visited the site
 * before: for what serves a later visit. Who only reads a page that was sent to them pays nothing for it.
 */
export const whenReturning = (): Promise<void> =>
  afterStartup().then(() => (hasVisited() ? undefined : new Promise((resolve) => void onceTouched(resolve))));
