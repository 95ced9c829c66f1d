import { test as base } from '../browser/strong-device.ts';
import { MOMENT_SHEET } from '../moment/site.ts';
import { MODERATOR } from './moderator.ts';
import { type SiteServer, startSite } from './site-server.ts';

/**
 * Playwright's `test` with a site that the files of one worker share, as a start costs seconds. It has a moderator, the
 * sheet of the run and no other settings, and its store holds what the files before have left. A file that changes its settings has one of its own.
 */
export const test = base.extend<object, { site: SiteServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const site = await startSite({ env: { MODERATOR_EMAILS: MODERATOR, EVENTS_CSV_URL: MOMENT_SHEET } });
      // The files that come after would see a server and a browser that differ.
      const advance = () =>
        Promise.reject(new Error('Time is moved on a site of one’s own: this one is shared.'));
      await use({ ...site, advance });
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
