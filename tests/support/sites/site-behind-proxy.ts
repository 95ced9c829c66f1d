import { test } from '../browser/strong-device.ts';
import { type ProxyServer, startProxyServer } from './proxy-server.ts';
import { type SiteServer, startSite } from './site-server.ts';

/** Gives a file of journeys a site of its own, and each journey a proxy in proxy of it, as `proxy`. */
export function siteBehindProxy() {
  // One site for the whole file: else each journey would start one.
  test.describe.configure({ mode: 'default' });
  let site: SiteServer;
  let proxy: ProxyServer;
  test.beforeAll(async () => {
    site = await startSite({ env: { MODERATOR_EMAILS: 'ana@example.com' } });
  });
  test.afterAll(() => site?.stop());
  test.beforeEach(async () => {
    proxy = await startProxyServer(site.url);
  });
  test.afterEach(() => proxy.close());
  return {
    get proxy() {
      return proxy;
    },
  };
}
