import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { MIGRATION_STEPS } from '#lib/server/store/migration-steps.server';
import { openStore } from '#lib/server/store/open-store.server';
import { store } from '#lib/server/store/store.server';
import { OlderStoreError } from '#lib/server/store/store-version';
import { postgresProgram } from '../../../../scripts/postgres-binaries.mjs';
import { runNode, runScript } from '../../../support/sites/run-node.ts';
import { schemaOf } from '../../../support/store/schema-of.ts';
import { STORE_FIXTURES, storeFixture } from '../../../support/store/store-fixtures.ts';
import { describeStores } from '../../../support/store/stores.ts';

/** Reads all that the store has by the functions of the product, and delivers what waits, an hour after the last row. */
const READ = `
  const { store, closeStore } = await import('#lib/server/store/store.server');
  const { statusToken } = await import('#lib/submissions/items/links/private-link.server');
  const { loadStatusItem } = await import('#lib/submissions/private-page/status-item.server');
  const { filterFromSearch } = await import('#lib/submissions/moderation/requests/queue-filter');
  const { itemsInBatches } = await import('#lib/submissions/moderation/queue/queue.server');
  const { contentOf } = await import('#lib/submissions/items/record/stored-payload');
  const { titleOf } = await import('#lib/submissions/items/record/item-content');
  const { bulkResult } = await import('#lib/submissions/moderation/queue/decide-together.server');
  const { questionsOf } = await import('#lib/submissions/items/questions/stored-questions.server');
  const { loadApprovedEvents } = await import('#lib/submissions/items/published/approved-events.server');
  const { loadAllSlides } = await import('#lib/submissions/slides/load-slides.server');
  const { activeSessions } = await import('#lib/submissions/moderation/sign-in/sessions.server');
  const { deliverDue } = await import('#lib/outbox/deliver-due.server');
  const { outboxCounts } = await import('#lib/outbox/outbox.server');
  const { NOTIFICATION_HANDLERS } = await import('#lib/submissions/mails/notification-handlers.server');
  const now = Date.UTC(2026, 10, 26, 14);
  const found = async (words) => {
    const items = [];
    const filter = filterFromSearch(new URLSearchParams({ status: 'all', q: words }));
    for await (const batch of itemsInBatches(filter)) items.push(...batch);
    return items;
  };
  const all = await found('');
  const pages = await Promise.all(all.map(({ id }) => loadStatusItem(statusToken(id), now)));
  const events = (await loadApprovedEvents('any', Number.NEGATIVE_INFINITY)).events;
  const { db } = await store();
  const [bulk] = await db.selectFrom('bulk_decisions').select('id').execute();
  const asked = await Promise.all(all.map(({ id }) => questionsOf(id)));
  const read = {
    items: all.map((item) => item.status + ': ' + titleOf(contentOf(item))).sort(),
    found: (await found('sample market')).length,
    pages: pages.filter(Boolean).length,
    events: events.map(({ title, date, status, revision }) => [title, date, status, revision.sequence, revision.withdrawn]),
    questions: asked.flat().map(({ question, answer }) => [question, answer]),
    slides: (await loadAllSlides()).map(({ title, first_day, item_id }) => [title, first_day, all.some(({ id }) => id === item_id)]).sort(),
    sessions: (await activeSessions(now)).map(({ email }) => email),
    bulk: (await bulkResult(bulk.id)).words,
  };
  await deliverDue(now, NOTIFICATION_HANDLERS);
  const { waiting, failed } = await outboxCounts();
  console.log(JSON.stringify({ ...read, waiting, failed }));
  await closeStore();`;

const WHAT_IS_IN_IT = {
  items: [
    'approved: Sample Bakery',
    'approved: Sample Classes on several dates',
    'approved: Sample Parade that moved',
    'asked: Sample Regatta we asked about',
    'pending: Sample Concert whose organiser answered',
    'pending: Sample Fiesta with an image',
    'pending: Sample Market whose approval was taken back',
    ...[1, 2, 3, 4, 5, 6].map((number) => `pending: Sample message ${number}`),
    'rejected: Sample Event that was rejected',
    'spam: Sample advertisement one',
    'spam: Sample advertisement two',
    'withdrawn: Sample Event that was withdrawn',
  ],
  found: 1,
  pages: 17,
  events: expect.arrayContaining([
    ['Sample Parade that moved', '2027-12-12', 'scheduled', 1, null],
    ['Sample Classes on several dates', '2027-12-05', 'cancelled', 2, ['2027-12-19']],
  ]),
  questions: expect.arrayContaining([
    ['Is the year of this sample right?', null],
    ['Which hall is it in, in this sample?', 'In the sample hall.'],
  ]),
  slides: [
    ['Sample Bakery', '2026-11-25', true],
    ['Sample Shop without an application', '2026-12-10', false],
  ],
  sessions: ['mod@example.com'],
  bulk: '2 marked as spam.',
  waiting: 0,
  failed: 0,
};

async function readAll(env: Record<string, string>) {
  const { status, output, errors } = await runNode(READ, env);
  expect([status, errors]).toEqual([0, '']);
  return JSON.parse(output);
}

const OLDER =
  'The store was written by an older version than this one can open. Start the version of 26 November 2026 with it once and leave it running for ten minutes, which brings it up to date, or begin with an empty store.';

describeStores('A store of the former migrations', () => {
  test('has the same tables, columns, constraints and indexes as a new one', async () => {
    const here = await store();
    const former = await storeFixture(here.dialect);
    const opened = await openStore(former.url, former.file);
    const [made, wanted] = [await schemaOf(here), await schemaOf(opened)];
    await opened.db.destroy();
    await former.remove();
    expect(made.length).toBeGreaterThan(150);
    expect(made).toEqual(wanted);
  });

  test('is opened as it is, and all that is in it is read and delivered', async () => {
    const { dialect } = await store();
    const former = await storeFixture(dialect);
    expect(await readAll(former.env)).toEqual(WHAT_IS_IN_IT);
    const { db } = await openStore(former.url, former.file);
    const { rows } = await sql<{ id: string }>`select id from schema_migrations`.execute(db);
    // Each of the sixteen former ones, and what came after those that took their place.
    expect(rows).toHaveLength(16 + MIGRATION_STEPS.length - 1);
    await db.destroy();
    await former.remove();
  });
});

describeStores('A backup of the former migrations', () => {
  test('is restored with its images and its key, and all that is in it is read and delivered', async () => {
    const former = await storeFixture('sqlite');
    const env = { ...former.env, DATA_DIR: join(former.env.DATA_DIR, 'restored') };
    const restored = await runScript('scripts/restore.mjs', [join(STORE_FIXTURES, 'backup')], env);
    expect(restored).toMatchObject({ status: 0, errors: '' });
    expect(readdirSync(join(env.DATA_DIR, 'uploads'))).toHaveLength(9);
    expect(await readAll(env)).toEqual(WHAT_IS_IN_IT);
    await former.remove();
  });
}, ['sqlite']);

describeStores('A store of a newer version', () => {
  test('is opened, also where the former migrations made it', async () => {
    const { dialect } = await store();
    const former = await storeFixture(dialect);
    for (const id of ['900_later', '901_latest']) {
      const { db } = await openStore(former.url, former.file);
      await sql`insert into schema_migrations (id, applied_at) values (${id}, '2027-01-01')`.execute(db);
      expect(await db.selectFrom('items').select('id').execute()).toHaveLength(17);
      await db.destroy();
    }
    await former.remove();
  });
});

describeStores('A store with only some of the former migrations', () => {
  test('is refused', async () => {
    const { dialect } = await store();
    const older = await storeFixture(dialect, 'older-');
    await expect(openStore(older.url, older.file)).rejects.toThrow(OlderStoreError);
    await older.remove();
  });

  test('is refused by every command in one line, and so is its backup', async () => {
    const { dialect } = await store();
    const older = await storeFixture(dialect, 'older-');
    const folder = older.env.DATA_DIR;
    const backup = join(folder, 'backup-of-older');
    mkdirSync(backup);
    const dump = ['--format=custom', `--file=${join(backup, 'store.dump')}`, older.url ?? ''];
    if (older.url) expect(spawnSync(postgresProgram('pg_dump') ?? '', dump).status).toBe(0);
    else copyFileSync(older.file, join(backup, 'store.db'));
    const env = { ...older.env, DATA_DIR: join(folder, 'not-restored') };
    const ended = await Promise.all([
      runScript('scripts/moderator.mjs', ['list'], older.env),
      runScript('scripts/deliver.mjs', [], older.env),
      runScript('scripts/backup.mjs', [join(folder, 'backups')], older.env),
      runScript('scripts/restore.mjs', [backup, '--replace'], env),
    ]);
    const outcomes = ['', 'The delivery was cut short. ', 'No backup was made. ', 'Nothing was restored. '];
    expect(ended).toEqual(
      outcomes.map((outcome) => ({ status: 1, output: '', errors: `${outcome}${OLDER}\n` })),
    );
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
    expect(existsSync(join(env.DATA_DIR, 'store.db'))).toBe(false);
    await older.remove();
  });
});
