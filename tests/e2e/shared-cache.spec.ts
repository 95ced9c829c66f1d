import { PRIVATE_PATHS } from '#lib/site/private-paths';
import { hasNginx, nginxPorts, startNginx } from '../../lab/harness/nginx.mjs';
import { startGoogleSheets } from '../fakes/google-sheets.mjs';
import { expect, test } from '../support/browser/strong-device.ts';
import { sheetOf } from '../support/events/sheet-of.ts';
import { EDITOR_SECRET, startSite } from '../support/sites/site-server.ts';

const MODERATOR = 'ana@example.com';
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
const cacheOf = (response: Response) => response.headers.get('x-cache');

test('nginx with the configuration of deploy/ keeps public pages alone, and shows an edit as soon as it is published', async () => {
  test.skip(!hasNginx(), 'There is no nginx of Debian with its purge module');
  const ports = await nginxPorts();
  const sheet = await startGoogleSheets({ csv: sheetOf(40) });
  const site = await startSite({
    env: {
      EVENTS_CSV_URL: sheet.csvUrl,
      MODERATOR_EMAILS: MODERATOR,
      TRUSTED_PROXIES: '1',
      CACHE_PURGE_URL: `http://127.0.0.1:${ports.purge}`,
    },
  });
  const nginx = await startNginx({ ports, servers: [site.url] });
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers });
  try {
    await test.step('public pages are kept, each encoding by itself', async () => {
      for (const path of ['/', '/things-to-do-in-belize', '/events/event-1', '/api/events', '/sitemap.xml'])
        for (const encoding of ['br', 'gzip', 'identity']) {
          const headers = { 'Accept-Encoding': encoding };
          await ask(path, headers).then((response) => response.arrayBuffer());
          await expect
            .poll(async () => [path, encoding, cacheOf(await ask(path, headers))])
            .toEqual([path, encoding, 'HIT']);
          const expected = encoding === 'identity' ? null : encoding;
          expect((await ask(path, headers)).headers.get('content-encoding')).toBe(expected);
        }
    });

    await test.step('what is of one person, of the router, or unknown is not', async () => {
      const never: [string, Record<string, string>][] = [
        ...Object.keys(PRIVATE_PATHS).flatMap((path): [string, Record<string, string>][] => [
          [path, {}],
          [`${path}/unknown`, {}],
        ]),
        ['/api/health', {}],
        ['/api/opening', {}],
        ['/', { Cookie: 'moderator=session' }],
        ['/', { RSC: '1' }],
        ['/', { Authorization: 'Bearer x' }],
        ['/?utm_source=poster', {}],
        ['/?made-up', {}],
      ];
      for (const [path, headers] of never)
        for (let time = 0; time < 2; time += 1) {
          const response = await ask(path, headers);
          await response.arrayBuffer();
          expect([path, /^(MISS|BYPASS)$/.test(cacheOf(response) ?? '')]).toEqual([path, true]);
        }
    });

    await test.step('no way to write an address or a header changes what others get', async () => {
      const br = { 'Accept-Encoding': 'br' };
      const read = async (path: string, headers: Record<string, string> = {}) => {
        const response = await ask(path, { ...br, ...headers });
        return { status: response.status, text: await response.text(), policy: policyOf(response) };
      };
      const page = await read('/events/event-7', { RSC: '' });
      expect([page.status, page.policy]).toEqual([200, expect.stringContaining("'sha256-")]);
      expect((await read('/events/event-7')).policy).toContain("'sha256-");
      for (const [path, encoded] of [
        ['/events/event-8', '/events/%65vent-8'],
        ['/api/events', '/api/%65vents'],
      ] as const) {
        await fetch(`${nginx.url}${path}`, { method: 'HEAD', headers: br });
        const before = await read(path);
        await read(encoded);
        expect(await read(path)).toEqual(before);
        expect(before.status).toBe(200);
      }
      // A browser that saves data gets the same page, which is purged with the others.
      expect(cacheOf(await ask('/events/event-8', { ...br, 'Save-Data': 'on' }))).toBe('HIT');
    });

    await test.step('an edit is visible when it has been published', async () => {
      sheet.setCsv(sheetOf(40, 'Renamed'));
      const published = await fetch(`${site.url}/api/revalidate`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${EDITOR_SECRET}` },
      });
      expect(published.status).toBe(200);
      for (const path of ['/', '/events/event-1', '/api/events'])
        await expect
          .poll(async () => (await ask(path, { 'Accept-Encoding': 'br' })).text())
          .toContain('Renamed 1');
    });

    await test.step('a visitor cannot purge the cache', async () => {
      const response = await fetch(`${nginx.url}/`, { method: 'PURGE' });
      expect([response.status, await response.text()]).toEqual([405, 'Pages can only be read.\n']);
    });
  } finally {
    await nginx.stop();
    await site.stop();
    await sheet.close();
  }
});
