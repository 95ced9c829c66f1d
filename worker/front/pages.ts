import type { IncomingMessage } from 'node:http';
import { answerFrom, type BuiltPages, sendVariant, staleControl, type Variant, variantOf } from './answer.ts';
import { cacheAddress } from './cache-address.ts';
import { cacheReads } from './cache-reads.ts';
import { preferredEncoding } from './encodings.ts';
import type { Flight } from './flight.ts';
import type { FrontResponse } from './front-response.ts';
import type { PageCache } from './page-cache.ts';
import { deleteForeignHeaders } from './router-headers.ts';

type Handle = (request: IncomingMessage, response: FrontResponse) => Promise<void>;

type Options = {
  /** Next's request handler. */
  handle: Handle;
  cache: PageCache;
  built: BuiltPages;
};

/** Larger answers other than pages and data are passed on as they come. */
const MAX_CACHED_BYTES = 2 * 1024 * 1024;

const typeOf = (response: FrontResponse) => String(response.getHeader('content-type') ?? '');
const isPublic = (response: FrontResponse) =>
  /\bpublic\b|\bs-maxage=/.test(String(response.getHeader('cache-control') ?? ''));

/** Requests that get no page: for the router, with a form, or for something too large to be collected. */
const isNeverPage = ({ method, url = '', headers }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') ||
  headers.rsc !== undefined ||
  /^\/(_next|uploads)\/|^[^?]*\.csv(\?|$)/.test(url);

/** A kept variant for others than the one who renews it. */
const asStale = (variant: Variant): Variant => ({
  ...variant,
  headers: variant.headers.map((value, index, all) => {
    if (all[index - 1] === 'x-nextjs-cache') return 'STALE';
    return all[index - 1] === 'cache-control' ? staleControl(value) : value;
  }),
});

/** Serves what Next makes: from memory where it is the same for everyone, and pages with their styles and a policy of their own. */
export function createPages({ handle, cache, built }: Options): Handle {
  /** Passes a request to Next and collects a page, or what `flight` may keep. */
  function passToNext(request: IncomingMessage, response: FrontResponse, flight?: Flight): Promise<void> {
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const known = request.headers['if-none-match'];
    const { method, url = '' } = request;
    // The whole response is needed, as it is: for its digests, and to be kept.
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    if (method === 'HEAD') request.method = 'GET';

    async function finish(body: Buffer): Promise<void> {
      const answer = answerFrom(response, url.replace(/[?#].*$/, ''), body, built);
      // Others wait for the answer, not for this client to receive it.
      const variant = flight
        ? await cache.land(flight, answer, Date.now()).then((encoded) => encoded(encoding))
        : await variantOf(answer, encoding);
      if (known) request.headers['if-none-match'] = known;
      sendVariant(request, response, variant);
    }

    return new Promise((resolve, reject) => {
      response.collect({
        maxBytes: () => {
          if (/^(text\/html|application\/json)/.test(typeOf(response))) return Number.POSITIVE_INFINITY;
          return flight && isPublic(response) ? MAX_CACHED_BYTES : 0;
        },
        // Then nothing else resolves this promise.
        collected: (body) => resolve(finish(body)),
        passedOn: () => flight?.end('ask-alone'),
      });
      handle(request, response).then(resolve, reject);
    });
  }

  async function fill(request: IncomingMessage, response: FrontResponse, flight: Flight): Promise<void> {
    // Next need not end a response whose client has left.
    response.once('close', () => flight.end('look-again'));
    try {
      await cacheReads().run(flight.reads, () => passToNext(request, response, flight));
    } finally {
      flight.end('look-again');
    }
  }

  return async (request, response) => {
    await deleteForeignHeaders(request);
    const address = cacheAddress(request);
    if (!address) return isNeverPage(request) ? handle(request, response) : passToNext(request, response);
    for (;;) {
      const found = cache.find(address.key, Date.now());
      const flight = cache.flightTo(address.key);
      if (found && (found.isFresh || found.isRenewing || flight)) {
        cache.hit(address.key);
        const variant = found.variants[preferredEncoding(request.headers['accept-encoding'])];
        return sendVariant(request, response, found.isFresh ? variant : asStale(variant));
      }
      if (!flight) return fill(request, response, cache.begin(address));
      // What has expired before this request is not for it.
      const isLate = flight.isGivenUp;
      const outcome = await flight.ended;
      // This client has left meanwhile: Next would not answer, and those who wait for it neither.
      if (request.socket.destroyed) return;
      if (outcome === 'look-again' || isLate) continue;
      if (outcome === 'ask-alone' || (address.hasParameters && !outcome.suitsParameters))
        return passToNext(request, response);
      cache.hit(address.key);
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      return sendVariant(request, response, await outcome.answer(encoding));
    }
  };
}
