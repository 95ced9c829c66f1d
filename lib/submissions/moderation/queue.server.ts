import 'server-only';
import type { ItemKind, ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { fold } from '#lib/text/fold';
import { senderOf } from '../store/item-content.ts';
import { type SubmissionStates, stateOf } from '../submission-states.ts';
import { contentOf, nameOf } from './moderated-item.ts';
import { ALL, type QueueFilter } from './queue-filter.ts';

const ROWS_PER_PAGE = 50;

type Found = Pick<ItemTable, 'id' | 'kind' | 'status' | 'created_at'>;
type Counts = { status: string; kind: ItemKind; count: number }[];

/** The text that a search looks in: reference, title and sender. */
function searchText(item: Pick<ItemTable, 'kind' | 'payload' | 'reference'>): string {
  const content = contentOf(item);
  const { name, email } = senderOf(content);
  return fold([item.reference, item.reference.replaceAll('-', ''), nameOf(content), name, email].join(' '));
}

/** All items that contain every word, in any status: the counts include them all. */
async function searched(q: string): Promise<Found[]> {
  const { db } = await store();
  const words = fold(q).split(/\s+/);
  const rows = await db
    .selectFrom('items')
    .select(['id', 'kind', 'status', 'created_at', 'reference', 'payload'])
    .execute();
  return rows.filter((row) => {
    const text = searchText(row);
    return words.every((word) => text.includes(word));
  });
}

async function countAll(): Promise<Counts> {
  const { db } = await store();
  const rows = await db
    .selectFrom('items')
    .select(({ fn }) => ['status', 'kind', fn.countAll().as('count')])
    .groupBy(['status', 'kind'])
    .execute();
  return rows.map(({ status, kind, count }) => ({ status, kind, count: Number(count) }));
}

/** The number of counted items that wait for a decision. */
export const openCount = (counts: Counts, states?: SubmissionStates): number =>
  counts.filter(({ status }) => stateOf(status, states).isOpen).reduce((sum, { count }) => sum + count, 0);

function countFound(found: readonly Found[]): Counts {
  const counts = new Map<string, Counts[number]>();
  for (const { status, kind } of found) {
    const entry = counts.get(`${status} ${kind}`) ?? { status, kind, count: 0 };
    entry.count += 1;
    counts.set(`${status} ${kind}`, entry);
  }
  return [...counts.values()];
}

const fits = ({ status, kind }: QueueFilter, found: Found) =>
  (status === ALL || found.status === status) && (kind === ALL || found.kind === kind);

/** Open items oldest first, decided ones newest first. */
function inOrder(filter: QueueFilter, found: Found[], states?: SubmissionStates): Found[] {
  const direction = stateOf(filter.status, states).isOpen ? 1 : -1;
  const keyOf = ({ created_at, id }: Found) => created_at + id;
  return found.sort((one, other) => (keyOf(one) < keyOf(other) ? -direction : direction));
}

async function matching(
  filter: QueueFilter,
  states?: SubmissionStates,
): Promise<{ found: Found[]; counts: Counts }> {
  if (filter.q) {
    const found = await searched(filter.q);
    return {
      found: inOrder(
        filter,
        found.filter((one) => fits(filter, one)),
        states,
      ),
      counts: countFound(found),
    };
  }
  const { db } = await store();
  let query = db.selectFrom('items').select(['id', 'kind', 'status', 'created_at']);
  if (filter.status !== ALL) query = query.where('status', '=', filter.status);
  if (filter.kind !== ALL) query = query.where('kind', '=', filter.kind);
  return { found: inOrder(filter, await query.execute(), states), counts: await countAll() };
}

type Queue = { items: ItemTableRow[]; total: number; pages: number; counts: Counts };
type ItemTableRow = Omit<ItemTable, 'version'> & { version: number };

/** One page of the items that match a filter, and the counts of each kind and status. */
export async function loadQueue(filter: QueueFilter, states?: SubmissionStates): Promise<Queue> {
  const { found, counts } = await matching(filter, states);
  const from = (filter.page - 1) * ROWS_PER_PAGE;
  const ids = found.slice(from, from + ROWS_PER_PAGE).map(({ id }) => id);
  const pages = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  if (ids.length === 0) return { items: [], total: found.length, pages, counts };
  const { db } = await store();
  const rows = await db.selectFrom('items').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return { items, total: found.length, pages, counts };
}

/** All items that match a filter, for the export. */
export async function loadAll(filter: QueueFilter, states?: SubmissionStates): Promise<ItemTableRow[]> {
  const { found } = await matching(filter, states);
  const { db } = await store();
  const rows = await db.selectFrom('items').selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.map(({ id }) => byId.get(id)).filter((row) => row !== undefined);
}

type Neighbours = { previous?: string; next?: string; position?: number; total: number };

/**
 * The items before and after an item in the order of a filter. Also for an item that no longer matches the filter,
 * because it was just decided; after the last item it continues with the first.
 */
export async function neighboursOf(item: Found, filter: QueueFilter): Promise<Neighbours> {
  const { found } = await matching(filter);
  const index = found.findIndex(({ id }) => id === item.id);
  if (index >= 0)
    return {
      previous: found[index - 1]?.id,
      next: found[index + 1]?.id,
      position: index + 1,
      total: found.length,
    };
  const after = inOrder(filter, [...found, item]).findIndex(({ id }) => id === item.id);
  const ordered = inOrder(filter, found);
  return { previous: ordered[after - 1]?.id, next: (ordered[after] ?? ordered[0])?.id, total: found.length };
}
