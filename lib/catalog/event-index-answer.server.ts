import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { indexFromEvents } from '#lib/events/event-index';
import { summarizeEvent } from '#lib/events/summarize-event';
import { upcomingEvents } from '#lib/events/upcoming-events';
import { belizeDay } from '#lib/time/calendar-day';
import type { EventSnapshot } from './event-snapshot.server.ts';

type Made = { version: string; plain: Buffer; zipped: Buffer; etag: string };

const zip = promisify(gzip);
let made: Made | undefined;

/** Names the index that belongs to a reading of the sheet on a day; part of its address, so it may be kept. */
export const indexVersion = ({ version }: Pick<EventSnapshot, 'version'>, now: number) =>
  `${version}-${belizeDay(now)}`;

async function makeIndex(snapshot: EventSnapshot, now: number): Promise<Made> {
  const version = indexVersion(snapshot, now);
  if (made?.version === version) return made;
  const toCome = upcomingEvents(snapshot.events, belizeDay(now)).map(summarizeEvent);
  const plain = Buffer.from(JSON.stringify(indexFromEvents(toCome)));
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  made = { version, plain, zipped: await zip(plain), etag };
  return made;
}

/** Whether next.config.mjs announces the answer as compressed: the same question as there. */
const acceptsGzip = (request: Request) => /gzip/.test(request.headers.get('accept-encoding') ?? '');

/** What the index's address answers when there is nothing to serve. */
export async function noIndexAnswer(request: Request): Promise<Response> {
  const body = Buffer.from(JSON.stringify({ error: 'Events are not available right now' }));
  return new Response(new Uint8Array(acceptsGzip(request) ? await zip(body) : body), {
    status: 503,
    headers: { 'Content-Type': 'application/json', 'Retry-After': '60', 'Cache-Control': 'no-store' },
  });
}

/** The tags of an If-None-Match header, without what a proxy may have added. */
const knownTags = (header: string | null) =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * The index of all events to come as an answer: compressed once, 304 to its own tag. An address with the current
 * version may be kept for a day, any other for a minute.
 */
export async function eventIndexAnswer(
  request: Request,
  snapshot: EventSnapshot,
  now: number,
): Promise<Response> {
  const { version, plain, zipped, etag } = await makeIndex(snapshot, now);
  const isCurrent = new URL(request.url).searchParams.get('v') === version;
  const zips = acceptsGzip(request);
  const tag = zips ? `"${etag}-gzip"` : `"${etag}"`;
  const headers = {
    ETag: tag,
    Vary: 'Accept-Encoding',
    'Cache-Control': isCurrent ? 'public, max-age=86400' : 'public, max-age=60',
    'Content-Type': 'application/json; charset=utf-8',
  };
  if (knownTags(request.headers.get('if-none-match')).includes(tag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(zips ? zipped : plain), { headers });
}
