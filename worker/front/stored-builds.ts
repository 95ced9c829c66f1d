import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS } from '#lib/time/durations';
import { sendVariant, type Variant } from './answer.ts';
import type { FrontResponse } from './front-response.ts';
import { partFor } from './ranges.ts';
import type { RouteRules } from './route-rules.ts';
import {
  BUILD_FILES,
  COMPRESSED,
  EXTENSIONS,
  encodingOf,
  FILE_LIST,
  fileVariant,
  type StaticFile,
} from './static-files.ts';

/** How long the files of a build are kept after another one took its place: longer than tabs stay open. */
const REPLACED_BUILD_MAX_AGE_MS = 14 * DAY_MS;
const MAX_BUILDS = 10;
/** Milliseconds between two looks for builds that another server has kept. */
const LOOK_MS = 1_000;
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** What is in a folder of stored builds: each is named by a digest of its list of files. */
const NAME = /^[\da-f]{16}$/;
const UNFINISHED = 'unfinished-';

const readList = (file: string): [string, StaticFile][] =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, StaticFile>);

const lastStartOf = (path: string) => statSync(path).mtimeMs;

/** Deletes a folder so that what is left when that is interrupted is no build. */
function deleteBuild(folder: string, name: string): void {
  const unfinished = join(folder, UNFINISHED + randomUUID());
  renameSync(join(folder, name), unfinished);
  rmSync(unfinished, { recursive: true, force: true });
}

function deleteOldBuilds(folder: string, now: number): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(UNFINISHED) && now - lastStartOf(join(folder, name)) > HOUR_MS)
      rmSync(join(folder, name), { recursive: true, force: true });
  const builds = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .map((name) => ({ name, startedAt: lastStartOf(join(folder, name)) }))
    .sort((one, other) => other.startedAt - one.startedAt);
  builds.forEach(({ name }, index) => {
    const replacedAt = builds[index - 1]?.startedAt ?? now;
    if (index >= MAX_BUILDS || now - replacedAt > REPLACED_BUILD_MAX_AGE_MS) deleteBuild(folder, name);
  });
}

/** Whether a folder is a whole build, and not what a power cut left of one. */
function isWhole(path: string, list: string): boolean {
  try {
    return readFileSync(join(path, FILE_LIST), 'utf8') === list;
  } catch {
    return false;
  }
}

function copyBuild(build: string, unfinished: string, list: string): void {
  cpSync(join(build, 'static'), join(unfinished, BUILD_FILES), { recursive: true });
  cpSync(join(build, COMPRESSED, '_next'), join(unfinished, '_next'), { recursive: true });
  writeFileSync(join(unfinished, FILE_LIST), list, { flush: true });
}

type BuildFolders = {
  /** The folder of the build that is served. */
  build: string;
  /** The folder in which the files of builds are kept, shared by all servers. */
  folder: string;
};

/**
 * Copies the files of a build, whose names contain a digest, to the others that are kept, and deletes those of builds
 * that were replaced long ago (`now` in milliseconds since 1970). Throws when that cannot be written.
 */
export function storeBuild({ build, folder }: BuildFolders, now: number): void {
  const list = readList(join(build, COMPRESSED, FILE_LIST)).filter(([path]) => path.startsWith(BUILD_FILES));
  const text = JSON.stringify(Object.fromEntries(list));
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const stored = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // First, so that a full disk gets room.
  deleteOldBuilds(folder, now);
  if (existsSync(stored) && !isWhole(stored, text)) deleteBuild(folder, name);
  if (!existsSync(stored)) {
    const unfinished = mkdtempSync(join(folder, UNFINISHED));
    try {
      copyBuild(build, unfinished, text);
      renameSync(unfinished, stored);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another server was faster.
      if (!existsSync(stored)) throw error;
    }
  }
  utimesSync(stored, now / 1000, now / 1000);
  deleteOldBuilds(folder, now);
}

/**
 * Serves the files of other builds, which pages ask for that were loaded from them: in tabs that stayed open, in caches,
 * and while another server has the next version already. The function returns undefined for what no stored build has.
 * Decision 63 says why.
 */
export function createStoredBuilds({ folder, rules }: { folder: string; rules: RouteRules }) {
  const builds = new Map<string, Map<string, StaticFile>>();
  const variants = new LRUCache<string, Variant>({
    maxSize: MAX_FILE_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  let lookedAt = Number.NEGATIVE_INFINITY;

  function look(): void {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
    for (const name of builds.keys()) if (!names.includes(name)) builds.delete(name);
    for (const name of names)
      try {
        if (!builds.has(name)) builds.set(name, new Map(readList(join(folder, name, FILE_LIST))));
      } catch (error) {
        // A damaged one takes no other's place.
        builds.set(name, new Map());
        console.error(`The kept files of the build ${name} cannot be read`, error);
      }
  }

  function find(path: string): [string, StaticFile] | undefined {
    for (const [name, files] of builds) {
      const file = files.get(path);
      if (file) return [name, file];
    }
    return undefined;
  }

  async function load(name: string, path: string, file: StaticFile, request: IncomingMessage) {
    const encoding = encodingOf(file, request);
    const key = `${file.tag} ${encoding} ${path}`;
    const found = variants.get(key);
    if (found) return found;
    const body = await readFile(join(folder, name, path + EXTENSIONS[encoding]));
    const variant = fileVariant(
      { path, name: path, file, encoding },
      body,
      rules.headersOf(path, request.headers),
    );
    variants.set(key, variant);
    return variant;
  }

  return (request: IncomingMessage, response: FrontResponse): Promise<void> | undefined => {
    const { method, url = '/' } = request;
    const path = url.split('?', 1)[0] ?? '';
    if ((method !== 'GET' && method !== 'HEAD') || !path.startsWith(BUILD_FILES)) return undefined;
    let found = find(path);
    if (!found && performance.now() - lookedAt > LOOK_MS) {
      lookedAt = performance.now();
      try {
        look();
      } catch (error) {
        console.error('The kept files of other builds cannot be read', error);
      }
      found = find(path);
    }
    if (!found) return undefined;
    return load(found[0], path, found[1], request).then(
      (variant) => sendVariant(request, response, partFor(request, variant)),
      // Deleted a moment ago.
      () => response.sendWhole(404, { 'Cache-Control': 'no-store' }),
    );
  };
}
