import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DAY_MS } from '#lib/time/durations';
import { createFront, LIMITS } from '../../../worker/front/create-front.ts';
import { routeRules } from '../../../worker/front/route-rules.ts';
import { createStoredBuilds, storeBuild } from '../../../worker/front/stored-builds.ts';
import { rawRequest } from '../../support/sites/raw-request.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const RULES = routeRules({
  headers: [
    {
      source: '/:path*',
      regex: '^(?:/(.*))?$',
      headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }],
    },
  ],
  rewrites: { beforeFiles: [] },
});

let root: string;
let folder: string;
const servers: Server[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'belize-builds-'));
  folder = join(root, 'data', 'builds');
});

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** A build with one script, as scripts/compress.mjs leaves it. */
function someBuild(name: string): string {
  const build = join(root, name);
  const path = `/_next/static/chunks/${name}.js`;
  const text = `say('${name}')`;
  write(join(build, 'static', 'chunks', `${name}.js`), text);
  write(join(build, 'front', `${path}.br`), brotliCompressSync(text));
  write(join(build, 'front', 'images', 'mark.svg.br'), 'not of the build');
  const list = {
    [path]: { tag: name, bytes: text.length, encodings: ['br'] },
    '/images/mark.svg': { tag: 'mark', bytes: 16, encodings: ['br'] },
  };
  write(join(build, 'front', 'files.json'), JSON.stringify(list));
  return build;
}

const keep = (name: string, now = NOW) => storeBuild({ build: someBuild(name), folder }, now);

/** A front that has no files but the kept ones, and answers everything else with 'page'. */
async function front() {
  const server = createFront({
    site: { trustedProxies: 0 },
    limits: LIMITS,
    serveFile: createStoredBuilds({ folder, rules: RULES }),
    servePage: async (_, response) => response.sendWhole(200, {}, Buffer.from('page')),
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, headers: Record<string, string> = {}) => rawRequest(origin, path, { headers });
}

const scriptOf = (name: string) => `/_next/static/chunks/${name}.js`;

describe('A file of another build', () => {
  test('is served compressed and for good, whatever version its address names', async () => {
    keep('former');
    const ask = await front();
    const answer = await ask(`${scriptOf('former')}?dpl=former`, { 'Accept-Encoding': 'br' });
    expect(String(brotliDecompressSync(answer.body))).toBe("say('former')");
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag: '"former-br"',
    });
    const plain = await ask(scriptOf('former'));
    expect([String(plain.body), plain.headers['content-encoding']]).toEqual(["say('former')", undefined]);
    expect((await ask(scriptOf('former'), { 'If-None-Match': '"former"' })).status).toBe(304);
  });

  test('is found when another server has kept it after the start of this one', async () => {
    const ask = await front();
    keep('later');
    expect(String((await ask(scriptOf('later'))).body)).toBe("say('later')");
  });

  test('is not served outside the files of the build, nor when no build has it', async () => {
    keep('former');
    const ask = await front();
    const paths = ['/images/mark.svg', scriptOf('unknown'), '/_next/static/../files.json'];
    const bodies = await Promise.all(paths.map(async (path) => String((await ask(path)).body)));
    expect(bodies).toEqual(['page', 'page', 'page']);
  });

  test('is 404 and not cached when it was deleted in the meantime', async () => {
    keep('former');
    const ask = await front();
    await ask(scriptOf('former'), { 'Accept-Encoding': 'br' });
    rmSync(folder, { recursive: true });
    const answer = await ask(scriptOf('former'));
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('Kept builds', () => {
  test('are one folder for each content, however often it is started', () => {
    keep('former');
    keep('later', NOW + 1_000);
    keep('later', NOW + 2_000);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('are deleted 14 days after another one took their place, not after their own start', async () => {
    keep('first', NOW - 90 * DAY_MS);
    keep('former', NOW - 60 * DAY_MS);
    keep('later');
    const ask = await front();
    const bodies = ['first', 'former', 'later'].map(async (name) => String((await ask(scriptOf(name))).body));
    expect(await Promise.all(bodies)).toEqual(['page', "say('former')", "say('later')"]);
  });

  test('that are damaged take no other one away, and are repaired by the next start of their own', async () => {
    keep('former');
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name, 'files.json'), '');
    mkdirSync(join(folder, '0000000000000000'));
    keep('later', NOW + 1_000);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(String((await (await front())(scriptOf('later'))).body)).toBe("say('later')");
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
    keep('former', NOW + 2_000);
    expect(String((await (await front())(scriptOf('former'))).body)).toBe("say('former')");
  });

  test('leave nothing behind when they cannot be copied', () => {
    const build = someBuild('later');
    rmSync(join(build, 'static'), { recursive: true });
    expect(() => storeBuild({ build, folder }, NOW)).toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('are ten at most', () => {
    for (let number = 0; number < 12; number += 1) keep(`build-${number}`, NOW + number * 1_000);
    expect(readdirSync(folder)).toHaveLength(10);
  });
});
