import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { inTransaction, store } from '#lib/server/store/store.server';
import { imageAddressesOf } from '#lib/submissions/fields/event-submission';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import { writeAudit } from '#lib/submissions/items/record/write-audit.server';
import type { SUBMISSION_STATES } from '#lib/submissions/items/states/submission-states';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { contentToShow } from '#lib/submissions/moderation/item/load-item.server';
import { deletePastRetention } from '#lib/submissions/upkeep/delete-past-retention.server';
import {
  changeItem,
  storeApplication,
  storeEvent,
  storeMessage,
} from '../../../support/store/stored-items.ts';
import { describeStores, storeFolder } from '../../../support/store/stores.ts';

const DAY = 86_400_000;
const DECIDED = Date.UTC(2026, 7, 1, 12);
const iso = (instant: number) => new Date(instant).toISOString();
const MARKER = 'marker-of-a-private-field';

beforeAll(() => {
  process.env.RETENTION_DAYS = '90';
  process.env.MODERATOR_EMAILS = 'mod@example.org';
});

const STORE = { event: storeEvent, advertiser: storeApplication, contact: storeMessage };
const PRIVATE = {
  event: { submitterName: MARKER, submitterEmail: `${MARKER}@example.com`, userAgent: MARKER },
  advertiser: { contactName: MARKER, contactPhone: MARKER },
  contact: { name: MARKER, message: `${MARKER} in a message` },
};

async function storeDecided(
  kind: keyof typeof STORE,
  status: keyof typeof SUBMISSION_STATES,
  decidedAt: number | null = DECIDED,
) {
  const id = await STORE[kind](DECIDED - DAY, PRIVATE[kind]);
  await changeItem(id, {
    status,
    decided_at: decidedAt === null ? null : iso(decidedAt),
    decided_by: 'mod@example.org',
    ...(status === 'rejected' && { reason: MARKER }),
  });
  return id;
}
const items = async () => (await store()).db.selectFrom('items').selectAll().execute();
const outbox = async () => (await store()).db.selectFrom('outbox').selectAll().execute();
const audit = async () => (await store()).db.selectFrom('audit').selectAll().execute();
const keys = async () => (await store()).db.selectFrom('idempotency_keys').selectAll().execute();

describeStores('After the retention time of a decision', () => {
  test.each([
    ['event', 'rejected'],
    ['event', 'withdrawn'],
    ['event', 'spam'],
    ['advertiser', 'approved'],
    ['advertiser', 'rejected'],
    ['advertiser', 'withdrawn'],
    ['contact', 'approved'],
    ['contact', 'spam'],
  ] as const)(
    'an item of kind %s that is %s is deleted with everything that belongs to it',
    async (kind, status) => {
      await storeDecided(kind, status);
      expect(await deletePastRetention(DECIDED + 90 * DAY)).toBe(0);
      expect(await items()).toHaveLength(1);
      expect(await deletePastRetention(DECIDED + 90 * DAY + 1)).toBe(1);
      expect(await items()).toEqual([]);
      expect(await outbox()).toEqual([]);
      expect(await keys()).toEqual([]);
      const left = await audit();
      expect(left).toMatchObject([{ action: 'received', detail: '{}' }]);
      expect(JSON.stringify(left)).not.toContain(MARKER);
    },
  );

  test('an approved event retains its public fields, its private link and nothing else', async () => {
    const id = await storeDecided('event', 'approved');
    const [before] = await items();
    expect(before?.payload).toContain(MARKER);
    await deletePastRetention(DECIDED + 91 * DAY);
    const [after] = await items();
    expect(after).toMatchObject({ id, status: 'approved', status_hash: before?.status_hash });
    expect(after?.purged_at).toBe(iso(DECIDED + 91 * DAY));
    expect(JSON.stringify(after)).not.toContain(MARKER);
    const payload = JSON.parse(after?.payload ?? '');
    for (const name of ['submitterName', 'submitterEmail', 'submitterPhone', 'userAgent', 'honeypot'])
      expect(payload).not.toHaveProperty(name);
    expect(publishedEvent(payload)).toEqual(publishedEvent(JSON.parse(before?.payload ?? '')));
    expect(await outbox()).toEqual([]);
    // A second run changes nothing.
    expect(await deletePastRetention(DECIDED + 92 * DAY)).toBe(0);
  });

  test('an approved event that was decided again since loses the private fields added meanwhile', async () => {
    const id = await storeDecided('event', 'approved');
    await deletePastRetention(DECIDED + 91 * DAY);
    const payload = JSON.parse((await items())[0]?.payload ?? '');
    const again = DECIDED + 100 * DAY;
    await changeItem(id, {
      payload: JSON.stringify({ ...payload, submitterName: MARKER }),
      decided_at: iso(again),
    });
    const entry = { itemId: id, who: 'mod@example.org', action: 'rejected', detail: { reason: MARKER } };
    await inTransaction((db) => writeAudit(db, entry, again));
    expect(await deletePastRetention(again + 90 * DAY)).toBe(0);
    expect(await deletePastRetention(again + 91 * DAY)).toBe(1);
    expect(JSON.stringify([await items(), await audit()])).not.toContain(MARKER);
    expect(await deletePastRetention(again + 92 * DAY)).toBe(0);
  });

  test.each(['event', 'advertiser', 'contact'] as const)('a pending %s is never deleted', async (kind) => {
    await storeDecided(kind, 'pending', null);
    await deletePastRetention(DECIDED + 3_650 * DAY);
    expect(await items()).toHaveLength(1);
  });

  test('an item whose decision is undone at the same moment is not deleted', async () => {
    const id = await storeDecided('contact', 'approved');
    let deleting: Promise<number> | undefined;
    await inTransaction(async (db) => {
      await db
        .updateTable('items')
        .set({ status: 'pending', decided_at: null, version: 1 })
        .where('id', '=', id)
        .execute();
      deleting = deletePastRetention(DECIDED + 91 * DAY);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await deleting).toBe(0);
    expect(await items()).toMatchObject([{ id, status: 'pending' }]);
    expect((await outbox()).length).toBeGreaterThan(0);
  });

  test('an image that a moderator removed from an approved event is deleted, those it shows are not', async () => {
    const [shown, removed] = ['a', 'b'].map((letter) => `/uploads/${letter.repeat(32)}.webp`);
    const id = await storeDecided('event', 'approved');
    const { db } = await store();
    const payload = JSON.parse((await items())[0]?.payload ?? '');
    await changeItem(id, { payload: JSON.stringify({ ...payload, coverImageUrl: shown }) });
    for (const url of [shown ?? '', removed ?? ''])
      await db
        .insertInto('uploads')
        .values({
          ...{ id: url.slice(9, 41), url, public_id: url, provider: 'disk', claimed_by: id },
          ...{ bytes: 1, width: 1, height: 1, created_at: iso(DECIDED - DAY) },
        })
        .execute();
    await deletePastRetention(DECIDED + 91 * DAY);
    expect(await db.selectFrom('uploads').select(['url', 'claimed_by']).execute()).toEqual([
      { url: shown, claimed_by: id },
    ]);
  });

  const COVER = '/uploads/cccccccccccccccccccccccccccccccc.webp';
  async function storeWithImage(status: keyof typeof SUBMISSION_STATES) {
    const id = await storeDecided('event', status);
    const { db } = await store();
    const payload = JSON.parse((await items())[0]?.payload ?? '');
    await changeItem(id, { payload: JSON.stringify({ ...payload, coverImageUrl: COVER }) });
    await db
      .insertInto('uploads')
      .values({
        ...{ id: 'c'.repeat(32), url: COVER, public_id: COVER, provider: 'disk', claimed_by: id },
        ...{ bytes: 1, width: 1, height: 1, created_at: iso(DECIDED - DAY), network_hash: 'a network' },
      })
      .execute();
    return id;
  }
  const uploads = async () => (await store()).db.selectFrom('uploads').select('claimed_by').execute();

  test.each(['spam', 'withdrawn'] as const)('%s gives up its images after three days', async (status) => {
    const id = await storeWithImage(status);
    await deletePastRetention(DECIDED + 3 * DAY);
    expect(await uploads()).toEqual([{ claimed_by: id }]);
    await deletePastRetention(DECIDED + 3 * DAY + 1);
    expect(await uploads()).toEqual([]);
    const [item] = await items();
    expect((await contentToShow(item as NonNullable<typeof item>)).deletedImages).toBe(1);
  });

  test.each(['pending', 'rejected', 'approved'] as const)('%s keeps its images', async (status) => {
    const id = await storeWithImage(status);
    await deletePastRetention(DECIDED + 80 * DAY);
    expect(await uploads()).toEqual([{ claimed_by: id }]);
    expect(await items()).toMatchObject([{ version: 0 }]);
  });

  test.each([
    ['with its images before they are given up', DECIDED + 2 * DAY, [COVER]],
    ['without them afterwards', DECIDED + 4 * DAY, []],
  ])('spam is restored %s', async (_, at, images) => {
    const id = await storeWithImage('spam');
    await deletePastRetention(at);
    const [item] = await items();
    await undoDecision({ itemId: id, version: item?.version ?? 0, who: 'mod@example.org', now: at });
    const [restored] = await items();
    expect(imageAddressesOf(JSON.parse(restored?.payload ?? ''))).toEqual(images);
    expect(await uploads()).toEqual(images.map(() => ({ claimed_by: id })));
  });

  test('spam that is restored at the same moment keeps its images', async () => {
    const id = await storeWithImage('spam');
    let deleting: Promise<number> | undefined;
    await inTransaction(async (db) => {
      await db
        .updateTable('items')
        .set({ status: 'pending', decided_at: null, version: 1 })
        .where('id', '=', id)
        .execute();
      deleting = deletePastRetention(DECIDED + 4 * DAY);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await deleting;
    expect(await uploads()).toEqual([{ claimed_by: id }]);
  });

  test('many items are deleted in batches, and later decided ones are not', async () => {
    const id = await storeDecided('contact', 'approved');
    const recent = await storeDecided('contact', 'approved', DECIDED + 30 * DAY);
    const [one] = (await items()).filter((item) => item.id === id);
    if (!one) throw new Error('nothing is stored');
    const more = Array.from({ length: 104 }, (_, index) => ({
      ...one,
      id: `${id}-${index}`,
      reference: `BC-${index}`,
      status_hash: null,
    }));
    await (await store()).db.insertInto('items').values(more).execute();
    expect(await deletePastRetention(DECIDED + 91 * DAY)).toBe(105);
    expect((await items()).map((item) => item.id)).toEqual([recent]);
    expect((await outbox()).every(({ item_id }) => item_id === recent)).toBe(true);
  });
});

describeStores('A deleted item', () => {
  test('is in none of the store’s files any more', async () => {
    await storeDecided('event', 'rejected');
    await storeDecided('event', 'approved');
    await storeDecided('advertiser', 'approved');
    await storeDecided('contact', 'approved');
    const names = () => readdirSync(storeFolder()).filter((name) => name.startsWith('store.db'));
    const holding = () => names().filter((name) => readFileSync(join(storeFolder(), name)).includes(MARKER));
    expect(holding()).not.toEqual([]);
    await deletePastRetention(DECIDED + 91 * DAY);
    expect(names()).toContain('store.db');
    expect(holding()).toEqual([]);
  });
}, ['sqlite']);

describeStores('The history', () => {
  test('is stored for 400 days after its item was deleted, and as long as an event is on the calendar', async () => {
    const approved = await storeDecided('event', 'approved');
    await storeDecided('event', 'rejected');
    const note = { who: 'mod@example.org', action: 'exported' };
    await inTransaction((db) => writeAudit(db, note, DECIDED));
    await deletePastRetention(DECIDED + 399 * DAY);
    expect(await audit()).toHaveLength(3);
    await deletePastRetention(DECIDED + 401 * DAY);
    expect(await audit()).toMatchObject([{ item_id: approved, action: 'received' }]);
  });
});

describeStores('Old mails, tokens, keys and sessions', () => {
  test('are each deleted after their own retention time', async () => {
    const { db } = await store();
    const now = DECIDED;
    const notification = (id: string, times: { delivered_at?: string; failed_at?: string }) => ({
      id,
      kind: 'sign-in' as const,
      item_id: null,
      recipient: 'mod@example.org',
      data: '{}',
      message_id: `<${id}@guide.example>`,
      dedupe: id,
      created_at: iso(now - 200 * DAY),
      next_attempt_at: iso(now - 200 * DAY),
      scheduled_at: iso(now - 200 * DAY),
      ...times,
    });
    await db
      .insertInto('outbox')
      .values([
        notification('delivered-old', { delivered_at: iso(now - 91 * DAY) }),
        notification('delivered-new', { delivered_at: iso(now - 89 * DAY) }),
        notification('failed-old', { failed_at: iso(now - 91 * DAY) }),
        notification('failed-new', { failed_at: iso(now - 89 * DAY) }),
        notification('waiting', {}),
        { ...notification('z-lost-old', {}), kind: 'lost-links', created_at: iso(now - 25 * 3_600_000) },
        { ...notification('z-lost-new', {}), kind: 'lost-links', created_at: iso(now - 23 * 3_600_000) },
      ])
      .execute();
    for (const [id, days] of [
      ['old', 32],
      ['new', 30],
    ] as const)
      await db
        .insertInto('spent_tokens')
        .values({ id, spent_at: iso(now - days * DAY) })
        .execute();
    for (const [key_hash, days] of [
      ['old', 61],
      ['new', 59],
    ] as const)
      await db
        .insertInto('idempotency_keys')
        .values({
          endpoint: 'contact',
          key_hash,
          body_hash: '',
          item_id: randomUUID(),
          created_at: iso(now - days * DAY),
        })
        .execute();
    for (const [id, expires] of [
      ['old', now - 1],
      ['new', now + 1],
    ] as const) {
      const times = { email: 'mod@example.org', created_at: iso(now - DAY), expires_at: iso(expires) };
      await db
        .insertInto('sign_in_links')
        .values({ id, token_hash: id, ...times })
        .execute();
      await db
        .insertInto('sessions')
        .values({ id_hash: id, seen_at: iso(now - DAY), ...times })
        .execute();
    }
    await deletePastRetention(now);
    const left = await Promise.all([
      db.selectFrom('outbox').select('id').orderBy('id').execute(),
      db.selectFrom('spent_tokens').select('id').execute(),
      db.selectFrom('idempotency_keys').select('key_hash as id').execute(),
      db.selectFrom('sign_in_links').select('id').execute(),
      db.selectFrom('sessions').select('id_hash as id').execute(),
    ]);
    expect(left.map((rows) => rows.map(({ id }) => id))).toEqual([
      ['delivered-new', 'failed-new', 'waiting', 'z-lost-new'],
      ['new'],
      ['new'],
      ['new'],
      ['new'],
    ]);
  });
});

describeStores('Counts', () => {
  test('are deleted after 400 days, searches without results after 90', async () => {
    const { db } = await store();
    const day = (ago: number) => iso(DECIDED - ago * DAY).slice(0, 10);
    const row = (name: string, ago: number) => ({ day: day(ago), name, detail: 'x', count: 1 });
    await db
      .insertInto('daily_counts')
      .values([
        row('landing', 401),
        row('landing', 400),
        row('search_words', 91),
        row('search_words', 90),
        row('search', 91),
      ])
      .execute();
    await deletePastRetention(DECIDED);
    const left = await db.selectFrom('daily_counts').select(['name', 'day']).orderBy('day').execute();
    expect(left).toEqual([
      { name: 'landing', day: day(400) },
      { name: 'search', day: day(91) },
      { name: 'search_words', day: day(90) },
    ]);
  });
});
