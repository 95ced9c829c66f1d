import { Strategy, type StrategyHandler, type StrategyOptions } from 'serwist';
import { Patience } from '#lib/offline/patience';
import type { PageMessage } from '#lib/offline/worker-message';

declare const self: ServiceWorkerGlobalScope;

type PatientOptions = StrategyOptions & {
  /** Milliseconds to wait on where nothing is kept, until it counts as no answer; without it as long as it takes. */
  longestWait?: (request: Request) => number | Promise<number>;
};

// One for all rooms: what is slow for a page is slow for its parts.
const patience = new Patience();
const LATE = 'late';

const pause = (milliseconds: number) =>
  new Promise<typeof LATE>((settle) => setTimeout(() => settle(LATE), milliseconds));

/** Tells open pages that a copy is newer than they may have shown. */
async function tellPages(): Promise<void> {
  const message: PageMessage = { kind: 'copy-renewed' };
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
}

/**
 * The network's answer, or after some seconds the copy. An answer that comes later is kept all the same, and pages
 * hear of it. Unlike Serwist's NetworkFirst it gets impatient sooner once the network was slow, gives up where nothing
 * is kept, and takes a cache that fails for an empty one.
 */
export class PatientNetwork extends Strategy {
  readonly #longestWait: NonNullable<PatientOptions['longestWait']>;

  constructor({ longestWait = () => Number.POSITIVE_INFINITY, ...options }: PatientOptions) {
    super(options);
    this.#longestWait = longestWait;
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const since = Date.now();
    let isGivenUp = false;

    const ask = async () => {
      const response = await handler.fetch(request);
      patience.answeredAfter(Date.now() - since);
      const isLate = isGivenUp;
      const keep = async () => {
        const isKept = await handler.cachePut(request, response.clone());
        if (isLate && isKept) await tellPages();
      };
      void handler.waitUntil(keep().catch(() => {}));
      return response;
    };
    // Undefined where there is no network.
    const answer = ask().catch(() => undefined);
    void handler.waitUntil(answer);

    const first = await Promise.race([answer, pause(patience.at(since))]);
    if (first instanceof Response) return first;
    if (first === LATE) patience.gaveUp(Date.now());
    isGivenUp = true;
    const copy = await handler.cacheMatch(request).catch(() => undefined);
    if (copy) return copy;

    const longest = first === LATE ? await this.#longestWait(request) : 0;
    isGivenUp = false;
    const second = await (longest < Number.POSITIVE_INFINITY
      ? Promise.race([answer, pause(longest)])
      : answer);
    if (second instanceof Response) return second;
    isGivenUp = true;
    throw new Error('Neither the network nor a copy');
  }
}
