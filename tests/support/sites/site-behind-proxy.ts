import { type ProxyServer, startProxyServer } from './proxy-server.ts';
import { test } from './shared-site.ts';

/** Gives each journey of a file a proxy in front of the shared site, as `proxy`. */
export function siteBehindProxy() {
  let proxy: ProxyServer;
  test.beforeEach(async ({ site }) => {
    proxy = await startProxyServer(site.url);
  });
  test.afterEach(() => proxy.close());
  return {
    get proxy() {
      return proxy;
    },
  };
}
