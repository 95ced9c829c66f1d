import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { indexFromEvents } from '#lib/events/event-index';
import { summarizeEvent } from '#lib/events/summarize-event';
import { upcomingEvents } from '#lib/events/upcoming-events';
import { belizeDay } from '#lib/time/calendar-day';
import type { EventSnapshot } from './event-snapshot.server.ts';

type IndexFile = { version: string; plain: Buffer; zipped: Buffer; etag: string };

const zip = promisify(gzip);
/** The index of the current version, cached. */
let cached: IndexFile | undefined;

/**
 * The version of an index: of the events, and of the day. It is part of the address, so that the response can be
 * cached.
 */
export const indexVersion = ({ version }: Pick<EventSnapshot, 'version'>, now: number) =>
  `${version}-${belizeDay(now)}`;

async function indexFile(snapshot: EventSnapshot, now: number): Promise<IndexFile> {
  const version = indexVersion(snapshot, now);
  if (cached?.version === version) return cached;
  const toCome = upcomingEvents(snapshot.events, belizeDay(now)).map(summarizeEvent);
  const plain = Buffer.from(JSON.stringify(indexFromEvents(toCome)));
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  cached = { version, plain, zipped: await zip(plain), etag };
  return cached;
}

/** Whether to compress the response: the same condition as in next.config.mjs, which sets Content-Encoding. */
const acceptsGzip = (request: Request) => /gzip/.test(request.headers.get('accept-encoding') ?? '');

/** The response for the index while there are no events to serve: 503. */
export async function noIndexResponse(request: Request): Promise<Response> {
  const body = Buffer.from(JSON.stringify({ error: 'Events are not available right now' }));
  return new Response(new Uint8Array(acceptsGzip(request) ? await zip(body) : body), {
    status: 503,
    headers: { 'Content-Type': 'application/json', 'Retry-After': '60', 'Cache-Control': 'no-store' },
  });
}

/** The tags of an If-None-Match header, without the `W/` that a proxy may have added. */
const knownTags = (header: string | null) =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * The response with the index of all upcoming events: compressed once, 304 for its own ETag. With the current version
 * in its address it may be cached for a day, otherwise for a minute.
 */
export async function eventIndexResponse(
  request: Request,
  snapshot: EventSnapshot,
  now: number,
): Promise<Response> {
  const { version, plain, zipped, etag } = await indexFile(snapshot, now);
  const isCurrent = new URL(request.url).searchParams.get('v') === version;
  const isGzip = acceptsGzip(request);
  const tag = isGzip ? `"${etag}-gzip"` : `"${etag}"`;
  const headers = {
    ETag: tag,
    Vary: 'Accept-Encoding',
    'Cache-Control': isCurrent ? 'public, max-age=86400' : 'public, max-age=60',
    'Content-Type': 'application/json; charset=utf-8',
  };
  if (knownTags(request.headers.get('if-none-match')).includes(tag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(isGzip ? zipped : plain), { headers });
}
