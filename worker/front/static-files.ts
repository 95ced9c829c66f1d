import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import { flatHeaders, sendVariant, TAG_ENDS, type Variant, withVary } from './answer.ts';
import { type Encoding, preferredEncoding } from './encodings.ts';
import type { FrontResponse } from './front-response.ts';
import { partFor } from './ranges.ts';
import type { RouteRules } from './route-rules.ts';

/** What scripts/compress.mjs writes for each file, by the path in its address. */
export type StaticFile = {
  /** A digest of its bytes, for the ETag. */
  tag: string;
  bytes: number;
  encodings: Exclude<Encoding, 'identity'>[];
};

/** The folder of compressed files and their list, below the build's. */
export const COMPRESSED = 'front';
export const FILE_LIST = 'files.json';

/** The folder of the build with what it has made for addresses of `public`: the service worker. */
const MADE = 'public';

/** Headers and bookkeeping of a file in memory, in bytes. */
const ENTRY_BYTES = 2_000;
/** As Next sets them, where next.config.mjs does not: names of the build contain a hash of the content. */
export const BUILD_FILES = '/_next/static/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0';

export const EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' } satisfies Record<Encoding, string>;

type Options = {
  /** The folder that contains `public` and the build. */
  root: string;
  /** The folder of the build, relative to `root`. */
  build: string;
  rules: RouteRules;
  /** How many bytes of files are kept in memory. */
  maxBytes: number;
};

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'));

type Read = {
  /** The path that was asked for, and the name of the file that is sent for it. */
  path: string;
  name: string;
  file: StaticFile;
  encoding: Encoding;
};

type Asked = Read & { key: string };

/** The encoding in which a file is sent to a client. */
export function encodingOf({ encodings }: StaticFile, { headers }: IncomingMessage): Encoding {
  const wanted = preferredEncoding(headers['accept-encoding']);
  return wanted !== 'identity' && encodings.includes(wanted) ? wanted : 'identity';
}

/** A file that was read, as it is sent to those who ask for it in the same situation. */
export function fileVariant(
  { path, name, file, encoding }: Read,
  body: Buffer,
  rulesHeaders: Record<string, string>,
): Variant {
  const etag = `"${file.tag}${TAG_ENDS[encoding]}"`;
  const headers = flatHeaders({
    'content-type': lookup(name) ?? 'application/octet-stream',
    'cache-control': path.startsWith(BUILD_FILES) ? IMMUTABLE : REVALIDATED,
    ...rulesHeaders,
    ...(file.encodings.length > 0 && { vary: withVary(rulesHeaders.vary ?? '', 'Accept-Encoding') }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
    'accept-ranges': 'bytes',
    etag,
  });
  return { status: 200, headers, body, etag };
}

/**
 * Serves the files of the build and of `public`, which were compressed after the build: from memory, else from disk. The
 * function returns undefined for any other request.
 */
export function createStaticFiles({ root, build, rules, maxBytes }: Options) {
  const folder = join(root, build);
  const files = new Map(
    Object.entries(readJson<Record<string, StaticFile>>(join(folder, COMPRESSED, FILE_LIST))),
  );
  const cached = new LRUCache<string, Variant>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
  });

  const made = new Set(existsSync(join(folder, MADE)) ? readdirSync(join(folder, MADE)) : []);

  function locationOf({ name, encoding }: Asked): string {
    if (encoding !== 'identity') return join(folder, COMPRESSED, name + EXTENSIONS[encoding]);
    if (name.startsWith(BUILD_FILES)) return join(folder, 'static', name.slice(BUILD_FILES.length));
    return join(made.has(name.slice(1)) ? join(folder, MADE) : join(root, 'public'), name);
  }

  /** Reads a file at once, so that none stays open for a client that has left, and keeps it. */
  async function load(asked: Asked, requested: IncomingHttpHeaders): Promise<Variant> {
    const body = await readFile(locationOf(asked));
    const variant = fileVariant(asked, body, rules.headersOf(asked.path, requested));
    cached.set(asked.key, variant);
    return variant;
  }

  async function serve(request: IncomingMessage, response: FrontResponse, asked: Asked): Promise<void> {
    const file = cached.get(asked.key) ?? (await load(asked, request.headers));
    sendVariant(request, response, partFor(request, file));
  }

  return (request: IncomingMessage, response: FrontResponse): Promise<void> | undefined => {
    const { method, url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const path = url.split('?', 1)[0] ?? '';
    const name = rules.fileFor(path, headers);
    const file = files.get(name);
    if (!file) return undefined;
    const encoding = encodingOf(file, request);
    const key = `${rules.situationOf(headers)} ${encoding} ${path}`;
    return serve(request, response, { path, name, file, encoding, key });
  };
}
