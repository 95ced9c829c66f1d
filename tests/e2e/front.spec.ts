import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, type Page } from '../support/browser/strong-device.ts';
import { signIn } from '../support/sites/moderator.ts';
import { rawBytes, rawRequest } from '../support/sites/raw-request.ts';
import { routerRequest } from '../support/sites/router-request.ts';
import { test } from '../support/sites/shared-site.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';
import { putInStore, setInStore, submitInStore } from '../support/store/in-store.ts';

const PRIVATE = /no-store/;
test.describe.configure({ mode: 'default' });

let site: SiteServer;
test.beforeAll(({ site: shared }) => {
  site = shared;
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site.url, path, { method, headers });
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  String((await ask(path, headers)).body);

/** The response when Next is not rendering it anew, as it does after a start. */
async function settled(path: string, headers: Record<string, string> = {}) {
  await expect.poll(async () => [path, (await ask(path)).headers['x-nextjs-cache']]).toEqual([path, 'HIT']);
  return ask(path, headers);
}

/** What Next's router gets: it is sent to an address with a digest of its headers first. */
async function routerData(path: string, given: Record<string, string> = {}) {
  const { address, headers } = await routerRequest(path, given);
  return ask(address, headers);
}

const upgradeFrom = (host: string, protocol: string) =>
  `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`;

async function eventPath(): Promise<string> {
  const { events } = JSON.parse(await textOf('/api/events'));
  return `/events/${events[0][0]}`;
}
const scriptPath = async () => /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(await textOf('/'))?.[0] ?? '';

/** Signs in and returns the moderator's cookie. */
async function moderatorCookie(page: Page): Promise<string> {
  await signIn(page, site);
  const [cookie] = await page.context().cookies();
  return `${cookie?.name}=${cookie?.value}`;
}

test('a private page is made for each request, and no request without its token or cookie gets it', async ({
  page,
}) => {
  const { id, path } = await putInStore(site, {});
  await submitInStore(site, { title: 'Hudut of the Secret Committee' });
  const cookie = await moderatorCookie(page);

  const status = await ask(path);
  expect([status.status, status.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(String(status.body)).toContain('organiser@example.com');
  await setInStore(site, id, { status: 'withdrawn' });
  expect(await textOf(path)).not.toBe(String(status.body));
  const unknown = await ask(`/status/${'A'.repeat(43)}`);
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'private, no-store']);

  for (const address of [
    '/moderate',
    '/moderate/visits',
    '/moderate/slides',
    '/moderate/memory',
    '/moderate/sheet',
    '/moderate/export.csv',
  ]) {
    const withCookie = await ask(address, { Cookie: cookie });
    expect([address, withCookie.status]).toEqual([address, 200]);
    expect(withCookie.headers['cache-control']).toMatch(PRIVATE);
    const without = await ask(address);
    expect([address, [303, 307].includes(without.status)]).toEqual([address, true]);
    expect(String(without.body)).not.toContain('Secret Committee');
  }
  expect(await textOf('/moderate?q=committee', { Cookie: cookie })).toContain(
    'Hudut of the Secret Committee',
  );
  // Neither the page for a moderator nor the one for everyone is served in the place of the other.
  const [forModerator, forAll] = [await ask('/', { Cookie: cookie }), await ask('/')];
  expect([forModerator.status, forAll.status]).toEqual([200, 200]);

  for (const address of ['/api/health', '/moderate/sign-in', `${path}/correct`]) {
    const { headers } = await ask(address);
    expect([address, String(headers['cache-control'])]).toEqual([address, expect.stringMatching(PRIVATE)]);
  }
});

test('the page, its data for the router and the sizes of images are never mixed', async () => {
  const event = await eventPath();
  const compare = async (path: string) => {
    const html = await settled(path);
    const data = await routerData(path);
    const dialog = await routerData(path, { 'next-url': '/' });
    const again = await ask(path);
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(again.body).toEqual(html.body);
    for (const response of [data, dialog]) expect(response.headers['content-type']).toBe('text/x-component');
    for (const [encoding, decoded] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(path, { 'Accept-Encoding': encoding });
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([
        encoding,
        expect.stringContaining('Accept-Encoding'),
      ]);
      expect(decoded(packed.body)).toEqual(html.body);
    }
  };
  // After its start the server may publish once more, between two of these requests.
  for (const path of ['/', event]) await expect(() => compare(path)).toPass({ timeout: 30_000 });

  const image = '/images/events/food-640.avif';
  const large = await ask(image);
  const small = await ask(image, { 'Save-Data': 'on' });
  expect(small.body.length).toBeLessThan(large.body.length);
  expect((await ask(image)).body).toEqual(large.body);
  expect((await ask(image, { 'Save-Data': 'on' })).body).toEqual(small.body);
  for (const { headers } of [large, small]) expect(headers.vary).toContain('Save-Data');
  expect([large.headers['cdn-cache-control'], small.headers['cdn-cache-control']]).toEqual([
    undefined,
    'no-store',
  ]);
});

test('files are sent compressed with an ETag for each encoding, answer 304, HEAD and ranges, and build files are kept for ever', async () => {
  const path = await scriptPath();
  const [plain, br, gzip] = [
    await ask(path),
    await ask(path, { 'Accept-Encoding': 'br' }),
    await ask(path, { 'Accept-Encoding': 'gzip' }),
  ];
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers } of [plain, br, gzip])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  expect((await ask(path, { 'If-None-Match': String(plain.headers.etag) })).status).toBe(304);
  const head = await ask(path, {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(plain.body.length),
  ]);

  const part = await ask(path, { Range: 'bytes=10-19' });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${plain.body.length}`]);
  expect(part.body).toEqual(plain.body.subarray(10, 20));
  const condition = { Range: 'bytes=10-19', 'If-Range': String(plain.headers.etag) };
  expect((await ask(path, condition)).status).toBe(206);
  expect((await ask(path, { ...condition, 'If-Range': '"another"' })).status).toBe(200);
  for (const range of ['bytes=-10', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2'])
    expect([range, (await ask(path, { Range: range })).body]).toEqual([range, plain.body]);
  expect((await ask(path, { Range: `bytes=${plain.body.length}-` })).status).toBe(416);
  expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache, no-store, must-revalidate');
});

test('an unknown event is not found for a minute, and made-up addresses are not kept', async () => {
  const { status, headers } = await ask('/events/made-up');
  expect([status, headers['cache-control'], headers.etag]).toEqual([
    404,
    'public, max-age=0, s-maxage=60',
    undefined,
  ]);
  await expect(async () => {
    const list = await settled('/things-to-do-in-belize');
    expect((await ask('/things-to-do/made-up')).headers.etag).toBe(list.headers.etag);
  }).toPass({ timeout: 30_000 });
  const index = await ask('/api/events?v=made-up');
  expect([index.headers['cache-control'], index.headers['content-location']]).toEqual([
    'public, max-age=60',
    '/api/events',
  ]);
  expect((await settled('/sitemap.xml', { 'Accept-Encoding': 'gzip' })).headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 's-maxage=300, stale-while-revalidate=86100',
  });
});

test('what Next answers badly is refused with a sentence', async () => {
  expect((await ask('/', {}, 'TRACE')).status).toBe(405);
  expect((await ask('//evil.example/')).status).toBe(400);
  expect((await ask('http://evil.example/')).status).toBe(400);
  expect((await rawRequest(site.url, '/', { headers: { 'Content-Length': '1' }, body: 'x' })).status).toBe(
    400,
  );
  expect(await rawBytes(site.url, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('the policy of every page names its inline scripts, is shorter than 4 KB, and refuses an injected one', async ({
  page,
  browser,
}) => {
  const cookie = await moderatorCookie(page);
  const { path } = await putInStore(site, {});
  const views: [string, Record<string, string>][] = [
    ['/', {}],
    ['/things-to-do-in-belize', {}],
    [await eventPath(), {}],
    ['/submit-event', {}],
    ['/advertise', {}],
    ['/offline', {}],
    ['/nowhere', {}],
    ['/moderate/sign-in', {}],
    ['/moderate', { Cookie: cookie }],
    ['/moderate/visits', { Cookie: cookie }],
    [path, {}],
    [`${path}/correct`, {}],
  ];
  for (const [address, headers] of views) {
    const response = await ask(address, headers);
    const policy = String(response.headers['content-security-policy']);
    expect([address, /script-src [^;]*'unsafe-inline'/.test(policy)]).toEqual([address, false]);
    expect([address, policy.length < 2_000]).toEqual([address, true]);
    await page.goto(site.url + address);
    await expect(page.locator('body')).toBeVisible();
  }
  // A page of its own: the journeys' pages may violate nothing.
  const visitor = await browser.newPage();
  await visitor.route(`${site.url}/advertise`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.injected = true</script></body>');
    await route.fulfill({ response, body });
  });
  const refused = visitor.waitForEvent('console', (message) =>
    /Content Security Policy/.test(message.text()),
  );
  await visitor.goto(`${site.url}/advertise`);
  await refused;
  expect(await visitor.evaluate('window.injected')).toBeUndefined();
  await visitor.close();
});

test('a site with a public address refuses other hosts, and answers a request for another protocol like any other', async () => {
  const own = await startSite({ env: { SITE_URL: 'https://events.example' } });
  try {
    const asked = (host: string, path = '/') => rawRequest(own.url, path, { headers: { Host: host } });
    expect((await asked('evil.example')).status).toBe(421);
    expect((await asked('www.events.example')).status).toBe(200);
    expect((await asked('10.0.0.5', '/api/health')).status).toBe(200);
    expect(await rawBytes(own.url, upgradeFrom('evil.example', 'websocket'))).toMatch(/^HTTP\/1\.1 421 /);
    expect(await rawBytes(own.url, upgradeFrom('events.example', 'h2c'))).toMatch(/^HTTP\/1\.1 200 /);
  } finally {
    await own.stop();
  }
});

test('a start with a setting that cannot be used ends with a sentence, and serves nothing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['worker/front/server.ts'], {
    env: {
      ...process.env,
      PORT: '4433',
      DATA_DIR: test.info().outputPath('data'),
      MONITORING_TOKEN: 'short',
    },
    encoding: 'utf8',
  });
  expect(stderr).toContain(
    'The configuration cannot be used: MONITORING_TOKEN must have at least 16 characters',
  );
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});

test('a start with a store of an older version ends with a sentence', () => {
  const data = test.info().outputPath('data');
  mkdirSync(data, { recursive: true });
  copyFileSync('tests/fixtures/stores/older-embedded.db', join(data, 'store.db'));
  const { status, stderr } = spawnSync(process.execPath, ['worker/front/server.ts'], {
    env: { ...process.env, PORT: '4434', DATA_DIR: data },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toContain('The store was written by an older version than this one can open. ');
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
