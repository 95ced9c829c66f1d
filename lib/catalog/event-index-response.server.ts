import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { indexAsJson, indexFromEvents } from '#lib/events/event-index';
import { finishInTurns } from '#lib/time/slices';
import { eventLists, indexVersion } from './event-lists.server.ts';
import type { EventSnapshot } from './event-snapshot.server.ts';

type IndexFile = { version: string; plain: Buffer; zipped: Buffer; etag: string };

const zip = promisify(gzip);
/** The index of the current version, cached; requests that come while it is made wait for the same. */
let cached: { version: string; file: Promise<IndexFile> } | undefined;

async function makeIndexFile(snapshot: EventSnapshot, now: number): Promise<IndexFile> {
  const { summaries } = await eventLists(snapshot, now);
  const plain = Buffer.from(await finishInTurns(indexAsJson(indexFromEvents(summaries))));
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { version: indexVersion(snapshot, now), plain, zipped: await zip(plain), etag };
}

function indexFile(snapshot: EventSnapshot, now: number): Promise<IndexFile> {
  const version = indexVersion(snapshot, now);
  if (cached?.version === version) return cached.file;
  const file = makeIndexFile(snapshot, now);
  cached = { version, file };
  file.catch(() => {
    if (cached?.file === file) cached = undefined;
  });
  return file;
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
    // The response for another version than the current one is not kept under its address.
    ...(!isCurrent && { 'Content-Location': '/api/events' }),
  };
  if (knownTags(request.headers.get('if-none-match')).includes(tag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(isGzip ? zipped : plain), { headers });
}
