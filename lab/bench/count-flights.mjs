// Loaded before a site (node --import), it writes a line for each request that the front passes to Next for a page.
import { PageCache } from '../../worker/front/page-cache.ts';

const { begin } = PageCache.prototype;
PageCache.prototype.begin = function counted(address) {
  console.info(`To Next: ${address.key}`);
  return begin.call(this, address);
};
