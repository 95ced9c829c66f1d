import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eventsFromIndex } from '#lib/events/event-index';
import { currentBuild } from '../../worker/builds/current-build.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { liveFolder } from '../support/sites/live-folder.ts';
import { ask, type SiteServer, startSite } from '../support/sites/site-server.ts';

test.describe.configure({ mode: 'default' });

let live: ReturnType<typeof liveFolder>;
let site: SiteServer;
let second: SiteServer | undefined;
/** Pages that nobody has asked for yet. */
let unseen: string[];

test.beforeAll(async () => {
  live = liveFolder();
  expect(await live.build('1').ended).toBe(0);
  site = await startSite({ folder: live.folder });
  const ids = eventsFromIndex(await (await ask(`${site.url}/api/events`)).json()).map(({ id }) => id);
  unseen = ['/', '/search', '/submit-event', '/terms', '/offline', '/sw.js', '/sitemap.xml'];
  unseen.push(...ids.map((id) => `/events/${id}`));
});

test.afterAll(async () => {
  await site?.stop();
  await second?.stop();
  await live?.remove();
});

const statusOf = async (path: string, { url } = site) => {
  const response = await ask(url + path);
  await response.arrayBuffer();
  return [path, response.status];
};

/** Asks for some pages that were not asked before, whose parts are read from the disk now. */
async function expectPages(count: number): Promise<void> {
  const paths = unseen.splice(0, count);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(await statusOf(path)).toEqual([path, 200]);
}

/** The sources of the build that a server serves; of a file that is read from the disk in this form alone. */
async function sourcesOf({ url }: SiteServer): Promise<string | undefined> {
  const response = await ask(`${url}/sw.js`, { headers: { 'Accept-Encoding': 'identity' } });
  return (await response.text()).split('\n// ').pop();
}

const pagesCheck = async () => (await (await ask(`${site.url}/api/health`)).json()).checks.pages;

test('a running site answers every page while the next version is built beside it, and afterwards', async () => {
  const interrupted = live.build('2', 'hangs');
  await interrupted.said('in the middle');
  await expectPages(6);
  await interrupted.kill();
  expect(await interrupted.ended).toBeNull();
  expect(await live.build('3', 'fails').ended).toBe(7);
  await expectPages(6);
  // With two of them its own build is neither the current one nor the one before.
  for (const sources of ['4', '5']) expect(await live.build(sources).ended).toBe(0);
  await expectPages(Number.POSITIVE_INFINITY);
  // Until ten seconds ago it may have been too early to ask for a page.
  await expect.poll(pagesCheck, { timeout: 15_000 }).toEqual({ status: 'ok' });
  expect(site.log()).not.toMatch(/⨯|Unhandled|\n\s+at /);
});

test('a second start in the same folder serves the new version, and each server keeps its own', async () => {
  second = await startSite({ folder: live.folder });
  expect(await statusOf('/', second)).toEqual(['/', 200]);
  expect([await sourcesOf(site), await sourcesOf(second)]).toEqual(['1', '5']);
});

test('where event pages fail all the same, /api/health says so', async () => {
  // Before the start: what a server has read it needs no more.
  rmSync(join(live.folder, currentBuild(live.folder), 'server/app/events'), { recursive: true });
  await site.restart({}, 'listening');
  await expect
    .poll(pagesCheck)
    .toEqual({ status: 'failing', reason: 'Event pages answer 500 instead of 200' });
  expect((await ask(`${site.url}/api/health`)).status).toBe(503);
});
