import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openStore } from '#lib/server/store/open-store.server';
import { store } from '#lib/server/store/store.server';
import { runNode, runScript, type StartedNode, startNode } from '../support/sites/run-node.ts';
import { describeStores, makeDatabase } from '../support/store/stores.ts';

/** A minimal site: submits events with an image each, one after the other, and prints what it has acknowledged. */
const SITE = `
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const { randomUUID } = await import('node:crypto');
  const { submitEvent } = await import('#lib/submissions/items/received/submit-event.server');
  const { eventSubmissionSchema } = await import('#lib/submissions/fields/event-submission');
  const { openingToken } = await import('#lib/submissions/items/received/opening-token.server');
  const { store } = await import('#lib/server/store/store.server');
  const { someSubmissionBody } = await import('./tests/support/submissions/some-submission.ts');
  const folder = process.env.DATA_DIR + '/uploads';
  mkdirSync(folder, { recursive: true });
  const { db } = await store();
  for (;;) {
    const image = randomUUID();
    writeFileSync(folder + '/' + image + '.webp', image);
    const { reference, statusUrl } = await submitEvent(
      eventSubmissionSchema.parse(someSubmissionBody({ title: 'Event with image ' + image })),
      { idempotencyKey: randomUUID(), openingToken: openingToken(Date.now() - 60_000), now: Date.now() });
    await db.insertInto('uploads').values({ id: image, url: '/uploads/' + image + '.webp', public_id: image,
      provider: 'disk', bytes: 36, width: 1, height: 1, created_at: '', claimed_by: reference }).execute();
    console.log(JSON.stringify({ reference, statusUrl }));
  }`;

type Acknowledged = { reference: string; statusUrl: string };
const linesOf = (output: string) =>
  output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Acknowledged);

/** Waits until the site has acknowledged `count` events; resolves to all of them. */
async function acknowledged(site: StartedNode, count: number): Promise<Acknowledged[]> {
  while (linesOf(site.output()).length < count) {
    if (site.child.exitCode !== null) throw new Error((await site.ended).errors);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return linesOf(site.output());
}

describeStores('A backup', () => {
  let folder = '';
  let data = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'belize-backup-'));
    data = process.env.DATA_DIR ?? '';
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('made while the site stores events contains all that were acknowledged before, and can be restored', async () => {
    const { db: here, dialect } = await store();
    const counted = { day: '2026-11-21', name: 'landing', detail: 'home', count: 7 };
    await here.insertInto('daily_counts').values(counted).execute();
    const site = startNode(SITE);
    const before = await acknowledged(site, 30);
    const made = await runScript('scripts/backup.mjs', [folder]);
    const during = linesOf(site.output());
    await acknowledged(site, during.length + 1);
    site.child.kill('SIGKILL');
    await site.ended;
    expect(made).toMatchObject({ status: 0, errors: '' });
    const [name = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(made.output).toContain(join(folder, name));

    const restored = join(folder, 'restored');
    const database = dialect === 'postgres' ? await makeDatabase() : undefined;
    const env = { DATA_DIR: restored, DATABASE_URL: database?.url ?? '' };
    const restoring = await runScript('scripts/restore.mjs', [join(folder, name)], env);
    expect(restoring).toMatchObject({ status: 0, errors: '' });

    const { db } = await openStore(database?.url, join(restored, 'store.db'));
    const items = await db.selectFrom('items').selectAll().execute();
    const uploads = await db.selectFrom('uploads').selectAll().execute();
    const outbox = await db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', ['moderators-new', 'receipt'])
      .execute();
    expect(await db.selectFrom('daily_counts').selectAll().execute()).toEqual([counted]);
    await db.destroy();
    expect(items.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining(before.map(({ reference }) => reference)),
    );
    // A consistent moment: every item with both of its notifications, and every image of which the store has a row.
    expect(outbox).toHaveLength(2 * items.length);
    for (const { id } of uploads)
      expect(readFileSync(join(restored, 'uploads', `${id}.webp`), 'utf8')).toBe(id);
    expect(uploads.length).toBeGreaterThanOrEqual(before.length - 1);

    const links = await runNode(
      `const { statusPath } = await import('#lib/submissions/items/links/private-link.server');
       for (const id of ${JSON.stringify(items.map(({ id }) => id))}) console.log(statusPath(id));`,
      env,
    );
    expect(links.output.split('\n')).toEqual(
      expect.arrayContaining(before.map(({ statusUrl }) => statusUrl)),
    );
    await database?.drop();
  });

  test('replaces existing data only with --replace, and then moves it aside', async () => {
    const { dialect, db } = await store();
    writeFileSync(join(data, 'secret-key'), 'x'.repeat(43));
    await runScript('scripts/backup.mjs', [folder]);
    const [name = ''] = readdirSync(folder);
    // A site that runs has a connection; that of this process would be closed after some idle seconds.
    const refused = await db
      .connection()
      .execute(() => runScript('scripts/restore.mjs', [join(folder, name)]));
    expect(refused.status).toBe(1);
    expect(refused.errors).toMatch(
      dialect === 'sqlite'
        ? /The site is running: stop it first/
        : /The database is in use: stop the site first/,
    );
    const database = dialect === 'postgres' ? await makeDatabase() : undefined;
    const env = { DATA_DIR: join(folder, 'elsewhere'), DATABASE_URL: database?.url ?? '' };
    const first = await runScript('scripts/restore.mjs', [join(folder, name), '--replace'], env);
    expect(first).toMatchObject({ status: 0, errors: '' });
    const second = await runScript('scripts/restore.mjs', [join(folder, name), '--replace'], env);
    expect(second).toMatchObject({ status: 0, errors: '' });
    const [aside = ''] = readdirSync(env.DATA_DIR).filter((entry) => entry.startsWith('replaced-'));
    expect(readFileSync(join(env.DATA_DIR, aside, 'secret-key'), 'utf8')).toBe('x'.repeat(43));
    await database?.drop();
  });

  test('that fails leaves no files and prints the reason in one line', async () => {
    const env = { DATA_DIR: join(folder, 'empty'), DATABASE_URL: '' };
    const failed = await runScript('scripts/backup.mjs', [join(folder, 'backups')], env);
    expect(failed.status).toBe(1);
    expect(failed.errors).toMatch(/^No backup was made\. There is no store at .*\n$/);
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });
});

test('a folder that is not a backup is not restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belize-backup-'));
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  const { status, errors } = await runScript('scripts/restore.mjs', [folder], env);
  expect([status, errors]).toEqual([1, `Nothing was restored. ${folder} is not a backup.\n`]);
  expect(existsSync(env.DATA_DIR)).toBe(false);
  rmSync(folder, { recursive: true });
});
