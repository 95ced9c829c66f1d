import { Strategy, type StrategyHandler, type StrategyOptions } from 'serwist';
import { AdaptiveTimeout } from '#lib/offline/adaptive-timeout';
import type { PageMessage } from '#lib/offline/worker-message';

declare const self: ServiceWorkerGlobalScope;

type TimeoutOptions = StrategyOptions & {
  /** Further milliseconds to wait for the network when nothing is cached; without a limit by default. */
  timeoutWithoutCache?: (request: Request) => number | Promise<number>;
};

// Shared by all strategies: they use the same network.
const adaptiveTimeout = new AdaptiveTimeout();
const TIMED_OUT = 'timed-out';

const timeout = (milliseconds: number) =>
  new Promise<typeof TIMED_OUT>((resolve) => setTimeout(() => resolve(TIMED_OUT), milliseconds));

/**
 * Gives a response back, and throws for an error response. A navigation preload that fails, without a network for
 * example, rejects; in Firefox it resolves to an error response, for which the visitor would get the browser's own page.
 */
export function throwOnErrorResponse(response: Response): Response {
  if (response.type === 'error') throw new TypeError('The navigation preload failed');
  return response;
}

/** Notifies open pages that a page or index in the cache is newer than what they may show. */
async function notifyPages(): Promise<void> {
  const message: PageMessage = { kind: 'copy-renewed' };
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
}

/**
 * Network first, with a timeout after which the cached response is used. A response that arrives later is still cached,
 * and open pages are notified. Unlike Serwist's NetworkFirst it shortens the timeout while the network is slow, limits
 * the wait when nothing is cached, and treats a cache that fails as an empty one.
 */
export class NetworkFirstWithTimeout extends Strategy {
  readonly #timeoutWithoutCache: NonNullable<TimeoutOptions['timeoutWithoutCache']>;

  constructor({ timeoutWithoutCache = () => Number.POSITIVE_INFINITY, ...options }: TimeoutOptions) {
    super(options);
    this.#timeoutWithoutCache = timeoutWithoutCache;
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const startedAt = Date.now();
    let hasGivenUp = false;

    const load = async () => {
      const response = throwOnErrorResponse(await handler.fetch(request));
      adaptiveTimeout.respondedAfter(Date.now() - startedAt);
      const isLate = hasGivenUp;
      const store = async () => {
        const isStored = await handler.cachePut(request, response.clone());
        if (isLate && isStored) await notifyPages();
      };
      void handler.waitUntil(store().catch(() => {}));
      return response;
    };
    // Resolves to undefined when the network fails.
    const fromNetwork = load().catch(() => undefined);
    void handler.waitUntil(fromNetwork);

    const first = await Promise.race([fromNetwork, timeout(adaptiveTimeout.timeoutAt(startedAt))]);
    if (first instanceof Response) return first;
    if (first === TIMED_OUT) adaptiveTimeout.timedOut(Date.now());
    hasGivenUp = true;
    const cached = await handler.cacheMatch(request).catch(() => undefined);
    if (cached) return cached;

    const furtherWait = first === TIMED_OUT ? await this.#timeoutWithoutCache(request) : 0;
    hasGivenUp = false;
    const second = await (furtherWait < Number.POSITIVE_INFINITY
      ? Promise.race([fromNetwork, timeout(furtherWait)])
      : fromNetwork);
    if (second instanceof Response) return second;
    hasGivenUp = true;
    throw new Error('Neither the network nor the cache has a response');
  }
}
