import type { IncomingMessage } from 'node:http';
import type { FrontResponse } from './front-response.ts';

type BodyLimits = {
  /** Milliseconds without any byte. */
  stalledMs: number;
  /** Milliseconds for the whole body of a request. */
  wholeMs: (request: IncomingMessage) => number;
};

type Watched = { response: FrontResponse; bytes: number; since: number; until: number };

const CHECKS_PER_LIMIT = 6;
const STALLED = 'Nothing more arrived for half a minute. Check the connection and try again.';
const TOO_SLOW = 'This took too long to arrive. Check the connection and try again.';

/**
 * Lets requests go whose body stalls or takes too long: 408, and the connection is closed. A body whose bytes wait to be
 * read here does not stall. The timer does not keep the process running.
 */
export function watchBodies({ stalledMs, wholeMs }: BodyLimits) {
  const watched = new Map<IncomingMessage, Watched>();

  function check(): void {
    const now = performance.now();
    for (const [request, state] of watched) {
      const bytes = request.socket.bytesRead;
      // Nothing more is read from the connection then.
      const isOurDelay = request.readableLength >= request.readableHighWaterMark;
      if (bytes !== state.bytes || isOurDelay) Object.assign(state, { bytes, since: now });
      const isStalled = now - state.since >= stalledMs;
      if (request.complete || request.destroyed) watched.delete(request);
      else if (isStalled || now >= state.until) {
        watched.delete(request);
        letGo(request, state.response, isStalled ? STALLED : TOO_SLOW);
      }
    }
  }

  setInterval(check, stalledMs / CHECKS_PER_LIMIT).unref();

  return (request: IncomingMessage, response: FrontResponse): void => {
    if (request.complete || (!request.headers['content-length'] && !request.headers['transfer-encoding']))
      return;
    const now = performance.now();
    const until = now + wholeMs(request);
    watched.set(request, { response, bytes: request.socket.bytesRead, since: now, until });
  };
}

function letGo(request: IncomingMessage, response: FrontResponse, sentence: string): void {
  if (response.headersSent) return void request.destroy();
  response.once('finish', () => request.destroy());
  response.sendWhole(
    408,
    { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' },
    Buffer.from(sentence),
  );
}
