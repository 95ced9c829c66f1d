import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sirv from 'sirv';
import { flatHeaders, sendVariant, TAG_ENDS, type Variant } from './answer.ts';
import { type Encoding, preferredEncoding } from './encodings.ts';
import type { FrontResponse } from './front-response.ts';
import { type RoutesManifest, routeRules } from './route-rules.ts';

/** What scripts/compress.mjs writes for each file, by the path in its address. */
type StaticFile = {
  /** A digest of its bytes, for the ETag. */
  tag: string;
  bytes: number;
  encodings: Exclude<Encoding, 'identity'>[];
};

/** The folder of compressed files and their list, below the build's. */
const COMPRESSED = 'front';
const FILE_LIST = 'files.json';

/** Headers and bookkeeping of a file in memory, in bytes. */
const ENTRY_BYTES = 2_000;
/** As Next sets them, where next.config.mjs does not: names of the build contain a hash of the content. */
const BUILD_FILES = '/_next/static/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0';

const EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' } satisfies Record<Encoding, string>;

/** A range that sirv reads as it was meant: one with a start. Any other is answered with the whole file. */
const RANGE = /^bytes=(\d+)-(\d*)$/;

function isUsableRange({ range, 'if-range': condition }: IncomingHttpHeaders, etag: string): boolean {
  const [, start, end] = RANGE.exec(range ?? '') ?? [];
  if (start === undefined || (end && Number(end) < Number(start))) return false;
  return condition === undefined || condition === etag;
}

type Options = {
  /** The folder that contains `public` and the build. */
  root: string;
  /** The name of the build's folder. */
  build: string;
  /** How many bytes of files are kept in memory. */
  maxBytes: number;
};

type Asked = { path: string; name: string; file: StaticFile; encoding: Encoding; key: string };

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Serves the files of the build and of `public`, which were compressed after the build: from memory, else from disk. The
 * function returns false for any other request.
 */
export function createStaticFiles({ root, build, maxBytes }: Options) {
  const folder = join(root, build);
  const files = new Map(
    Object.entries(readJson<Record<string, StaticFile>>(join(folder, COMPRESSED, FILE_LIST))),
  );
  const rules = routeRules(readJson<RoutesManifest>(join(folder, 'routes-manifest.json')));
  const compressedFiles = sirv(join(folder, COMPRESSED));
  const buildFiles = sirv(join(folder, 'static'));
  const publicFiles = sirv(join(root, 'public'));
  const kept = new LRUCache<string, Variant>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
  });

  function setHeaders(
    response: FrontResponse,
    { path, file }: Asked,
    etag: string,
    requested: IncomingHttpHeaders,
  ): void {
    response.setHeader('Cache-Control', path.startsWith(BUILD_FILES) ? IMMUTABLE : REVALIDATED);
    for (const [name, value] of Object.entries(rules.headersOf(path, requested)))
      response.setHeader(name, value);
    if (file.encodings.length > 0) response.appendHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', etag);
    response.setHeader('Accept-Ranges', 'bytes');
  }

  /** Reads a file with sirv; keeps it, unless only a part of it is sent. */
  function serveFromDisk(request: IncomingMessage, response: FrontResponse, asked: Asked): void {
    const { name, file, encoding, key } = asked;
    const etag = `"${file.tag}${TAG_ENDS[encoding]}"`;
    setHeaders(response, asked, etag, request.headers);
    if (!isUsableRange(request.headers, etag)) delete request.headers.range;
    if (!request.headers.range)
      response.collect({
        wants: () => response.statusCode === 200,
        collected: (body) => {
          const headers = flatHeaders(response.getHeaders());
          const variant = { status: 200, headers, body, etag };
          kept.set(key, variant);
          sendVariant(request, response, variant);
        },
      });
    const isBuilt = encoding === 'identity' && name.startsWith(BUILD_FILES);
    request.url = isBuilt ? name.slice(BUILD_FILES.length - 1) : name + EXTENSIONS[encoding];
    const disk = encoding !== 'identity' ? compressedFiles : isBuilt ? buildFiles : publicFiles;
    disk(request, response);
  }

  return (request: IncomingMessage, response: FrontResponse): boolean => {
    const { method, url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = url.split('?', 1)[0] ?? '';
    const name = rules.fileFor(path, headers);
    const file = files.get(name);
    if (!file) return false;
    const wanted = preferredEncoding(headers['accept-encoding']);
    const encoding = wanted !== 'identity' && file.encodings.includes(wanted) ? wanted : 'identity';
    const key = `${rules.situationOf(headers)} ${encoding} ${path}`;
    const found = headers.range ? undefined : kept.get(key);
    if (found) sendVariant(request, response, found);
    else serveFromDisk(request, response, { path, name, file, encoding, key });
    return true;
  };
}
