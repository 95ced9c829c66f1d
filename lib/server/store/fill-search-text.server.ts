import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { fold } from '#lib/text/fold';
import { asJsonObject } from '#lib/text/json-object';
import { parseJson } from '#lib/text/parse-json';

/** Items that one statement fills; requests are answered in between. */
const BATCH = 500;
const MAX_SEARCH_TEXT = 600;

type StoredItem = { id: string; kind: string; reference: string; payload: string };

// The fields of title, name and address of each kind, as they were when this migration was released.
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  event: ['title', 'submitterName', 'submitterEmail'],
  advertiser: ['businessName', 'contactName', 'contactEmail'],
  contact: ['subject', 'name', 'email'],
};

function textOf({ kind, reference, payload }: StoredItem): string {
  const fields = asJsonObject(parseJson(payload));
  const texts = (FIELDS[kind] ?? []).map((name) => fields[name]).filter((text) => typeof text === 'string');
  return fold([reference, reference.replaceAll('-', ''), ...texts].join(' '))
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_SEARCH_TEXT);
}

/**
 * Fills the column `search_text` of every item from its payload, for the migration that adds the column. Later rows are
 * written with it.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
export async function fillSearchText(db: Kysely<any>): Promise<void> {
  let last = '';
  for (;;) {
    const items: StoredItem[] = await db
      .selectFrom('items')
      .select(['id', 'kind', 'reference', 'payload'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    last = items.at(-1)?.id ?? '';
    if (items.length === 0) return;
    const texts = sql.join(items.map((item) => sql`(${item.id}, ${textOf(item)})`));
    await sql`with filled (id, search_text) as (values ${texts})
      update items set search_text = filled.search_text from filled where items.id = filled.id`.execute(db);
    await nextTurn();
  }
}
