import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { Database, ItemKind, ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { searchWords } from '../../items/record/search-text.ts';
import {
  ITEM_KINDS,
  type SubmissionStates,
  stateOf,
  waitsForDecision,
} from '../../items/states/submission-states.ts';
import { listedUnder, withProposal } from '../item/listed-under.server.ts';
import { ALL, DEFAULT_STATUS, type QueueFilter } from '../requests/queue-filter.ts';
import type { Waiting } from './waiting-time.ts';

// Every query here is answered from one of the two indexes that hold status, kind, order and the text to search, and
// has a limit: pages of the table itself, with its payloads, are read for the items that are shown alone.

export const ROWS_PER_PAGE = 50;
/** Items that are read at once where all are wanted. */
const BATCH = 200;

type Place = Pick<ItemTable, 'id' | 'created_at'>;
type Found = Place & Pick<ItemTable, 'kind' | 'status'>;
type Counts = { status: string; kind: ItemKind; count: number }[];
type Wanted = Pick<QueueFilter, 'status' | 'kind' | 'q'>;
type Row = ExpressionBuilder<Database, 'items'>;

/** Whether the text of a row contains every word; '%' and '_' are letters like any other. */
const hasWords = (row: Row, q: string) =>
  row.and(
    searchWords(q).map(
      (word) =>
        sql<boolean>`${row.ref('search_text')} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
    ),
  );

/** The items that match a filter, without an order, as queries that have none in common. */
const matching = (db: Kysely<Database>, { status, kind, q }: Wanted) =>
  listedUnder(db, status).map((query) =>
    query
      .$if(kind !== ALL, (narrower) => narrower.where('kind', '=', kind as ItemKind))
      .where((row) => hasWords(row, q)),
  );

/** Open items oldest first, decided ones newest first. */
const orderOf = ({ status }: Wanted, states?: SubmissionStates) =>
  stateOf(status, states).isOpen ? 'asc' : 'desc';

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

/** Whether a row comes after a place in an order. */
const isAfter = (order: 'asc' | 'desc', { created_at, id }: Place) => {
  const operator = sql.raw(order === 'asc' ? '>' : '<');
  return sql<boolean>`(items.created_at, items.id) ${operator} (${created_at}, ${id})`;
};

const comparePlaces = (one: Place, other: Place) =>
  one.created_at === other.created_at
    ? Number(one.id > other.id) - Number(one.id < other.id)
    : Number(one.created_at > other.created_at) - Number(one.created_at < other.created_at);

type Part = { limit: number; offset?: number; after?: Place | undefined };

/** A part of the items that match a filter, in an order: those from an offset on, or after a place. */
async function placesIn(
  filter: Wanted,
  order: 'asc' | 'desc',
  { limit, offset = 0, after }: Part,
): Promise<Place[]> {
  const { db } = await store();
  const queries = matching(db, filter);
  const isWhole = queries.length === 1;
  const found = await Promise.all(
    queries.map((query) =>
      query
        .select(['id', 'created_at'])
        .$if(after !== undefined, (later) => later.where(isAfter(order, after as Place)))
        .orderBy('created_at', order)
        .orderBy('id', order)
        .limit(isWhole ? limit : offset + limit)
        .offset(isWhole ? offset : 0)
        .execute(),
    ),
  );
  if (isWhole) return found.flat();
  const sign = order === 'asc' ? 1 : -1;
  const places = found.flat().toSorted((one, other) => sign * comparePlaces(one, other));
  return places.slice(offset, offset + limit);
}

/** The number of items of each status and kind that match a search. */
async function countAll(q: string): Promise<Counts> {
  const { db } = await store();
  // One group for each status, in the order of its index, instead of a sort by status and kind.
  const rows = await db
    .selectFrom('items')
    .select('status')
    .select((row) =>
      ITEM_KINDS.map((kind) =>
        row.fn.sum<number>(row.case().when('kind', '=', kind).then(1).else(0).end()).as(kind),
      ),
    )
    .where((row) => hasWords(row, q))
    .groupBy('status')
    .execute();
  const proposed = await withProposal(db)
    .select(['status', 'kind'])
    .where((row) => hasWords(row, q))
    .execute();
  const counts = new Map<string, Counts[number]>();
  const add = (status: string, kind: ItemKind, count: number) => {
    const key = `${status} ${kind}`;
    counts.set(key, { status, kind, count: (counts.get(key)?.count ?? 0) + count });
  };
  for (const row of rows) for (const kind of ITEM_KINDS) add(row.status, kind, Number(row[kind]));
  for (const { status, kind } of proposed) {
    add(status, kind, -1);
    add(DEFAULT_STATUS, kind, 1);
  }
  return [...counts.values()].filter(({ count }) => count > 0);
}

const countWhere = (counts: Counts, isMet: (status: string) => boolean) =>
  counts.filter(({ status }) => isMet(status)).reduce((sum, { count }) => sum + count, 0);

/** The number of counted items that wait for a decision. */
export const openCount = (counts: Counts, states?: SubmissionStates): number =>
  countWhere(counts, (status) => waitsForDecision(stateOf(status, states)));

/** The number of counted items that wait for the answers of their senders. */
export const awaitingAnswerCount = (counts: Counts, states?: SubmissionStates): number =>
  countWhere(counts, (status) => {
    const state = stateOf(status, states);
    return state.isOpen && state.isAsked === true;
  });

const sumOf = (counts: Counts, { status, kind }: Wanted) =>
  counts
    .filter((entry) => (status === ALL || entry.status === status) && (kind === ALL || entry.kind === kind))
    .reduce((sum, { count }) => sum + count, 0);

type ItemTableRow = Selectable<ItemTable>;
type Queue = { items: ItemTableRow[]; total: number; pages: number; counts: Counts };

/** The whole rows of some items, in the order of their ids. */
async function rowsOf(ids: readonly string[]): Promise<ItemTableRow[]> {
  if (ids.length === 0) return [];
  const { db } = await store();
  const rows = await db.selectFrom('items').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** One page of the items that match a filter, and the counts of each kind and status. */
export async function loadQueue(filter: QueueFilter, states?: SubmissionStates): Promise<Queue> {
  const offset = (filter.page - 1) * ROWS_PER_PAGE;
  // At the same time: PostgreSQL answers both on two connections.
  const [counts, ids] = await Promise.all([
    countAll(filter.q),
    placesIn(filter, orderOf(filter, states), { limit: ROWS_PER_PAGE, offset }),
  ]);
  const total = sumOf(counts, filter);
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  return { items: await rowsOf(ids.map(({ id }) => id)), total, pages, counts };
}

/** The oldest item of each kind that waits for a decision, or of events for the answer to a correction. */
export async function oldestWaiting(kind: QueueFilter['kind'] = ALL): Promise<Waiting[]> {
  const { db } = await store();
  const received = await Promise.all(
    ITEM_KINDS.map((one) =>
      db
        .selectFrom('items')
        .select(['kind', 'created_at as since'])
        .where('status', '=', DEFAULT_STATUS)
        .where('kind', '=', one)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  const proposed = await withProposal(db)
    .select(({ fn }) => fn.min('proposed_at').as('since'))
    .executeTakeFirst();
  const correction = proposed?.since ? { kind: 'event' as const, since: proposed.since } : undefined;
  return [...received, correction]
    .filter((one) => one !== undefined)
    .filter((one) => kind === ALL || one.kind === kind);
}

/** How many items match a filter. */
export const countMatching = async (filter: Wanted): Promise<number> =>
  sumOf(await countAll(filter.q), filter);

/**
 * All items that match a filter, in its order, in batches: the memory that they need does not grow with their number,
 * and requests are answered in between. An item that changes meanwhile may be left out, none comes twice.
 */
export async function* itemsInBatches(
  filter: Wanted,
  states?: SubmissionStates,
): AsyncGenerator<ItemTableRow[], void> {
  const order = orderOf(filter, states);
  let last: Place | undefined;
  for (;;) {
    const places: Place[] = await placesIn(filter, order, { limit: BATCH, after: last });
    last = places.at(-1);
    const items = await rowsOf(places.map(({ id }) => id));
    if (items.length > 0) yield items;
    if (places.length < BATCH) return;
    await nextTurn();
  }
}

type Neighbours = { previous?: string; next?: string; position?: number; total: number };

/**
 * The items before and after an item in the order of a filter. Also for an item that no longer matches the filter,
 * because it was just decided; after the last item it continues with the first.
 */
export async function neighboursOf(item: Found, filter: QueueFilter): Promise<Neighbours> {
  const { db } = await store();
  const order = orderOf(filter);
  const nearest = async (direction: 'asc' | 'desc', after?: Place) =>
    (await placesIn(filter, direction, { limit: 1, after })).at(0)?.id;
  const before = isAfter(OPPOSITE[order], item);
  const counting = matching(db, filter).map((query) =>
    query
      .select(({ fn }) => [
        fn.countAll().as('total'),
        fn.sum(sql<number>`case when ${before} then 1 else 0 end`).as('before'),
      ])
      .executeTakeFirstOrThrow(),
  );
  const finding = matching(db, filter).map((query) =>
    query.select('id').where('id', '=', item.id).executeTakeFirst(),
  );
  const [previous, next, counted, found] = await Promise.all([
    nearest(OPPOSITE[order], item),
    nearest(order, item),
    Promise.all(counting),
    Promise.all(finding),
  ]);
  const sum = (name: 'total' | 'before') => counted.reduce((all, one) => all + Number(one[name] ?? 0), 0);
  const total = sum('total');
  if (found.some(Boolean)) return { previous, next, position: sum('before') + 1, total };
  return { previous, next: next ?? (await nearest(order)), total };
}
