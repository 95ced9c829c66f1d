import { type Front, startFront } from './front-server.ts';
import { type SiteServer, startSite } from './site-server.ts';
import { test } from './strong-device.ts';

/** Gives a file of journeys a site of its own, and each of them a server before it, as `front`. */
export function behindFront() {
  let site: SiteServer;
  let front: Front;
  test.beforeAll(async () => {
    site = await startSite({ env: { MODERATOR_EMAILS: 'ana@example.com' } });
  });
  test.afterAll(() => site?.stop());
  test.beforeEach(async () => {
    front = await startFront(site.url);
  });
  test.afterEach(() => front.close());
  return {
    get front() {
      return front;
    },
  };
}
