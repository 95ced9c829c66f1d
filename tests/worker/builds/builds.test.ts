import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { currentBuild } from '../../../worker/builds/current-build.ts';
import { keepBuild, lockBuilds } from '../../../worker/builds/keep-build.ts';
import { type WatchedProcess, watchedNode } from '../../support/sites/watched-process.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const PROGRAM = fileOf('tests/support/sites/build-like.mjs');
const CURRENT_BUILD = pathToFileURL(fileOf('worker/builds/current-build.ts')).href;

let root: string;
const children: WatchedProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'belize-kept-builds-'));
});

afterEach(async () => {
  for (const { kill } of children.splice(0)) await kill();
  rmSync(root, { recursive: true });
});

function write(path: string, content = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** What Next and the steps after it leave in a folder. */
function someOutput(folder: string, id: string): void {
  rmSync(join(root, folder), { recursive: true, force: true });
  write(`${folder}/BUILD_ID`, id);
  for (const path of [
    'cache/large',
    'standalone/server.js',
    'server/app/page.js',
    'front/files.json',
    'types/a.ts',
  ])
    write(`${folder}/${path}`);
  write(
    `${folder}/required-server-files.json`,
    JSON.stringify({
      config: { distDir: '.next', cacheHandler: '../worker/cache.ts', trailingSlash: false },
    }),
  );
  write('node_modules/kysely/index.js');
  mkdirSync(join(root, folder, 'node_modules'));
  symlinkSync('../../node_modules/kysely', join(root, folder, 'node_modules', 'kysely-0'));
}

/** Keeps a build as the process does that has the lock. */
function keep(id: string): void {
  someOutput('.next', id);
  const unlock = lockBuilds(root, () => {});
  try {
    keepBuild(root);
  } finally {
    unlock();
  }
}

const current = () => readFileSync(join(root, currentBuild(root), 'BUILD_ID'), 'utf8');
const kept = () =>
  readdirSync(join(root, '.builds'))
    .filter((name) => !/^(current$|lock\.db)/.test(name))
    .map((name) => readFileSync(join(root, '.builds', name, 'BUILD_ID'), 'utf8'))
    .sort();

/** Starts Node in the folder. */
function start(...words: string[]): WatchedProcess {
  const started = watchedNode(root, words);
  children.push(started);
  return started;
}

/** A process that runs from the current build. */
async function someServer(): Promise<WatchedProcess> {
  const source = `import { chooseBuild } from '${CURRENT_BUILD}';
    chooseBuild('.');
    console.log('holds');
    setInterval(() => {}, 60_000);`;
  const server = start('--input-type=module', '--eval', source);
  await server.said('holds');
  return server;
}

describe('A server of the project', () => {
  test('serves what lies in .next where no build is kept', () => {
    expect(currentBuild(root)).toBe('.next');
  });

  test('serves a copy of the last build, without the parts that no server reads', () => {
    keep('first');
    keep('second');
    rmSync(join(root, '.next'), { recursive: true });
    expect(current()).toBe('second');
    expect(readdirSync(join(root, currentBuild(root))).sort()).toEqual([
      'BUILD_ID',
      'front',
      'hold.db',
      'node_modules',
      'required-server-files.json',
      'server',
    ]);
  });

  test('finds in the copy its packages and a configuration that names the folder', () => {
    keep('first');
    const folder = join(root, currentBuild(root));
    const link = join(folder, 'node_modules', 'kysely-0');
    expect(realpathSync(link)).toBe(realpathSync(join(root, 'node_modules', 'kysely')));
    // So that the project can be moved.
    expect(readlinkSync(link)).toBe('../../../node_modules/kysely');
    expect(JSON.parse(readFileSync(join(folder, 'required-server-files.json'), 'utf8'))).toEqual({
      config: { distDir: '.builds/1', cacheHandler: '../../worker/cache.ts', trailingSlash: false },
    });
  });
});

describe('Kept are', () => {
  test('the current build and the one before it, and no older one', () => {
    for (const id of ['1st', '2nd', '3rd', '4th']) keep(id);
    expect(kept()).toEqual(['3rd', '4th']);
  });

  test('older builds too while a server runs from them, and no longer when it was killed', async () => {
    keep('1st');
    const server = await someServer();
    for (const id of ['2nd', '3rd', '4th']) keep(id);
    expect(kept()).toEqual(['1st', '3rd', '4th']);
    await server.kill();
    keep('5th');
    expect(kept()).toEqual(['4th', '5th']);
  });

  test('no parts of copies that were interrupted, nor a copy that did not become the current build', () => {
    keep('1st');
    someOutput('.builds/unfinished-a1b2c3', 'interrupted');
    someOutput('.builds/2', 'not current');
    expect(current()).toBe('1st');
    keep('2nd');
    expect(current()).toBe('2nd');
    expect(kept()).toEqual(['1st', '2nd']);
  });

  test('all builds of before, unchanged, where the copy fails', () => {
    keep('1st');
    keep('2nd');
    someOutput('.next', 'broken');
    writeFileSync(join(root, '.next', 'required-server-files.json'), '{');
    expect(() => keepBuild(root)).toThrow(SyntaxError);
    expect(current()).toBe('2nd');
    expect(kept()).toEqual(['1st', '2nd']);
  });
});

describe('A build', () => {
  const build = (sources: string, ...fault: string[]) => start(PROGRAM, 'output', sources, ...fault);

  beforeEach(() => someOutput('output', '1st'));

  test('that fails ends with its exit code and leaves the one before, also for a start after it', async () => {
    expect(await build('a').ended).toBe(0);
    someOutput('output', '2nd');
    expect(await build('b', 'fails').ended).toBe(7);
    expect([current(), ...kept()]).toEqual(['1st', '1st']);
    expect(await build('b').ended).toBe(0);
    expect([current(), ...kept()]).toEqual(['2nd', '1st', '2nd']);
  });

  test('that is killed leaves the one before, and the next build needs nobody’s help', async () => {
    expect(await build('a').ended).toBe(0);
    someOutput('output', '2nd');
    const killed = build('b', 'hangs');
    await killed.said('in the middle');
    expect(current()).toBe('1st');
    await killed.kill();
    expect([current(), ...kept()]).toEqual(['1st', '1st']);
    expect(await build('b').ended).toBe(0);
    expect(current()).toBe('2nd');
  });

  test('is not made again from the same sources, but kept where it was killed before that', async () => {
    expect(await build('a').ended).toBe(0);
    // Whoever compiles here would fail.
    expect(await build('a', 'fails').ended).toBe(0);
    rmSync(join(root, '.builds'), { recursive: true });
    expect(await build('a', 'fails').ended).toBe(0);
    expect(current()).toBe('1st');
  });

  test('waits for another one in the same folder, and takes what that has made', async () => {
    const unlock = lockBuilds(root, () => {});
    const both = [build('a'), build('a')];
    await Promise.all(both.map(({ said }) => said('waiting for it')));
    expect(existsSync(join(root, '.next'))).toBe(false);
    unlock();
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
    expect(kept()).toEqual(['1st']);
  });
});
