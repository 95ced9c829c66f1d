import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { enqueue } from '#lib/outbox/enqueue.server';
import { claimNext, outboxCounts } from '#lib/outbox/outbox.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { statusPath, statusToken } from '#lib/submissions/items/links/private-link.server';
import { payloadColumns } from '#lib/submissions/items/record/search-text';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { editEvent } from '#lib/submissions/moderation/decisions/edit-event.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { correctApplication, correctEvent } from '#lib/submissions/private-page/correct-item.server';
import { deletePastRetention } from '#lib/submissions/upkeep/delete-past-retention.server';
import { startMailServer } from '../../../fakes/mail-server.mjs';
import { runNode } from '../../../support/sites/run-node.ts';
import {
  changeItem,
  putItem,
  storeApplication,
  storeEvent,
  storeMessage,
} from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';
import { someApplication } from '../../../support/submissions/some-bodies.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SITE = 'https://guide.example';
const VICTIM = 'maria@example.bz';
const MODERATOR = 'mod@example.org';
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.CONTACT_FORM_URL = '';
  process.env.SITE_URL = SITE;
  process.env.MODERATOR_EMAILS = MODERATOR;
  // Servers of one store share it.
  process.env.SECRET_KEY = 'a secret of at least thirty-two characters';
});
beforeEach(() => {
  server.clear();
  server.setFault(null);
});
afterAll(() => server.close());

const deliver = (now: number) => deliverDue(now, NOTIFICATION_HANDLERS);
const mailsTo = (address: string) => server.taken.filter(({ to }) => to.includes(address));
const linksTo = (address: string) =>
  mailsTo(address).flatMap(
    ({ mail }) => mail.text?.match(/(?<=https:\/\/guide\.example)\/status\/\S+/g) ?? [],
  );
const outbox = async () => (await store()).db.selectFrom('outbox').selectAll().execute();

/** Deletes the mails to moderators, which have limits of their own. */
const withoutModerators = async () =>
  (await store()).db.deleteFrom('outbox').where('kind', '=', 'moderators-new').execute();

/** Stores messages a millisecond apart, without mails to moderators; gives their ids. */
async function storeMessages(count: number, now = NOW, email = VICTIM): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await storeMessage(now + index, { email }));
  await withoutModerators();
  return ids;
}

/** The same with applications, each from a business of its own. */
async function storeApplications(count: number, now: number, contactEmail: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await storeApplication(now + index, { contactEmail, businessName: `Shop ${now + index}` }));
  await withoutModerators();
  return ids;
}

/** Corrects the address of an application by its private link. */
async function correctAddress(id: string, contactEmail: string, now: number, version = 0): Promise<void> {
  const seen = { token: statusToken(id), version, now };
  await correctApplication(seen, someApplication({ contactEmail }));
  await withoutModerators();
}

/** Delivers at each time at which something is due, up to an instant; gives each mail with the time it was due. */
async function deliverUntil(end: number): Promise<{ at: number; to: string; links: string[] }[]> {
  const sent: { at: number; to: string; links: string[] }[] = [];
  for (;;) {
    const waiting = (await outbox()).filter(
      ({ delivered_at, digest_id }) => delivered_at === null && digest_id === null,
    );
    const dueOf = new Map(
      waiting.map(({ message_id, next_attempt_at }) => [message_id, Date.parse(next_attempt_at)]),
    );
    const next = Math.min(...dueOf.values());
    if (next > end) return sent;
    const before = server.taken.length;
    await deliver(next);
    for (const { mail, to } of server.taken.slice(before))
      sent.push({
        // Deliveries take time, so more may be due by now.
        at: dueOf.get(mail.messageId ?? '') ?? next,
        to: to.join(),
        links: mail.text?.match(/(?<=https:\/\/guide\.example)\/status\/\S+/g) ?? [],
      });
  }
}

/** The most mails that went out within any 24 hours. */
const mostInADay = (sent: readonly { at: number }[]) =>
  Math.max(0, ...sent.map(({ at }) => sent.filter((other) => other.at >= at && other.at < at + DAY).length));
const paths = (ids: readonly string[]) => ids.map(statusPath).sort();

describeStores('Receipts to one address', () => {
  test('are five a day; the others come in one mail within a day, and each private link comes once', async () => {
    const ids = await storeMessages(12);
    await deliver(NOW + MINUTE);
    expect(mailsTo(VICTIM)).toHaveLength(5);
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids.slice(0, 5)));
    expect(await outboxCounts()).toEqual({ waiting: 1, failed: 0 });
    await deliver(NOW + DAY);
    expect(mailsTo(VICTIM)).toHaveLength(6);
    expect(mailsTo(VICTIM)[5]?.mail.subject).toBe('We have 7 more from you');
    expect(mailsTo(VICTIM)[5]?.mail.html).toContain(SITE + statusPath(ids[11] ?? ''));
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids));
    expect(await outboxCounts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('are counted together however the address is written, but a link goes only to the address typed with it', async () => {
    const tagged = await storeMessages(3, NOW, 'maria+one@example.bz');
    const upper = await storeMessages(3, NOW + 10, 'MARIA@example.bz');
    const [last = ''] = await storeMessages(1, NOW + 20, 'maria+two@example.bz');
    await deliver(NOW + MINUTE);
    expect(server.taken).toHaveLength(5);
    await deliver(NOW + 2 * HOUR);
    expect(server.taken).toHaveLength(6);
    // The digest was for the sixth one's address; the other one has a mail of its own, within a day.
    await deliver(NOW + 20 + DAY);
    expect(linksTo('maria+one@example.bz').sort()).toEqual(paths(tagged));
    expect(linksTo('MARIA@example.bz').sort()).toEqual(paths(upper));
    expect(linksTo('maria+two@example.bz')).toEqual([statusPath(last)]);
  });

  test('of other addresses are not held up', async () => {
    await storeMessages(7);
    await storeMessages(2, NOW + 100, 'other@example.bz');
    await deliver(NOW + MINUTE);
    expect(mailsTo('other@example.bz')).toHaveLength(2);
  });

  test('are in time for each way in which the address is written', async () => {
    const written = ['Maria.Lopez@gmail.com', 'marialopez@gmail.com', 'marialopez+x@gmail.com'];
    const expected: [string, string, number][] = [];
    for (const [index, email] of [0, 0, 0, 0, 0, 0, 1, 2, 1, 2, 0]
      .map((way) => written[way] ?? '')
      .entries()) {
      const at = NOW + index * 1_000;
      const [id = ''] = await storeMessages(1, at, email);
      expected.push([statusPath(id), email, at]);
    }
    const sent = await deliverUntil(NOW + 7 * DAY);
    for (const [path, email, at] of expected) {
      const [mail, ...more] = sent.filter(({ links }) => links.includes(path));
      expect(more).toEqual([]);
      expect(mail?.to).toBe(email);
      expect((mail?.at ?? Infinity) - at).toBeLessThanOrEqual(DAY);
    }
    expect(mostInADay(sent)).toBeLessThanOrEqual(6);
    // Each way has one more mail, whatever the number of its receipts.
    expect(sent).toHaveLength(8);
  });

  test('are limited at any number, times and ways to write it: never more than six mails in a day, each link once and in time', async () => {
    const written = [VICTIM, 'maria+a@example.bz', 'maria+b@example.bz', 'maria+c@example.bz'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 * HOUR }), fc.constantFrom(...written)), {
          minLength: 7,
          maxLength: 12,
        }),
        async (receipts) => {
          const { db } = await store();
          for (const table of ['items', 'outbox', 'mail_limits'] as const)
            await db.deleteFrom(table).execute();
          server.clear();
          const sent: Awaited<ReturnType<typeof deliverUntil>> = [];
          let now = NOW;
          const expected: [string, string, number][] = [];
          for (const [pause, email] of receipts) {
            now += pause;
            sent.push(...(await deliverUntil(now - 1)));
            const [id = ''] = await storeMessages(1, now, email);
            expected.push([statusPath(id), email, now]);
          }
          sent.push(...(await deliverUntil(now + 2 * DAY)));
          const links = sent.flatMap((mail) => mail.links.map((link) => ({ ...mail, link })));
          expect(links.map(({ link }) => link).sort()).toEqual(expected.map(([path]) => path).sort());
          for (const { link, to, at } of links) {
            const [, email, created = 0] = expected.find(([path]) => path === link) ?? [];
            expect(to).toBe(email);
            expect(at - created).toBeLessThanOrEqual(DAY);
          }
          expect(mostInADay(sent)).toBeLessThanOrEqual(6);
        },
      ),
      { numRuns: 3 },
    );
  });

  test('are five a day of items that were corrected to it too; the others come in one mail within a day', async () => {
    const corrected: string[] = [];
    for (let robot = 0; robot < 9; robot += 1) {
      const at = NOW + robot * 1_000;
      const ids = await storeApplications(6, at, `robot${robot}@attacker.example`);
      // The sixth waits in the digest of that address.
      await correctAddress(ids[5] ?? '', VICTIM, at + 10);
      corrected.push(ids[5] ?? '');
    }
    const sent = await deliverUntil(NOW + 10_000 + DAY);
    expect(mailsTo(VICTIM)).toHaveLength(6);
    expect(linksTo(VICTIM).sort()).toEqual(paths(corrected));
    expect(sent).toHaveLength(9 * 5 + 6);
    expect(await outboxCounts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('are five a day of items that were corrected while their receipts waited for the mail server', async () => {
    const ids: string[] = [];
    for (let robot = 0; robot < 9; robot += 1) {
      const [id = ''] = await storeApplications(1, NOW + robot, `robot${robot}@attacker.example`);
      ids.push(id);
    }
    for (const [index, id] of ids.entries()) await correctAddress(id, VICTIM, NOW + 100 + index);
    await deliver(NOW + MINUTE);
    expect(server.taken.map(({ to }) => to)).toEqual(Array(5).fill([VICTIM]));
    await deliverUntil(NOW + 100 + DAY);
    expect(mailsTo(VICTIM)).toHaveLength(6);
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids));
  });

  test('of events are counted again when their submitter or a moderator corrects the address', async () => {
    const storeFor = (address: string, at: number) => storeEvent(at, { submitterEmail: address });
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push(await storeFor(VICTIM, NOW + index));
    const bySubmitter = await storeFor('one@example.bz', NOW + 10);
    const byModerator = await storeFor('two@example.bz', NOW + 11);
    await correctEvent(
      { token: statusToken(bySubmitter), version: 0, now: NOW + 20 },
      someSubmission({ submitterEmail: VICTIM }),
    );
    await editEvent(
      { itemId: byModerator, version: 0, who: MODERATOR, now: NOW + 21 },
      new URLSearchParams({ submitterEmail: VICTIM }),
    );
    await withoutModerators();
    await deliver(NOW + MINUTE);
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids));
    await deliver(NOW + 2 * HOUR);
    expect(mailsTo(VICTIM)).toHaveLength(6);
    expect(linksTo(VICTIM).sort()).toEqual(paths([...ids, bySubmitter, byModerator]));
    expect(server.taken).toHaveLength(6);
  });

  test('are not counted again for a correction that leaves the address, nor after their mail', async () => {
    const [first = '', ...ids] = await storeApplications(4, NOW, VICTIM);
    const application = someApplication({ contactEmail: VICTIM, businessName: 'Other name' });
    await correctApplication({ token: statusToken(first), version: 0, now: NOW + 10 }, application);
    await withoutModerators();
    await deliver(NOW + MINUTE);
    for (const id of ids) await correctAddress(id, 'other@example.bz', NOW + 2 * MINUTE);
    ids.push(first, ...(await storeApplications(1, NOW + 3 * MINUTE, VICTIM)));
    await deliver(NOW + 4 * MINUTE);
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids));
    expect(mailsTo('other@example.bz')).toEqual([]);
  });

  test('come at once when the address of a waiting one is corrected and no limit is reached', async () => {
    const ids = await storeApplications(7, NOW, 'maria@exmaple.bz');
    await deliver(NOW + MINUTE);
    await correctAddress(ids[6] ?? '', VICTIM, NOW + 2 * MINUTE);
    await deliver(NOW + 2 * MINUTE);
    expect(linksTo(VICTIM)).toEqual(paths(ids.slice(6)));
    await deliver(NOW + DAY);
    expect(linksTo('maria@exmaple.bz').sort()).toEqual(paths(ids.slice(0, 6)));
  });

  // As a server of the version before corrects it, or one that corrects it while a worker has it in hand.
  test('are counted at delivery when the address is another one than that they were counted for', async () => {
    const ids: string[] = [];
    for (let robot = 0; robot < 8; robot += 1)
      ids.push(...(await storeApplications(6, NOW + robot * 100, `robot${robot}@attacker.example`)));
    const { db } = await store();
    for (const id of ids) {
      const { reference } = await db
        .selectFrom('items')
        .select('reference')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const payload = someApplication({ contactEmail: VICTIM });
      await changeItem(id, payloadColumns({ kind: 'advertiser', reference, payload }));
    }
    const sent = await deliverUntil(NOW + 3 * DAY);
    expect(mostInADay(sent)).toBeLessThanOrEqual(6);
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids));
    expect(server.taken).toHaveLength(mailsTo(VICTIM).length);
    expect(await outboxCounts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('that a server of the version before has enqueued are neither lost nor sent twice, and limited', async () => {
    const ids = await storeMessages(9);
    const { db } = await store();
    await db.updateTable('outbox').set({ address_hash: null }).execute();
    ids.push(...(await storeMessages(2, NOW + 100)));
    const sent = await deliverUntil(NOW + 2 * DAY);
    expect(mostInADay(sent)).toBeLessThanOrEqual(6);
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids));
    expect(await outboxCounts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('are in the digest again after a worker died between sending and noting it, with the same Message-ID', async () => {
    const ids = await storeMessages(8);
    await deliver(NOW + MINUTE);
    server.clear();
    // The mail server accepts the mail, and the connection breaks before it says so.
    server.setFault('drop-after-data');
    await deliver(NOW + 2 * HOUR);
    server.setFault(null);
    // What comes now must not join a mail that was perhaps read already.
    const later = await storeMessages(1, NOW + 2 * HOUR);
    await deliver(NOW + 3 * HOUR);
    const messageIds = server.taken.map(({ mail }) => mail.messageId);
    expect(messageIds.length).toBeGreaterThan(0);
    expect(new Set(messageIds).size).toBe(1);
    for (const { mail } of server.taken)
      for (const id of ids.slice(5)) expect(mail.text).toContain(statusPath(id));
    server.clear();
    await deliver(NOW + 2 * DAY);
    expect(linksTo(VICTIM)).toEqual(paths(later));
  });

  test('are in the digest after the lease of a worker that died has expired', async () => {
    const ids = await storeMessages(7);
    await deliver(NOW + MINUTE);
    await claimNext({ kinds: ['receipts-digest'] }, NOW + 2 * HOUR);
    await deliver(NOW + 2 * HOUR + MINUTE);
    expect(mailsTo(VICTIM)).toHaveLength(5);
    await deliver(NOW + 2 * HOUR + 3 * MINUTE);
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids));
  });

  test('leave out what is gone, spam or without private fields, and are one plain receipt when one is left', async () => {
    const ids = await storeMessages(9);
    await deliver(NOW + MINUTE);
    server.clear();
    const { db } = await store();
    await db
      .deleteFrom('items')
      .where('id', '=', ids[5] ?? '')
      .execute();
    await changeItem(ids[6] ?? '', { status: 'spam' });
    await changeItem(ids[7] ?? '', { purged_at: new Date(NOW).toISOString() });
    await deliver(NOW + DAY);
    expect(server.taken.map(({ mail }) => mail.subject)).toMatchObject([
      expect.stringMatching(/^We have your message \(BC-/),
    ]);
    expect(linksTo(VICTIM)).toEqual([statusPath(ids[8] ?? '')]);
    const reasons = (await outbox()).flatMap(({ digest_id, last_error }) => (digest_id ? [last_error] : []));
    expect(reasons.map(String).sort()).toEqual(['ITEM_GONE', 'NO_ADDRESS', 'SPAM', 'null']);
  });

  test('are no mail when nothing is left to confirm', async () => {
    const ids = await storeMessages(6);
    await deliver(NOW + MINUTE);
    await changeItem(ids[5] ?? '', { status: 'spam', decided_by: MODERATOR });
    await deliver(NOW + DAY);
    expect(mailsTo(VICTIM)).toHaveLength(5);
    // Its sender was mistaken for a robot: the receipt follows by itself.
    await undoDecision({ itemId: ids[5] ?? '', version: 0, who: MODERATOR, now: NOW + DAY });
    await deliver(NOW + DAY + MINUTE);
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids));
  });

  test('that one of them cannot be read do not hold up the others', async () => {
    const ids = await storeMessages(8);
    await deliver(NOW + MINUTE);
    await changeItem(ids[6] ?? '', { payload: '{"email":7}' });
    await deliver(NOW + 2 * HOUR);
    expect(linksTo(VICTIM).sort()).toEqual(paths(ids.filter((id) => id !== ids[6])));
    expect(await outboxCounts()).toEqual({ waiting: 1, failed: 0 });
  });

  test('are the mail that a decision replies to', async () => {
    const first = await storeMessages(5);
    const id = await storeEvent(NOW + 10, { submitterEmail: VICTIM });
    await storeMessages(1, NOW + 20);
    await deliver(NOW + DAY);
    const digest = mailsTo(VICTIM)[first.length]?.mail;
    await changeItem(id, {
      status: 'rejected',
      reason: 'No.',
      decided_at: new Date(NOW + DAY).toISOString(),
    });
    await inTransaction((db) =>
      enqueue(db, { kind: 'decision', itemId: id, data: { decision: 'rejected', reason: 'No.' } }, NOW + DAY),
    );
    await deliver(NOW + DAY + MINUTE);
    expect(mailsTo(VICTIM).at(-1)?.mail).toMatchObject({ inReplyTo: digest?.messageId });
  });

  test('are limited by two servers together, also after a restart', async () => {
    const storing = `
      const { submitContact } = await import('#lib/submissions/items/received/submit-contact.server');
      const message = { name: 'A', email: '${VICTIM}', phone: '', subject: 'S', message: 'A message.', honeypot: '' };
      for (let turn = 0; turn < 6; turn += 1)
        await submitContact(message, { idempotencyKey: null, openingToken: null, now: ${NOW} + turn });
      process.exit();`;
    const ends = await Promise.all([runNode(storing), runNode(storing)]);
    expect(ends.map(({ errors }) => errors)).toEqual(['', '']);
    await storeMessages(1, NOW + 100);
    await (await store()).db.deleteFrom('outbox').where('kind', '=', 'moderators-new').execute();
    await deliver(NOW + MINUTE);
    expect(mailsTo(VICTIM)).toHaveLength(5);
    await deliver(NOW + DAY);
    expect(mailsTo(VICTIM)).toHaveLength(6);
    expect(new Set(linksTo(VICTIM)).size).toBe(13);
  });

  test('are limited without storing the address, and that is forgotten after three days', async () => {
    await storeMessages(6);
    const { db } = await store();
    const limits = await db.selectFrom('mail_limits').selectAll().execute();
    expect(limits).toHaveLength(1);
    expect(JSON.stringify([limits, await outbox()])).not.toContain('maria');
    await deliver(NOW + MINUTE);
    const hashes = async () => (await outbox()).filter(({ address_hash }) => address_hash !== null);
    // Nothing of the address is left with a mail that was sent.
    expect((await hashes()).map(({ kind }) => kind)).toEqual(['receipts-digest']);
    await deletePastRetention(NOW + 2 * DAY);
    expect(await db.selectFrom('mail_limits').selectAll().execute()).toHaveLength(1);
    await deletePastRetention(NOW + 3 * DAY + HOUR);
    expect(await db.selectFrom('mail_limits').selectAll().execute()).toEqual([]);
    // Digests that have failed are deleted with what they gathered; one that waits is not.
    await db
      .updateTable('outbox')
      .set({ failed_at: new Date(NOW).toISOString() })
      .where('kind', '=', 'receipts-digest')
      .execute();
    const gathered = async () => (await outbox()).filter(({ digest_id }) => digest_id !== null);
    expect(await gathered()).toHaveLength(1);
    await deletePastRetention(NOW + 91 * DAY);
    expect(await gathered()).toEqual([]);
  });
});

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
    await changeItem(id, { status: 'approved', announcement: '[{"kind":"cancelled"}]' });
    await notify([id], NOW + MINUTE, 'cancelled');
    await deliver(NOW + MINUTE);
    expect(mailsTo(MODERATOR)).toHaveLength(20);
    await deliver(NOW + HOUR);
    const digest = mailsTo(MODERATOR)[20]?.mail;
    expect(digest?.subject).toBe('1 event cancelled or moved, and 2 more for you to look at');
    expect(itemsIn(digest?.text)[0]).toBe(id);
  });

  test('leave out what was decided meanwhile', async () => {
    const ids = await storeItems(23);
    await notify(ids);
    await deliver(NOW);
    const gathered = (await outbox()).flatMap(({ digest_id, item_id }) => (digest_id ? [item_id ?? ''] : []));
    for (const id of gathered.slice(0, 2)) await changeItem(id, { status: 'rejected' });
    await deliver(NOW + HOUR);
    const last = mailsTo(MODERATOR).at(-1)?.mail;
    expect(last?.subject).toMatch(/^New event: /);
    expect(new Set(itemsIn(last?.text))).toEqual(new Set(gathered.slice(2)));
  });
});
