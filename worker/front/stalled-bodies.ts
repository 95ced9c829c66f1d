import type { IncomingMessage } from 'node:http';
import type { FrontResponse } from './front-response.ts';

type Watched = { response: FrontResponse; bytes: number; since: number };

const CHECKS_PER_LIMIT = 6;

/**
 * Lets requests go of whose body nothing has arrived for `limitMs` milliseconds: 408, and the connection is closed. Not
 * those whose bytes wait to be read here. The timer does not keep the process running.
 */
export function watchBodies(limitMs: number) {
  const watched = new Map<IncomingMessage, Watched>();

  function check(): void {
    const now = performance.now();
    for (const [request, state] of watched) {
      const bytes = request.socket.bytesRead;
      // Nothing more is read from the connection then.
      const isOurDelay = request.readableLength >= request.readableHighWaterMark;
      if (request.complete || request.destroyed) watched.delete(request);
      else if (bytes !== state.bytes || isOurDelay) Object.assign(state, { bytes, since: now });
      else if (now - state.since >= limitMs) {
        watched.delete(request);
        letGo(request, state.response);
      }
    }
  }

  setInterval(check, limitMs / CHECKS_PER_LIMIT).unref();

  return (request: IncomingMessage, response: FrontResponse): void => {
    if (request.complete || (!request.headers['content-length'] && !request.headers['transfer-encoding']))
      return;
    watched.set(request, { response, bytes: request.socket.bytesRead, since: performance.now() });
  };
}

function letGo(request: IncomingMessage, response: FrontResponse): void {
  if (response.headersSent) return void request.destroy();
  response.once('finish', () => request.destroy());
  const sentence = 'Nothing more arrived for half a minute. Check the connection and try again.';
  response.sendWhole(
    408,
    { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' },
    Buffer.from(sentence),
  );
}
