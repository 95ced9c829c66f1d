import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { enqueue } from '#lib/outbox/enqueue.server';
import { claimNext, outboxCounts } from '#lib/outbox/outbox.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { deletePastRetention } from '#lib/submissions/upkeep/delete-past-retention.server';
import { startMailServer } from '../../../fakes/mail-server.mjs';
import { changeItem, putItem } from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MODERATOR = 'mod@example.org';
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.SITE_URL = 'https://guide.example';
  process.env.MODERATOR_EMAILS = MODERATOR;
});
beforeEach(() => {
  server.clear();
  server.setFault(null);
});
afterAll(() => server.close());

const deliver = (now: number) => deliverDue(now, NOTIFICATION_HANDLERS);
const mailsTo = (address: string) => server.taken.filter(({ to }) => to.includes(address));
const outbox = async () => (await store()).db.selectFrom('outbox').selectAll().execute();

describeStores('Mails to a moderator about items', () => {
  /** Stores items from as many addresses; gives their ids. */
  async function storeItems(count: number, now = NOW): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1)
      ids.push(
        (await inTransaction((db) => putItem(db, { created_at: new Date(now + index).toISOString() }))).id,
      );
    return ids;
  }
  const notify = (ids: readonly string[], now = NOW, news?: string) =>
    inTransaction(async (db) => {
      for (const itemId of ids)
        await enqueue(
          db,
          { kind: 'moderators-new', itemId, ...(news && { data: { news } }), occasion: news ?? '' },
          now,
        );
    });
  const itemsIn = (text = '') =>
    Array.from(text.matchAll(/\/moderate\/items\/([\da-f-]{36})\?key=/g), ([, id]) => id);

  const gatheredItems = async () =>
    (await outbox()).flatMap(({ digest_id, item_id }) => (digest_id ? [item_id ?? ''] : []));

  test('are twenty an hour; the others come in one digest with a link to each', async () => {
    const ids = await storeItems(27);
    await notify(ids);
    await deliver(NOW);
    await deliver(NOW + MINUTE);
    expect(mailsTo(MODERATOR)).toHaveLength(20);
    await deliver(NOW + HOUR);
    const mails = mailsTo(MODERATOR);
    expect(mails).toHaveLength(21);
    expect(mails[20]?.mail.subject).toBe('7 more for you to look at');
    expect(itemsIn(mails[20]?.mail.text)).toHaveLength(7);
    expect(mails.flatMap(({ mail }) => [...new Set(itemsIn(mail.text))]).sort()).toEqual([...ids].sort());
    // In the next hour they come one by one again.
    await notify(await storeItems(1, NOW + 2 * HOUR), NOW + 2 * HOUR);
    await deliver(NOW + 2 * HOUR);
    expect(mailsTo(MODERATOR)).toHaveLength(22);
  });

  test('about announcements are gathered too, and come first in the digest', async () => {
    await notify(await storeItems(22));
    await deliver(NOW);
    const [id = ''] = itemsIn(mailsTo(MODERATOR)[0]?.mail.text);
    await changeItem(id, { status: 'approved', announcement: '{"kind":"cancelled"}' });
    await notify([id], NOW + MINUTE, 'cancelled');
    await deliver(NOW + MINUTE);
    expect(mailsTo(MODERATOR)).toHaveLength(20);
    await deliver(NOW + HOUR);
    const digest = mailsTo(MODERATOR)[20]?.mail;
    expect(digest?.subject).toBe(
      '1 event cancelled, partly cancelled or moved, and 2 more for you to look at',
    );
    expect(itemsIn(digest?.text)[0]).toBe(id);
  });

  test('leave out what was decided meanwhile', async () => {
    const ids = await storeItems(23);
    await notify(ids);
    await deliver(NOW);
    const gathered = await gatheredItems();
    for (const id of gathered.slice(0, 2)) await changeItem(id, { status: 'rejected' });
    await deliver(NOW + HOUR);
    const last = mailsTo(MODERATOR).at(-1)?.mail;
    expect(last?.subject).toMatch(/^New event: /);
    expect(new Set(itemsIn(last?.text))).toEqual(new Set(gathered.slice(2)));
  });

  test('leave out one that cannot be read, which fails by itself and does not hold up the others', async () => {
    await notify(await storeItems(23));
    await deliver(NOW);
    const [unread = '', ...others] = await gatheredItems();
    await changeItem(unread, { payload: '{"title":7}' });
    await deliver(NOW + HOUR);
    expect(new Set(itemsIn(mailsTo(MODERATOR).at(-1)?.mail.text))).toEqual(new Set(others));
    expect(await gatheredItems()).toHaveLength(others.length);
    expect(await outboxCounts()).toEqual({ waiting: 1, failed: 0 });
  });

  test('are in the same digest again after a worker died between sending and noting it, and later ones in another', async () => {
    const ids = await storeItems(23);
    await notify(ids);
    await deliver(NOW);
    server.clear();
    // The mail server accepts the mail, and the connection breaks before it says so.
    server.setFault('drop-after-data');
    await deliver(NOW + 11 * MINUTE);
    server.setFault(null);
    // What comes now must not join a mail that was perhaps read already.
    const later = await storeItems(2, NOW + 12 * MINUTE);
    await notify(later, NOW + 12 * MINUTE);
    await deliver(NOW + 12 * MINUTE);
    await deliver(NOW + 20 * MINUTE);
    expect(new Set(server.taken.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(server.taken.map(({ mail }) => mail.subject)).toEqual(Array(2).fill('3 more for you to look at'));
    server.clear();
    // An hour after the digest before.
    await deliver(NOW + HOUR + 9 * MINUTE);
    expect(server.taken).toEqual([]);
    await deliver(NOW + HOUR + 11 * MINUTE);
    expect(server.taken.map(({ mail }) => mail.subject)).toEqual(['2 more for you to look at']);
    expect(itemsIn(server.taken[0]?.mail.text).sort()).toEqual([...later].sort());
  });

  test('are in the digest after the lease of a worker that died has expired', async () => {
    await notify(await storeItems(22));
    await deliver(NOW);
    await claimNext({ kinds: ['moderators-digest'] }, NOW + HOUR);
    await deliver(NOW + HOUR + MINUTE);
    expect(mailsTo(MODERATOR)).toHaveLength(20);
    await deliver(NOW + HOUR + 3 * MINUTE);
    expect(mailsTo(MODERATOR)).toHaveLength(21);
  });

  test('of several workers at once are counted together, and none is lost', async () => {
    const ids = await storeItems(30);
    await notify(ids);
    await Promise.all([deliver(NOW), deliver(NOW), deliver(NOW)]);
    await deliver(NOW + HOUR);
    expect(mailsTo(MODERATOR)).toHaveLength(21);
    const mailed = mailsTo(MODERATOR).flatMap(({ mail }) => [...new Set(itemsIn(mail.text))]);
    expect(mailed.sort()).toEqual([...ids].sort());
    expect(await outboxCounts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('are counted by keyed hashes for a day; what a failed digest gathered is deleted with it', async () => {
    await notify(await storeItems(21));
    await deliver(NOW);
    const { db } = await store();
    const limits = () => db.selectFrom('mail_limits').selectAll().execute();
    expect(await limits()).toHaveLength(1);
    expect(JSON.stringify(await limits())).not.toContain('mod@');
    await deletePastRetention(NOW + HOUR);
    expect(await limits()).toHaveLength(1);
    await deletePastRetention(NOW + DAY + HOUR);
    expect(await limits()).toEqual([]);
    expect(await gatheredItems()).toHaveLength(1);
    const digests = db.updateTable('outbox').where('kind', '=', 'moderators-digest');
    await digests.set({ failed_at: new Date(NOW).toISOString() }).execute();
    await deletePastRetention(NOW + 91 * DAY);
    expect(await gatheredItems()).toEqual([]);
  });
});
