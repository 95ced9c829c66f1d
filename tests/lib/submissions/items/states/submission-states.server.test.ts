import { beforeAll, expect, jest, test } from '@jest/globals';
import { store } from '#lib/server/store/store.server';
import { loadApprovedEvents } from '#lib/submissions/items/published/approved-events.server';
import { SUBMISSION_STATES, type SubmissionStates } from '#lib/submissions/items/states/submission-states';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { duplicatesOf } from '#lib/submissions/moderation/duplicates/duplicates.server';
import { csvRowsOf } from '#lib/submissions/moderation/exports/items-csv';
import {
  itemsInBatches,
  loadQueue,
  neighboursOf,
  openCount,
} from '#lib/submissions/moderation/queue/queue.server';
import { queueRowOf } from '#lib/submissions/moderation/queue/queue-row';
import { filterFromSearch } from '#lib/submissions/moderation/requests/queue-filter';
import { correctEvent } from '#lib/submissions/private-page/correct-item.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { withdrawItem } from '#lib/submissions/private-page/withdraw-item.server';
import { deletePastRetention } from '#lib/submissions/upkeep/delete-past-retention.server';
import { type PutItem, putItem } from '../../../../support/store/stored-items.ts';
import { describeStores } from '../../../../support/store/stores.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

// Real disks are slow on a busy machine.
jest.setTimeout(60_000);

const NOW = Date.UTC(2026, 10, 21, 12);
const LONG_AGO = new Date(NOW - 3_650 * 86_400_000).toISOString();
const FURTHER = 'waiting-for-an-answer';
/** The table as it could be one day: a moderator has asked the submitter something. */
const STATES: SubmissionStates = {
  ...SUBMISSION_STATES,
  [FURTHER]: { ...SUBMISSION_STATES.pending, label: 'Waiting for an answer' },
};
const UNKNOWN = 'from-a-newer-version';

beforeAll(() => {
  process.env.RETENTION_DAYS = '90';
});

/** An item last changed ten years ago, with all fields that could make it look decided and published. */
async function put(status: string, fields: PutItem = {}) {
  const old = { created_at: LONG_AGO, updated_at: LONG_AGO, decided_at: LONG_AGO };
  const published = { event_id: `event-${status}`, published_via: 'store' as const };
  const { id, path } = await putItem((await store()).db, { ...old, ...published, status, ...fields });
  const token = path.replace('/status/', '');
  return { id, token, seen: { token, version: 0, now: NOW } };
}
const filter = (search: string, states?: SubmissionStates) =>
  filterFromSearch(new URLSearchParams(search), states);
const items = async () => (await store()).db.selectFrom('items').selectAll().execute();
const statuses = async () => (await items()).map(({ status }) => status);

describeStores('An item in a further open state', () => {
  test('is in the queue under a filter of its own, oldest first, counted and named', async () => {
    const { id } = await put(FURTHER);
    await put(FURTHER, { created_at: new Date(NOW).toISOString(), event_id: null });
    const ownFilter = filter(`status=${FURTHER}`, STATES);
    const queue = await loadQueue(ownFilter, STATES);
    expect([queue.total, queue.items[0]?.id]).toEqual([2, id]);
    expect(queue.counts).toEqual([{ status: FURTHER, kind: 'event', count: 2 }]);
    expect(openCount(queue.counts, STATES)).toBe(2);
    const everything = filter('status=all', STATES);
    const [item] = (await loadQueue(everything, STATES)).items;
    const seen = {
      filter: everything,
      duplicates: 0,
      now: NOW,
      today: '2026-11-21',
      states: STATES,
    } as const;
    expect(item && queueRowOf(item, seen).status).toBe('Waiting for an answer');
  });

  test('is shown to its submitter as with the team, and can be corrected and withdrawn', async () => {
    const { token, seen } = await put(FURTHER);
    expect(await loadStatusItem(token, STATES)).toMatchObject({
      words: { title: 'Your event is with our team' },
      actions: ['correct', 'withdraw'],
      eventId: null,
    });
    await correctEvent(seen, someSubmission({ title: 'Corrected' }), STATES);
    expect(await statuses()).toEqual([FURTHER]);
    await withdrawItem({ ...seen, version: 1 }, STATES);
    expect(await statuses()).toEqual(['withdrawn']);
  });

  test('is decided like any open one', async () => {
    const { id } = await put(FURTHER);
    const deciding = { itemId: id, version: 0, who: 'mod@example.org', now: NOW, reason: 'Over.' };
    await decideItem('reject', deciding, [], STATES);
    expect(await statuses()).toEqual(['rejected']);
  });

  test.each(['event', 'advertiser', 'contact'] as const)(
    'is never deleted, whatever its age: %s',
    async (kind) => {
      await put(FURTHER, { kind });
      const before = await items();
      expect(await deletePastRetention(NOW, { states: STATES })).toBe(0);
      expect(await items()).toEqual(before);
    },
  );

  test('is in the export with its name, and not on the calendar', async () => {
    await put(FURTHER);
    for (const search of [`status=${FURTHER}`, 'status=all']) {
      const [, row] = csvRowsOf(
        (await Array.fromAsync(itemsInBatches(filter(search, STATES), STATES))).flat(),
        STATES,
      );
      expect(row?.[2]).toBe('Waiting for an answer');
    }
    expect((await loadApprovedEvents('1', NOW, STATES)).events).toEqual([]);
  });
});

describeStores('An item in a state that the table does not know', () => {
  test.each(['event', 'advertiser', 'contact'] as const)(
    'is never deleted, whatever its age: %s',
    async (kind) => {
      await put(UNKNOWN, { kind });
      const before = await items();
      expect(await deletePastRetention(NOW)).toBe(0);
      expect(await items()).toEqual(before);
    },
  );

  test('is never public, even with an announcement of its submitter', async () => {
    await put(UNKNOWN, { announcement: JSON.stringify([{ kind: 'cancelled' }]) });
    expect(await loadApprovedEvents('1', NOW)).toMatchObject({ events: [], announced: [] });
  });

  test('does not break queue and export: it is listed among all items with its status as the label', async () => {
    await put(UNKNOWN);
    await put('pending', { event_id: null });
    expect((await loadQueue(filter(''))).items.map(({ status }) => status)).toEqual(['pending']);
    const everything = filter('status=all');
    const queue = await loadQueue(everything);
    expect(queue.total).toBe(2);
    const unknown = queue.items.find(({ status }) => status === UNKNOWN);
    const seen = { filter: everything, duplicates: 0, now: NOW, today: '2026-11-21' } as const;
    expect(unknown && queueRowOf(unknown, seen).status).toBe(UNKNOWN);
    expect(unknown && (await neighboursOf(unknown, filter(''))).total).toBe(1);
    expect(
      csvRowsOf((await Array.fromAsync(itemsInBatches(everything))).flat()).map((row) => row[2]),
    ).toContain(UNKNOWN);
    expect(unknown && (await duplicatesOf([unknown], [])).size).toBe(1);
  });

  test('is shown to its submitter as received, without actions', async () => {
    const { token } = await put(UNKNOWN, { reason: 'Whatever it means there.' });
    expect(await loadStatusItem(token)).toMatchObject({
      words: { title: 'We have your event', next: '' },
      actions: [],
      reason: null,
      eventId: null,
    });
  });

  test('cannot be changed by submitters and moderators', async () => {
    const { id, seen } = await put(UNKNOWN);
    const deciding = { itemId: id, version: 0, who: 'mod@example.org', now: NOW };
    const before = await items();
    for (const refused of [
      () => withdrawItem(seen),
      () => correctEvent(seen, someSubmission()),
      () => decideItem('approve', deciding, []),
      () => undoDecision(deciding),
    ])
      await expect(refused()).rejects.toMatchObject({ status: 409 });
    expect(await items()).toEqual(before);
  });

  test('sends no mail that asks moderators to decide about it', async () => {
    const { id } = await put(UNKNOWN);
    const row = {
      ...{ id: 'row', kind: 'moderators-new' as const, item_id: id, recipient: 'mod@example.org' },
      ...{ data: '{}', message_id: '<row@example.org>', dedupe: 'row', attempts: 1, created_at: LONG_AGO },
      ...{
        next_attempt_at: LONG_AGO,
        scheduled_at: LONG_AGO,
        lease_until: null,
        delivered_at: null,
        failed_at: null,
        last_error: null,
        digest_id: null,
        address_hash: null,
      },
    };
    const sendMail = () => Promise.reject(new Error('A mail went out'));
    const delivery = { now: NOW, signal: AbortSignal.timeout(60_000), sendMail };
    expect(await NOTIFICATION_HANDLERS['moderators-new'].deliver(row, delivery)).toEqual({
      reason: 'ALREADY_DECIDED',
    });
  });
});
