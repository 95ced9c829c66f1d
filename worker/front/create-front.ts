import { createServer, type IncomingMessage, type Server } from 'node:http';
import { isDraining } from '#lib/server/monitoring/draining';
import { FrontResponse } from './front-response.ts';
import { hasBody, type Refusal, refusalOf, type Site } from './refusal.ts';
import { disconnectSilentReaders } from './silent-readers.ts';
import { watchBodies } from './stalled-bodies.ts';

/** How long a client may take, in milliseconds. */
type Limits = {
  headersMs: number;
  requestMs: number;
  /** For an image, which takes minutes on a slow line; one that stalls is let go much earlier. */
  uploadMs: number;
  stalledBodyMs: number;
  /** Without taking any byte of a response. */
  silentMs: number;
};

export const LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 60_000,
  uploadMs: 300_000,
  stalledBodyMs: 30_000,
  silentMs: 60_000,
};

const UPLOAD_PATH = '/api/upload-image';
/** Milliseconds between two looks at the connections; Node's own are 30 s apart. */
const CHECKING_MS = 1_000;
/** Longer than a proxy keeps an idle connection, so that it is never closed while a request is on its way. */
const BEHIND_PROXY_KEEP_ALIVE_MS = 75_000;

/**
 * Bytes of a request's headers. Node's own limit of 16 KB is less than what cookies of one host may weigh, and who has more
 * of them, as other services of the domain set them, would get an empty page everywhere.
 */
const MAX_HEADER_BYTES = 128 * 1024;

type Parts = {
  site: Site;
  limits: Limits;
  /** Returns undefined for what is no file. */
  serveFile: (request: IncomingMessage, response: FrontResponse) => Promise<void> | undefined;
  servePage: (request: IncomingMessage, response: FrontResponse) => Promise<void>;
};

function refuse(response: FrontResponse, { status, sentence, headers }: Refusal): void {
  response.sendWhole(
    status,
    {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
    Buffer.from(`${sentence}\n`),
  );
}

function fail(request: IncomingMessage, response: FrontResponse, error: unknown): void {
  // Without the address, which may be a private link.
  console.error(`A ${request.method} request failed`, error);
  if (response.headersSent) response.destroy();
  else
    refuse(response, { status: 500, sentence: 'Something went wrong on our side. Try again in a moment.' });
}

/** The server in front of Next: refuses, serves files and pages, and lets go of clients that take too long. */
export function createFront({
  site,
  limits,
  serveFile,
  servePage,
}: Parts): Server<typeof IncomingMessage, typeof FrontResponse> {
  const watchBody = watchBodies({
    stalledMs: limits.stalledBodyMs,
    wholeMs: ({ url }) => (url === UPLOAD_PATH ? limits.uploadMs : limits.requestMs),
  });
  const server = createServer(
    {
      ServerResponse: FrontResponse,
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.uploadMs,
      connectionsCheckingInterval: Math.min(CHECKING_MS, limits.headersMs),
      ...(site.trustedProxies > 0 && { keepAliveTimeout: BEHIND_PROXY_KEEP_ALIVE_MS }),
    },
    (request, response) => {
      if (isDraining()) response.shouldKeepAlive = false;
      // Of a client that hangs up when its body is not read any more; whoever reads it is told as well.
      request.on('error', () => {});
      const refusal = refusalOf(request, site);
      if (refusal) {
        // Its body would be read to the end before the next request, however slowly it arrives.
        if (hasBody(request)) response.shouldKeepAlive = false;
        return refuse(response, refusal);
      }
      watchBody(request, response);
      const served = serveFile(request, response) ?? servePage(request, response);
      served.catch((error: unknown) => fail(request, response, error));
    },
  );
  disconnectSilentReaders(server, limits.silentMs);
  return server;
}
