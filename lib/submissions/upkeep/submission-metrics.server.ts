import 'server-only';
import { waitingNotifications } from '#lib/outbox/waiting-notifications.server';
import { gauge, type Metric } from '#lib/server/monitoring/prometheus-text';
import type { ItemKind } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { ITEM_KINDS, statusesWhere, waitsForDecision } from '../items/states/submission-states.ts';
import { NOTIFICATION_HANDLERS } from '../mails/notification-handlers.server.ts';

const ageSeconds = (iso: string, now: number) => Math.max(0, (now - Date.parse(iso)) / 1_000);

/** How many items of each kind wait for a decision, and since when the oldest does. */
async function queueMetrics(now: number): Promise<Metric[]> {
  const { db } = await store();
  const rows = await db
    .selectFrom('items')
    .select(({ fn }) => ['kind', fn.countAll().as('count'), fn.min('created_at').as('oldest')])
    .where('status', 'in', statusesWhere(waitsForDecision))
    .groupBy('kind')
    .execute();
  const proposed = await db
    .selectFrom('items')
    .select(({ fn }) => ['kind', fn.countAll().as('count'), fn.min('proposed_at').as('oldest')])
    .where('proposed_at', 'is not', null)
    .groupBy('kind')
    .execute();
  const waiting = (kind: ItemKind) => [...rows, ...proposed].filter((row) => row.kind === kind);
  const samples = (value: (rows: ReturnType<typeof waiting>) => number) =>
    ITEM_KINDS.map((kind) => ({ labels: { kind }, value: value(waiting(kind)) }));
  return [
    {
      name: 'site_queue_items',
      type: 'gauge',
      help: 'Submissions and corrections of public events that wait for a decision',
      samples: samples((found) => found.reduce((sum, { count }) => sum + Number(count), 0)),
    },
    {
      name: 'site_queue_oldest_seconds',
      type: 'gauge',
      help: 'Age of the oldest submission that waits for a decision; 0 when none does',
      samples: samples((found) =>
        Math.max(0, ...found.map(({ oldest }) => ageSeconds(oldest ?? '', now) || 0)),
      ),
    },
  ];
}

/** How many events wait for an answer of their submitters. */
async function askedMetric(): Promise<Metric> {
  const { db } = await store();
  const asked = statusesWhere((state) => state.isOpen && state.isAsked === true);
  const { count } = await db
    .selectFrom('items')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', 'in', asked)
    .executeTakeFirstOrThrow();
  return gauge('site_queue_asked', 'Events that wait for an answer to a question', Number(count));
}

/**
 * The metrics of queue and outbox at `now` (milliseconds since 1970); none while the store cannot be read, which the
 * check of the store says.
 */
export async function submissionMetrics(now: number): Promise<Metric[]> {
  try {
    const [queue, asked, { waiting, failed, oldestMs }] = await Promise.all([
      queueMetrics(now),
      askedMetric(),
      waitingNotifications(NOTIFICATION_HANDLERS, now),
    ]);
    return [
      ...queue,
      asked,
      gauge('site_outbox_waiting', 'Notifications that are not delivered yet', waiting),
      gauge('site_outbox_failed', 'Notifications that could not be delivered in the end', failed),
      gauge(
        'site_outbox_oldest_seconds',
        'How late the notification is that waits longest',
        oldestMs / 1_000,
      ),
    ];
  } catch {
    return [];
  }
}
