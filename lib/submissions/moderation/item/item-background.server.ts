import 'server-only';
import { siteUrl } from '#lib/server/env.server';
import type { ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { DAY_MS } from '#lib/time/durations';
import { nameOf } from '../../items/record/moderated-item.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { stateOf, statusLabel } from '../../items/states/submission-states.ts';
import type { LinkedItem } from './item-detail.ts';
import type { ItemBackground } from './spam-hints.ts';

// Each question is one query for all items of a page, answered from one index.

/** How far back the items of a sender are counted. */
const SENDER_DAYS = 30;
/** Marks that are looked up, and items that are named, for one text: a robot may send it thousands of times. */
const MAX_FOUND = 40;
const MAX_NAMED = 5;

type Subject = Pick<ItemTable, 'id' | 'sender_key'>;

/** What each sender of some items has sent lately. */
async function sendersOf(items: readonly Subject[], now: number) {
  const keys = [...new Set(items.map(({ sender_key }) => sender_key ?? '').filter((key) => key !== ''))];
  const senders = new Map<string, { sent: number; refused: number }>();
  if (keys.length === 0) return senders;
  const { db } = await store();
  const counted = await db
    .selectFrom('items')
    .select(['sender_key', 'status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sender_key', 'in', keys)
    .where('created_at', '>', new Date(now - SENDER_DAYS * DAY_MS).toISOString())
    .groupBy(['sender_key', 'status'])
    .execute();
  for (const { sender_key, status, count } of counted) {
    const { sent, refused } = senders.get(sender_key ?? '') ?? { sent: 0, refused: 0 };
    const { isRefused, isSilent } = stateOf(status);
    const isAgainst = isRefused || isSilent;
    senders.set(sender_key ?? '', {
      sent: sent + Number(count),
      refused: refused + (isAgainst ? Number(count) : 0),
    });
  }
  return senders;
}

/** Those of some items whose text another item has, in a paragraph or nearly as a whole. */
async function copiedOf(ids: readonly string[]): Promise<Set<string>> {
  const { db } = await store();
  const rows = await db
    .selectFrom('item_texts as own')
    .select('own.item_id')
    .distinct()
    .where('own.item_id', 'in', ids)
    // Not `exists`, which SQLite turns into a join: it would go through each of thousands of copies.
    .where(
      ({ selectFrom }) =>
        selectFrom('item_texts as other')
          .select('other.item_id')
          .whereRef('other.hash', '=', 'own.hash')
          .whereRef('other.item_id', '<>', 'own.item_id')
          .limit(1),
      'is not',
      null,
    )
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** What the store knows beside each of some items, at `now` (milliseconds since 1970). */
export async function backgroundOf(
  items: readonly Subject[],
  now: number,
): Promise<Map<string, ItemBackground>> {
  if (items.length === 0) return new Map();
  const [senders, copied] = await Promise.all([sendersOf(items, now), copiedOf(items.map(({ id }) => id))]);
  return new Map(
    items.map(({ id, sender_key }) => {
      const sender = senders.get(sender_key ?? '');
      return [id, { isCopied: copied.has(id), siteUrl: siteUrl(), now, ...(sender && { sender }) }];
    }),
  );
}

/** Some of the items that have the text of an item, in a paragraph or nearly as a whole. */
export async function copiesOf(itemId: string): Promise<LinkedItem[]> {
  const { db } = await store();
  const marks = await db.selectFrom('item_texts').select('hash').where('item_id', '=', itemId).execute();
  if (marks.length === 0) return [];
  const found = await db
    .selectFrom('item_texts')
    .select('item_id')
    .where(
      'hash',
      'in',
      marks.map(({ hash }) => hash),
    )
    .where('item_id', '<>', itemId)
    .limit(MAX_FOUND)
    .execute();
  const ids = [...new Set(found.map(({ item_id }) => item_id))].slice(0, MAX_NAMED);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('items')
    .select(['id', 'kind', 'payload', 'reference', 'status'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: nameOf(contentOf(row)),
    from: `${row.reference}, ${statusLabel(row).toLowerCase()}`,
    href: `/moderate/items/${row.id}`,
  }));
}
