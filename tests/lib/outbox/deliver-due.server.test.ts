import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { rescheduleAfterClockSetBack } from '#lib/outbox/clock-set-back.server';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { enqueue } from '#lib/outbox/enqueue.server';
import { claimNext, markFailed, outboxCounts } from '#lib/outbox/outbox.server';
import { retryNotification } from '#lib/outbox/retry-notification.server';
import { store } from '#lib/server/store/store.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { failedNotifications } from '#lib/submissions/moderation/queue/failed-notifications.server';
import { startMailServer } from '../../fakes/mail-server.mjs';
import { storeEvent, storeMessage } from '../../support/store/stored-items.ts';
import { describeStores } from '../../support/store/stores.ts';

const MAX_ATTEMPTS = 32;

const LEASE_MS = 120_000;

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MODERATOR_EMAILS = 'first@example.org, second@example.org';
});
beforeEach(() => server.clear());
afterAll(() => server.close());

const rows = async () => (await store()).db.selectFrom('outbox').selectAll().orderBy('kind').execute();
const receipt = async () => (await rows()).find(({ kind }) => kind === 'receipt');
const recipients = () => server.taken.flatMap(({ to }) => to).sort();
/** One event with its receipt alone, so that one mail is looked at. */
async function storeReceipt() {
  await storeEvent(NOW);
  await (await store()).db.deleteFrom('outbox').where('kind', '!=', 'receipt').execute();
}
/** Delivers at each time something is due until nothing waits, and returns these times. */
async function passUntilDone(from: number): Promise<number[]> {
  const at = [];
  for (let now = from; (await outboxCounts()).waiting > 0; ) {
    at.push(now);
    await deliverDue(now, NOTIFICATION_HANDLERS);
    const waiting = (await rows()).filter((row) => !row.delivered_at && !row.failed_at);
    now = Math.max(...waiting.map((row) => Date.parse(row.next_attempt_at)), now);
  }
  return at;
}

describeStores('A notification that is due is delivered', () => {
  test('to each moderator and to the submitter, once', async () => {
    await storeEvent(NOW);
    expect(await deliverDue(NOW, NOTIFICATION_HANDLERS)).toMatchObject({ delivered: 3, failed: 0 });
    expect(recipients()).toEqual(['first@example.org', 'organiser@example.com', 'second@example.org']);
    expect(await deliverDue(NOW + HOUR, NOTIFICATION_HANDLERS)).toMatchObject({ delivered: 0 });
    expect(server.taken).toHaveLength(3);
    expect(await outboxCounts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('once, even when several workers start at the same time', async () => {
    for (let index = 0; index < 8; index += 1)
      await storeMessage(NOW + index, { email: `visitor${index}@example.com` });
    const passes = await Promise.all(
      Array.from({ length: 4 }, () => deliverDue(NOW + MINUTE, NOTIFICATION_HANDLERS)),
    );
    // One worker may expand a notification for the moderators when another has finished its pass already.
    passes.push(await deliverDue(NOW + MINUTE, NOTIFICATION_HANDLERS));
    expect(passes.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(24);
    const ids = server.taken.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(24);
    expect(ids).toHaveLength(24);
  });

  test('not before it is due', async () => {
    await storeReceipt();
    expect(await deliverDue(NOW - MINUTE, NOTIFICATION_HANDLERS)).toMatchObject({ delivered: 0 });
    expect(server.attempts()).toBe(0);
  });

  test('after the lease of a worker that died has expired, with the same Message-ID', async () => {
    await storeReceipt();
    const claimed = await claimNext({ kinds: ['receipt'] }, NOW);
    expect(claimed).toMatchObject({ attempts: 1 });
    // During a pass the clock advances, so the last millisecond is tested with claimNext.
    expect(await claimNext({ kinds: ['receipt'] }, NOW + LEASE_MS - 1)).toBeUndefined();
    await deliverDue(NOW + LEASE_MS - MINUTE, NOTIFICATION_HANDLERS);
    expect(server.taken).toEqual([]);
    await deliverDue(NOW + LEASE_MS, NOTIFICATION_HANDLERS);
    expect(server.taken.map(({ mail }) => mail.messageId)).toEqual([claimed?.message_id]);
  });

  test('by only one of several workers that claim concurrently', async () => {
    for (let index = 0; index < 6; index += 1) await storeMessage(NOW + index);
    const claims = await Promise.all(
      Array.from({ length: 6 }, () => claimNext({ kinds: ['receipt'] }, NOW + MINUTE)),
    );
    expect(new Set(claims.map((row) => row?.id)).size).toBe(6);
  });
});

/** Enqueues a receipt with a clock that is `wrongBy` milliseconds ahead. */
async function enqueueReceipt({ delayMs = 0, wrongBy = 0 }) {
  await storeReceipt();
  const { db } = await store();
  const { item_id } = await db.selectFrom('outbox').select('item_id').executeTakeFirstOrThrow();
  await db.deleteFrom('outbox').execute();
  const notification = { kind: 'receipt' as const, delaySeconds: delayMs / 1_000 };
  await enqueue(db, { ...notification, ...(item_id && { itemId: item_id }) }, NOW + wrongBy);
}
const isDeliveredAt = async (now: number) => (await deliverDue(now, NOTIFICATION_HANDLERS)).delivered === 1;

describeStores('A notification that is due later', () => {
  test.each([
    ['in a minute', MINUTE],
    ['in a day', DAY],
    ['in a year', 365 * DAY],
  ])('is delivered only when it is due: %s', async (_, delayMs) => {
    await enqueueReceipt({ delayMs });
    expect(await isDeliveredAt(NOW)).toBe(false);
    // During a pass the clock advances, so the last millisecond is tested with claimNext.
    expect(await claimNext({ kinds: ['receipt'] }, NOW + delayMs - 1)).toBeUndefined();
    expect(await isDeliveredAt(NOW + delayMs - MINUTE / 2)).toBe(false);
    expect(await outboxCounts()).toEqual({ waiting: 1, failed: 0 });
    expect(await isDeliveredAt(NOW + delayMs)).toBe(true);
  });
});

describeStores('After a clock that was ahead is set back', () => {
  test.each([2 * MINUTE, DAY, 365 * DAY])(
    'by %i ms, a notification without a delay is delivered at once',
    async (wrongBy) => {
      await enqueueReceipt({ wrongBy });
      expect(await isDeliveredAt(NOW)).toBe(true);
    },
  );

  test.each([
    ['shorter', 20_000, DAY],
    ['longer', 30 * DAY, DAY],
  ])(
    'a delay that is %s than the clock was ahead keeps its length, counted from then',
    async (_, delayMs, wrongBy) => {
      await enqueueReceipt({ delayMs, wrongBy });
      expect(await isDeliveredAt(NOW)).toBe(false);
      expect(await isDeliveredAt(NOW + delayMs - 5_000)).toBe(false);
      expect(await isDeliveredAt(NOW + delayMs)).toBe(true);
    },
  );

  test('a failed attempt is repeated after its usual pause', async () => {
    await storeReceipt();
    server.setFault({ code: 450 });
    await deliverDue(NOW + DAY, NOTIFICATION_HANDLERS);
    server.setFault(null);
    expect(await isDeliveredAt(NOW)).toBe(false);
    expect(await isDeliveredAt(NOW + 13_000)).toBe(true);
  });

  test('a notification claimed before is free again when its lease expires', async () => {
    await storeReceipt();
    await claimNext({ kinds: ['receipt'] }, NOW + DAY);
    expect(await isDeliveredAt(NOW)).toBe(false);
    expect(await isDeliveredAt(NOW + LEASE_MS - MINUTE)).toBe(false);
    expect(await isDeliveredAt(NOW + LEASE_MS)).toBe(true);
  });

  test('an attempt of a worker that goes on is noted, and rescheduled once by however many workers', async () => {
    await storeReceipt();
    const claimed = await claimNext({ kinds: ['receipt'] }, NOW + DAY);
    await Promise.all([NOW, NOW, NOW].map((now) => rescheduleAfterClockSetBack(now)));
    const iso = (instant: number) => new Date(instant).toISOString();
    expect(await receipt()).toMatchObject({ scheduled_at: iso(NOW), lease_until: iso(NOW + LEASE_MS) });
    if (claimed) await markFailed(claimed, { code: 'SMTP_450', isFinal: false, pauseMs: MINUTE }, NOW);
    expect(await receipt()).toMatchObject({ last_error: 'SMTP_450', next_attempt_at: iso(NOW + MINUTE) });
  });

  test('a notification of another server whose clock is half a minute ahead is not rescheduled', async () => {
    await enqueueReceipt({ delayMs: DAY, wrongBy: MINUTE / 2 });
    const before = await rows();
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(await rows()).toEqual(before);
  });
});

describeStores('A mail server that fails', () => {
  test('by being down delays all mails, each of which is delivered once when it is back', async () => {
    for (let index = 0; index < 3; index += 1) await storeMessage(NOW + index);
    await server.down();
    const passes = [];
    for (let minute = 1; minute <= 4; minute += 1)
      passes.push(await deliverDue(NOW + minute * MINUTE, NOTIFICATION_HANDLERS));
    await server.up();
    expect(passes.every(({ delivered, isCutShort }) => delivered === 0 && isCutShort)).toBe(true);
    await passUntilDone(NOW + 5 * MINUTE);
    expect(server.taken).toHaveLength(9);
    expect(new Set(server.taken.map(({ mail }) => mail.messageId)).size).toBe(9);
  });

  test('by being unreachable is tried once in a pass, not once for each mail', async () => {
    for (let index = 0; index < 4; index += 1) await storeMessage(NOW + index);
    server.setFault({ code: 421, at: 'MAIL' });
    await deliverDue(NOW + MINUTE, NOTIFICATION_HANDLERS);
    expect(server.attempts()).toBe(1);
  });

  test.each([
    ['refusing temporarily (450)', { code: 450 }, 'SMTP_450'],
    ['refusing the sender (553)', { code: 553, at: 'MAIL' }, 'SMTP_553'],
    ['refusing after the text (452)', { code: 452, at: 'DATA' }, 'SMTP_452'],
    ['refusing permanently (550)', { code: 550 }, 'SMTP_550 (1)'],
    ['closing the connection in the middle of the text', 'drop-in-data', 'ECONNECTION'],
  ] as const)('by %s gets the mail once when the fault is over', async (_, fault, code) => {
    await storeReceipt();
    server.setFault(fault);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(server.taken).toEqual([]);
    expect(await receipt()).toMatchObject({ attempts: 1, last_error: code, failed_at: null });
    server.setFault(null);
    await passUntilDone(NOW + 1);
    expect(server.taken).toHaveLength(1);
    expect(await receipt()).toMatchObject({ attempts: 2, last_error: null });
  });

  test('by closing the connection before it confirms a mail gets it again with the same Message-ID', async () => {
    await storeReceipt();
    server.setFault('drop-after-data');
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    server.setFault(null);
    await passUntilDone(NOW + 1);
    expect(new Set(server.taken.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  test('by being silent when the worker has to stop costs the mail no attempt', async () => {
    await storeReceipt();
    server.setFault('silent');
    const aborting = new AbortController();
    const pass = deliverDue(NOW, NOTIFICATION_HANDLERS, {
      ending: aborting.signal,
      aborting: aborting.signal,
    });
    while (server.attempts() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    aborting.abort();
    expect(await pass).toMatchObject({ delivered: 0, postponed: 0 });
    expect(await receipt()).toMatchObject({ attempts: 0, lease_until: null, last_error: null });
    server.setFault(null);
    await deliverDue(NOW + MINUTE, NOTIFICATION_HANDLERS);
    expect(server.taken).toHaveLength(1);
  });

  test('by staying down is tried for at least four hours; then the mail is listed as failed, and retried on request', async () => {
    await storeReceipt();
    await server.down();
    const attempts = await passUntilDone(NOW);
    await server.up();
    expect(attempts).toHaveLength(MAX_ATTEMPTS);
    expect((attempts.at(-1) ?? 0) - NOW).toBeGreaterThanOrEqual(4 * HOUR);
    const before = await receipt();
    const [failed] = await failedNotifications();
    expect(failed).toMatchObject({ kind: 'receipt', lastError: 'ESOCKET', attempts: MAX_ATTEMPTS });
    expect(failed?.reference).toMatch(/^BC-/);
    expect(await outboxCounts()).toEqual({ waiting: 0, failed: 1 });
    const later = NOW + 48 * HOUR;
    expect(await retryNotification(failed?.id ?? '', later)).toBe(true);
    await deliverDue(later, NOTIFICATION_HANDLERS);
    expect(server.taken.map(({ mail }) => mail.messageId)).toEqual([before?.message_id]);
    expect(await failedNotifications()).toEqual([]);
    expect(await retryNotification(failed?.id ?? '', later)).toBe(false);
  });

  test.each([
    ['an address that does not exist (5.1.1) twice', '5.1.1 No such user', 2, 10 * MINUTE],
    ['a refusal of another kind four times', '5.7.1 Blocked', 4, 5 * HOUR],
  ])('by reporting %s makes the mail fail for good', async (_, text, times, duration) => {
    await storeReceipt();
    server.setFault({ code: 550, text });
    const attempts = await passUntilDone(NOW);
    expect(attempts).toHaveLength(times);
    expect((attempts.at(-1) ?? 0) - NOW).toBeGreaterThanOrEqual(duration);
    expect(await failedNotifications()).toMatchObject([{ lastError: `SMTP_550 (${times})` }]);
  });

  test('is recorded without any personal data of its reply', async () => {
    await storeReceipt();
    server.setFault({ code: 550, text: '5.1.1 organiser@example.com is unknown here' });
    await passUntilDone(NOW);
    expect(JSON.stringify(await receipt())).not.toContain('organiser');
  });
});
