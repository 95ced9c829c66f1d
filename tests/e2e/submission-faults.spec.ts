import { join } from 'node:path';
import { findLeaks } from '../../lab/faults/leaks.mjs';
import { noticesOfLife, someSubmissions } from '../../lab/faults/lives.mjs';
import { prove } from '../../lab/faults/prove.mjs';
import { startPostgres } from '../../lab/harness/postgres.mjs';
import { builtSite, projectFolder } from '../../lab/harness/site.mjs';
import { MARKER, NUMBER_MARKER } from '../../lab/harness/submissions.mjs';
import { currentBuild } from '../../worker/builds/current-build.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { smallDisk } from '../support/sites/full-disk.ts';
import { startTcpProxy } from '../support/sites/tcp-proxy.ts';
import { holdLock } from '../support/store/hold-lock.ts';
import { someDatabase } from '../support/store/some-database.ts';

// Each kill costs a start of the site; `npm run faults` kills a hundred times.
const SIZE = { submissions: 60, clients: 8 };
const STORES = ['the embedded store', 'PostgreSQL'] as const;
/** What some of the events send later, to the moderator and to their organisers. */
const LATER = someSubmissions(SIZE.submissions).flatMap(noticesOfLife);
/** Those that make another mail needless where they come before it has gone out. */
const MAKING_MOOT = LATER.filter((kind) => kind === 'question' || kind === 'decision').length;
const TO_ORGANISERS = LATER.filter((kind) => kind !== 'moderators-new').length;

test.describe.configure({ timeout: 600_000 });

const CAMPAIGNS = STORES.flatMap((store) => [
  { store, kills: 1, often: 'once', tag: [] },
  { store, kills: 3, often: 'three times', tag: '@all' },
]);

for (const { store, kills, often, tag } of CAMPAIGNS)
  test(`with ${store} every acknowledged submission and every later step is stored once and notified once, when the site is killed ${often}`, {
    tag,
  }, async () => {
    const database = store === 'PostgreSQL' ? await someDatabase() : undefined;
    let leaks: string[] = ['not searched yet'];
    const found = await prove({
      ...SIZE,
      kills,
      ...(database && { databaseUrl: database.url }),
      look: async ({ site }) => {
        const seen = await findLeaks({
          url: site.url,
          log: site.log(),
          words: [MARKER, NUMBER_MARKER],
          folders: [
            { folder: join(projectFolder, currentBuild(projectFolder)) },
            // The store and the mails that wait, where these words belong.
            { folder: site.dataDir, skip: (name) => name.startsWith('store.db') || name === 'mail' },
          ],
        });
        leaks = seen.leaks;
        expect(seen.looked).toBeGreaterThan(20);
      },
    }).finally(() => database?.close());
    expect(found.kills).toBe(kills);
    // The kills fell into the sending.
    expect(found.broken).toBeGreaterThan(kills);
    expect(found.acknowledged).toBe(SIZE.submissions);
    expect(found.stored).toBe(SIZE.submissions);
    expect(found.lost).toEqual([]);
    expect(found.doubled).toEqual([]);
    // Questions, answers, decisions, corrections and announcements.
    expect(found.steps).toBeGreaterThan(15);
    expect(found.lostSteps).toEqual([]);
    expect(found.doubledSteps).toEqual([]);
    expect(found.withoutNotices).toEqual([]);
    expect(found.failed).toBe(0);
    expect(found.mails.notices).toBe(2 * SIZE.submissions + LATER.length);
    // A receipt and what comes later each, and to the moderator twenty mails and few digests with all others.
    const toOrganisers = SIZE.submissions + TO_ORGANISERS;
    // Some are not needed any more: the question was answered, or the item decided, before the mail went out.
    const mails = found.mails.expected + found.mails.moot;
    expect(mails).toBeGreaterThan(toOrganisers + 20);
    expect(mails).toBeLessThan(toOrganisers + 25);
    expect(found.mails.moot).toBeLessThanOrEqual(MAKING_MOOT);
    expect(found.mails.missing).toEqual([]);
    expect(found.mails.unnoted).toEqual([]);
    expect(found.mails.strangers).toEqual([]);
    // Between sending a mail and noting it there is a moment; a kill in it doubles that one mail, with its Message-ID.
    expect(found.mails.doubled.length).toBeLessThanOrEqual(kills);
    expect(leaks).toEqual([]);
  });

type Site = Awaited<ReturnType<typeof builtSite>>;
type Submission = ReturnType<typeof someSubmissions>[number];

async function send(site: Site, { endpoint, key, body }: Submission) {
  const answer = await fetch(`${site.url}/api/${endpoint}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
}

const messages = (count: number) =>
  someSubmissions(count * 3).filter(({ endpoint }: Submission) => endpoint === 'contact');

async function expectPages(site: Site) {
  for (const path of ['/', '/things-to-do-in-belize'])
    expect((await fetch(site.url + path)).status, path).toBe(200);
}

/** Sends until one is refused; all before it are stored. */
async function sendUntilRefused(site: Site, waiting: Submission[]) {
  for (const message of waiting) {
    const answer = await send(site, message);
    if (answer.status !== 200) return { message, answer };
    message.references.add(answer.body.reference);
  }
  throw new Error('Everything was taken');
}

const FAILING = [503, 'failing'];

async function expectRefusalThenRecovery(
  site: Site,
  waiting: Submission[],
  recover: () => unknown,
  expectedHealth: unknown[] = FAILING,
) {
  const { message, answer } = await sendUntilRefused(site, waiting);
  expect(answer).toEqual({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    body: { error: expect.stringMatching(/^We cannot accept this right now/), code: 'unavailable' },
  });
  await expectPages(site);
  // The report keeps what it found of the store for a moment.
  const health = async () => {
    const response = await fetch(`${site.url}/api/health`);
    return [response.status, (await response.json()).status];
  };
  await expect.poll(health).toEqual(expectedHealth);
  await recover();
  await expect.poll(async () => (await send(site, message)).status).toBe(200);
  const again = await send(site, message);
  expect(await send(site, message)).toEqual(again);
}

test.describe('with the embedded store', () => {
  // One site, on a disk that can be filled.
  test.describe.configure({ mode: 'default' });
  let disk: ReturnType<typeof smallDisk>;
  let site: Site;

  test.beforeAll(async () => {
    disk = smallDisk();
    site = await builtSite({ DATA_DIR: disk.folder });
    await site.start();
  });
  test.afterAll(async () => {
    await site?.stop();
    disk?.remove();
  });

  test('while another process holds its lock, pages are served and waiting submissions are stored once', async () => {
    const [first, other, ...waiting] = messages(6) as [Submission, Submission, ...Submission[]];
    expect((await send(site, first)).status).toBe(200);
    const { release } = await holdLock(`${disk.folder}/store.db`, 'write');
    const sent = send(site, other);
    // The pages come while the lock is held: it is released only afterwards.
    await expectPages(site);
    // Everything can be read meanwhile, so this server is no worse than any other.
    await expectRefusalThenRecovery(site, waiting, release, [200, 'degraded']);
    const { status } = await sent;
    // It waited as long, and is stored or refused; sent again it is stored once in both cases.
    expect([200, 503]).toContain(status);
    const again = await send(site, other);
    expect(await send(site, other)).toEqual(again);
    expect(again.status).toBe(200);
  });

  test('without free space only stored submissions are acknowledged, pages are served, and space is enough to recover', async () => {
    const [first, ...waiting] = messages(40);
    expect((await send(site, first as Submission)).status).toBe(200);
    disk.fill(site.pid() ?? 0);
    await expectRefusalThenRecovery(site, waiting, () => disk.makeRoom(site.pid() ?? 0));
  });
});

test.describe('with PostgreSQL', () => {
  // One server, and a site that reaches it through a network that can be cut.
  test.describe.configure({ mode: 'default' });
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let network: Awaited<ReturnType<typeof startTcpProxy>>;
  let site: Site;

  test.beforeAll(async () => {
    server = await startPostgres();
    network = await startTcpProxy(server.url);
    site = await builtSite({ DATA_DIR: test.info().outputPath('data'), DATABASE_URL: network.url });
    await site.start();
  });
  test.afterAll(async () => {
    await site?.stop();
    await network?.close();
    await server?.stop();
  });

  test('while the network to it is cut nothing is acknowledged, pages are served, and mending it is enough to recover', async () => {
    const [first, ...waiting] = messages(5);
    expect((await send(site, first as Submission)).status).toBe(200);
    network.cut();
    const health = async () => (await (await fetch(`${site.url}/api/health`)).json()).checks.store.status;
    await expect.poll(health, { timeout: 60_000 }).not.toBe('ok');
    await expectRefusalThenRecovery(site, waiting, network.mend);
  });

  test('while it is stopped nothing is acknowledged, pages are served, and its start is enough to recover', async () => {
    // Without the network between, which would take connections that a stopped server refuses.
    const near = await builtSite({ DATA_DIR: test.info().outputPath('near'), DATABASE_URL: server.url });
    try {
      await near.start();
      const [first, ...waiting] = messages(5);
      expect((await send(near, first as Submission)).status).toBe(200);
      await server.end();
      await expectRefusalThenRecovery(near, waiting, server.start);
    } finally {
      await near.stop();
    }
  });
});
