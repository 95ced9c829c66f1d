import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { enqueue } from '#lib/outbox/enqueue.server';
import { outboxCounts } from '#lib/outbox/outbox.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { statusPath, statusToken } from '#lib/submissions/items/links/private-link.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { editEvent } from '#lib/submissions/moderation/decisions/edit-event.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { correctEvent } from '#lib/submissions/private-page/correct-item.server';
import { deletePastRetention } from '#lib/submissions/upkeep/delete-past-retention.server';
import { startMailServer } from '../../../fakes/mail-server.mjs';
import { changeItem, storeEvent } from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MARIA = 'maria@example.bz';
const MODERATOR = 'mod@example.org';
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.SITE_URL = 'https://guide.example';
  process.env.MODERATOR_EMAILS = '';
});
beforeEach(() => {
  server.clear();
  server.setFault(null);
});
afterAll(() => server.close());

const deliver = (now: number) => deliverDue(now, NOTIFICATION_HANDLERS);
const outbox = async () => (await store()).db.selectFrom('outbox').selectAll().execute();

/** Stores events of one sender, without mails to moderators; gives their ids. */
async function send(count: number, submitterEmail: string, now = NOW): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await storeEvent(now + index, { submitterEmail }));
  await withoutModerators();
  return ids;
}
const withoutModerators = async () =>
  (await store()).db.deleteFrom('outbox').where('kind', '=', 'moderators-new').execute();

/** The submitter, or a moderator, corrects the address of an event. */
async function correct(id: string, submitterEmail: string, now: number, by = 'submitter'): Promise<void> {
  if (by === 'submitter')
    await correctEvent({ token: statusToken(id), version: 0, now }, someSubmission({ submitterEmail }));
  else await editEvent({ itemId: id, version: 0, who: by, now }, new URLSearchParams({ submitterEmail }));
  await withoutModerators();
}

const mailsTo = (address: string) => server.taken.filter(({ to }) => to.includes(address));
const linksTo = (address: string) =>
  mailsTo(address).flatMap(({ mail }) => mail.text?.match(/\/status\/\S+/g) ?? []);
/** The mails to an address in their order: R for a receipt, L for the last mail. */
const seen = (address: string) =>
  mailsTo(address)
    .map(({ mail }) => (mail.subject === 'We have more from you' ? 'L' : 'R'))
    .join('');
/** The same where they may come in any order, the last mail first. */
const seenSorted = (address: string) => [...seen(address)].sort().join('');
const paths = (ids: readonly string[]) => ids.map(statusPath).sort();
const NONE_WAITS = { waiting: 0, failed: 0 };

describeStores('Receipts', () => {
  // What each address sends at which hour, and the mails that it gets.
  test.each<[string, [hour: number, count: number, from: string][], Record<string, string>]>([
    ['are five a day, then one last mail, then none', [[0, 12, MARIA]], { [MARIA]: 'RRRRRL' }],
    [
      'are counted over the whole day',
      [0, 4, 8, 12, 16, 20, 23].map((hour) => [hour, 1, MARIA]),
      { [MARIA]: 'RRRRRL' },
    ],
    [
      'begin again 24 hours after the first',
      [
        [0, 1, MARIA],
        [23.5, 7, MARIA],
        // Deliveries take time, so not at the very end of the day.
        [24.5, 7, MARIA],
      ],
      { [MARIA]: 'RRRRRLRRRRRL' },
    ],
    [
      'are counted for the mailbox, however its address is written',
      [
        [0, 3, 'Maria.Lopez@gmail.com'],
        [1, 1, 'marialopez+fiesta@gmail.com'],
        [2, 3, 'marialopez@googlemail.com'],
        [3, 1, 'MARIALOPEZ@gmail.com'],
      ],
      {
        'Maria.Lopez@gmail.com': 'RRR',
        'marialopez+fiesta@gmail.com': 'R',
        'marialopez@googlemail.com': 'RL',
        'MARIALOPEZ@gmail.com': '',
      },
    ],
    [
      'are not held up by those to another',
      [
        [0, 9, MARIA],
        [0, 2, 'other@example.bz'],
      ],
      { [MARIA]: 'RRRRRL', 'other@example.bz': 'RR' },
    ],
  ])('that go to a mailbox %s', async (_, sent, expected) => {
    const ids: string[] = [];
    for (const [hour, count, from] of sent) {
      ids.push(...(await send(count, from, NOW + hour * HOUR)));
      await deliver(NOW + hour * HOUR + MINUTE);
    }
    expect(Object.fromEntries(Object.keys(expected).map((address) => [address, seen(address)]))).toEqual(
      expected,
    );
    // Whatever is mailed, all is stored, and nothing waits.
    const { db } = await store();
    expect(await db.selectFrom('items').select('id').where('id', 'in', ids).execute()).toHaveLength(
      ids.length,
    );
    expect(await outboxCounts()).toEqual(NONE_WAITS);
  });

  test('have each its private link; the last mail has none of anybody', async () => {
    const ids = await send(8, MARIA);
    await deliver(NOW + MINUTE);
    expect(linksTo(MARIA).sort()).toEqual(paths(ids.slice(0, 5)));
    const { mail } = mailsTo(MARIA)[5] ?? {};
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('More has come in with your address than we confirm by email in a day');
      expect(text).not.toMatch(/https?:|BC-|Village Fiesta|Sample Organiser/);
    }
  });

  test('of events whose address is corrected to another before their mail are counted for that one', async () => {
    const ids: string[] = [];
    for (let robot = 0; robot < 9; robot += 1)
      ids.push(...(await send(1, `robot${robot}@attacker.example`, NOW + robot)));
    for (const [index, id] of ids.entries())
      await correct(id, MARIA, NOW + 100 + index, index % 2 ? MODERATOR : 'submitter');
    await deliver(NOW + MINUTE);
    expect(seen(MARIA)).toBe('RRRRRL');
    expect(server.taken).toHaveLength(6);
  });

  test('that wait for the mail server are counted again when their address is corrected meanwhile', async () => {
    server.setFault({ code: 450 });
    const ids: string[] = [];
    for (let robot = 0; robot < 9; robot += 1)
      ids.push(...(await send(1, `robot${robot}@attacker.example`, NOW + robot)));
    await deliver(NOW + MINUTE);
    for (const [index, id] of ids.entries()) await correct(id, MARIA, NOW + 2 * MINUTE + index);
    server.clear();
    server.setFault(null);
    await deliver(NOW + HOUR);
    expect(seenSorted(MARIA)).toBe('LRRRRR');
    expect(server.taken).toHaveLength(6);
  });

  test('do not follow a correction of the address after their mail', async () => {
    const [id = ''] = await send(1, MARIA);
    await deliver(NOW + MINUTE);
    await correct(id, 'other@example.bz', NOW + 2 * MINUTE);
    await deliver(NOW + 3 * MINUTE);
    expect(server.taken).toHaveLength(1);
  });

  test.each([
    ['a receipt', 4, 'We have your event', 'LRRRRRR'],
    ['a last mail', 5, 'We have more from you', 'LLRRRRR'],
  ])(
    'are the same mail again when a worker died between sending %s and noting it',
    async (_, before, subject, all) => {
      await send(before, MARIA);
      await deliver(NOW + MINUTE);
      // The mail server accepts the mail, and the connection breaks before it says so.
      server.setFault('drop-after-data');
      await send(1, MARIA, NOW + HOUR);
      await deliver(NOW + HOUR + MINUTE);
      server.setFault(null);
      // These are delivered before the one that failed.
      await send(3, MARIA, NOW + HOUR + MINUTE);
      await deliver(NOW + HOUR + MINUTE + 1_000);
      await deliver(NOW + 2 * HOUR);
      const twice = [...Map.groupBy(server.taken, ({ mail }) => mail.messageId).values()].filter(
        ({ length }) => length > 1,
      );
      expect(twice).toMatchObject([
        [
          { mail: { subject: expect.stringContaining(subject) } },
          { mail: { subject: expect.stringContaining(subject) } },
        ],
      ]);
      expect(seenSorted(MARIA)).toBe(all);
      expect(await outboxCounts()).toEqual(NONE_WAITS);
    },
  );

  test('of several workers at once are counted together', async () => {
    await send(14, MARIA);
    await Promise.all([deliver(NOW + MINUTE), deliver(NOW + MINUTE), deliver(NOW + MINUTE)]);
    expect(seenSorted(MARIA)).toBe('LRRRRR');
    expect(await outboxCounts()).toEqual(NONE_WAITS);
  });

  test('of what is gone, spam or without private fields are none, and do not count', async () => {
    const ids = await send(7, MARIA);
    const [gone = '', spam = '', purged = '', ...others] = ids;
    const { db } = await store();
    await db.deleteFrom('items').where('id', '=', gone).execute();
    await changeItem(spam, { status: 'spam', decided_by: MODERATOR });
    await changeItem(purged, { purged_at: new Date(NOW).toISOString() });
    await deliver(NOW + MINUTE);
    expect(linksTo(MARIA).sort()).toEqual(paths(others));
    // Its sender was mistaken for a robot: the receipt follows.
    await undoDecision({ itemId: spam, version: 0, who: MODERATOR, now: NOW + HOUR });
    await deliver(NOW + HOUR + MINUTE);
    expect(linksTo(MARIA).sort()).toEqual(paths([...others, spam]));
  });

  test('are the mail that a decision replies to, where there was one', async () => {
    const ids = await send(7, MARIA);
    await deliver(NOW + MINUTE);
    const receipts = mailsTo(MARIA).map(({ mail }) => mail.messageId);
    server.clear();
    for (const id of [ids[4] ?? '', ids[6] ?? '']) {
      await changeItem(id, {
        status: 'rejected',
        reason: 'No.',
        decided_at: new Date(NOW + HOUR).toISOString(),
      });
      const data = { decision: 'rejected', reason: 'No.' };
      await inTransaction((db) => enqueue(db, { kind: 'decision', itemId: id, data }, NOW + HOUR));
      await deliver(NOW + HOUR + MINUTE);
    }
    expect(mailsTo(MARIA).map(({ mail }) => mail.inReplyTo)).toEqual([receipts[4], undefined]);
  });

  test('are counted without storing the address, and nothing of that is left after the mail and the day', async () => {
    await send(6, MARIA);
    server.setFault({ code: 450 });
    await deliver(NOW + MINUTE);
    server.setFault(null);
    const { db } = await store();
    const counts = () => db.selectFrom('rate_limits').selectAll().execute();
    expect(await counts()).toHaveLength(1);
    expect(JSON.stringify([await counts(), await outbox()])).not.toContain('maria');
    const hashes = async () => (await outbox()).filter(({ address_hash }) => address_hash !== null);
    expect(await hashes()).toHaveLength(6);
    await deliver(NOW + HOUR);
    expect(seenSorted(MARIA)).toBe('LRRRRR');
    expect(await hashes()).toEqual([]);
    await deletePastRetention(NOW + 2 * DAY);
    expect(await counts()).toEqual([]);
  });

  test('that the release before has gathered or counted are delivered by themselves, each once', async () => {
    const ids = await send(4, MARIA);
    const { db } = await store();
    await enqueue(db, { kind: 'receipts-digest', delaySeconds: 3_600 }, NOW);
    const digest = (await outbox()).find(({ kind }) => kind === 'receipts-digest');
    const gathered = db.updateTable('outbox').where('item_id', 'in', ids.slice(2));
    await gathered.set({ digest_id: digest?.id ?? '' }).execute();
    const counted = db.updateTable('outbox').where('digest_id', 'is', null);
    await counted.set({ address_hash: 'the hash of an address' }).execute();
    await deliver(NOW + MINUTE);
    expect(linksTo(MARIA).sort()).toEqual(paths(ids.slice(0, 2)));
    await deliver(NOW + HOUR);
    await deliver(NOW + HOUR + MINUTE);
    expect(linksTo(MARIA).sort()).toEqual(paths(ids));
    expect(server.taken).toHaveLength(4);
    expect(await outboxCounts()).toEqual(NONE_WAITS);
  });
});
