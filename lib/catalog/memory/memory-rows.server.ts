import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { freeUid, type MemoryChange } from '#lib/memory/compare-reading';
import type { StoredEvent } from '#lib/memory/joined-events';
import { publicFieldsOf } from '#lib/memory/public-fields';
import type { LastMove, RememberedEvent } from '#lib/memory/remembered-event';
import type { Database, RememberedEventTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { parseJson } from '#lib/text/parse-json';
import { isCalendarDay } from '#lib/time/calendar-day';

/** So many rows are read or written at once; requests are answered in between. */
const BATCH = 200;

const namesSchema = z.array(z.string());
const lastMoveSchema = z.object({ date: z.string(), city: z.string(), on: z.string() });

type Row = Selectable<RememberedEventTable>;

/** The stored public fields of an event, which this site has written itself; undefined for anything else. */
function storedEvent(text: string | null): CalendarEvent | undefined {
  const stored = parseJson(text ?? undefined);
  return stored && typeof stored === 'object' && 'title' in stored ? (stored as CalendarEvent) : undefined;
}

const lastMoveOf = (text: string | null): LastMove | undefined =>
  lastMoveSchema.safeParse(parseJson(text ?? undefined)).data;

/** Names that are stored as a JSON array; most events have none. */
const namesOf = (text: string): readonly string[] =>
  text === '[]' ? [] : (namesSchema.safeParse(parseJson(text)).data ?? []);

const rememberedFrom = (row: Row): RememberedEvent => ({
  uid: row.uid,
  uidDay: row.uid_day !== null && isCalendarDay(row.uid_day) ? row.uid_day : undefined,
  id: row.event_id,
  formerIds: namesOf(row.former_ids),
  joinedUids: namesOf(row.joined_uids),
  source: row.source,
  hash: row.hash,
  firstSeen: row.first_seen ?? undefined,
  changed: row.changed_at ?? undefined,
  goneSince: row.gone_since ?? undefined,
  sequence: row.sequence,
  event: row.gone_since === null ? undefined : storedEvent(row.event),
  movedFrom: row.moved_from === null ? undefined : lastMoveOf(row.moved_from),
});

/** All that is remembered, by the present id; the fields of what is listed stay in the store. Throws when the store is unavailable. */
export async function loadRemembered(given?: Kysely<Database>): Promise<Map<string, RememberedEvent>> {
  const db = given ?? (await store()).db;
  const all = new Map<string, RememberedEvent>();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('remembered_events')
      .select(['uid', 'uid_day', 'event_id', 'former_ids', 'joined_uids', 'source', 'hash', 'first_seen'])
      .select(['changed_at', 'gone_since', 'sequence', 'moved_from'])
      .select(sql<string | null>`case when gone_since is null then null else event end`.as('event'))
      .where('uid', '>', after)
      .orderBy('uid')
      .limit(BATCH)
      .execute();
    for (const row of rows) all.set(row.event_id, rememberedFrom(row));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return all;
    after = last.uid;
  }
}

/** The stored public fields of some events, by their UIDs, also of those that are listed. Throws when the store is unavailable. */
export async function loadFields(uids: readonly string[]): Promise<Map<string, CalendarEvent>> {
  const { db } = await store();
  const found = new Map<string, CalendarEvent>();
  for (let start = 0; start < uids.length; start += BATCH) {
    const rows = await db
      .selectFrom('remembered_events')
      .select(['uid', 'event'])
      .where('uid', 'in', uids.slice(start, start + BATCH))
      .execute();
    for (const { uid, event } of rows) {
      const stored = storedEvent(event);
      if (stored) found.set(uid, stored);
    }
  }
  return found;
}

function rowOf({ remembered, fields }: MemoryChange): Row {
  const { uid, uidDay, id, source, hash, sequence, movedFrom } = remembered;
  return {
    uid,
    uid_day: uidDay ?? null,
    event_id: id,
    former_ids: JSON.stringify(remembered.formerIds),
    joined_uids: JSON.stringify(remembered.joinedUids),
    source,
    hash,
    first_seen: remembered.firstSeen ?? null,
    changed_at: remembered.changed ?? null,
    gone_since: remembered.goneSince ?? null,
    sequence,
    event: typeof fields === 'string' ? null : JSON.stringify(publicFieldsOf(fields)),
    moved_from: movedFrom ? JSON.stringify(movedFrom) : null,
  };
}

const COLUMNS = [
  'uid_day',
  'event_id',
  'former_ids',
  'joined_uids',
  'source',
  'hash',
  'first_seen',
  'changed_at',
  'gone_since',
  'sequence',
  'moved_from',
] as const;

/** Writes changes in a transaction. Rejects where another event has the UID or the id, which another writer gave it. */
export async function saveRows(db: Kysely<Database>, changes: readonly MemoryChange[]): Promise<void> {
  const [retained, others] = [
    changes.filter(({ fields }) => fields === 'retained'),
    changes.filter(({ fields }) => fields !== 'retained'),
  ];
  for (const [some, columns] of [
    [retained, COLUMNS],
    [others, [...COLUMNS, 'event'] as const],
  ] as const)
    for (let start = 0; start < some.length; start += BATCH)
      await db
        .insertInto('remembered_events')
        .values(some.slice(start, start + BATCH).map(rowOf))
        .onConflict((conflict) =>
          conflict
            .column('uid')
            .doUpdateSet((row) =>
              Object.fromEntries(columns.map((name) => [name, row.ref(`excluded.${name}`)])),
            ),
        )
        .execute();
}

/** An event by its present id, or its last one, with its fields, inside a transaction; undefined without one. */
export async function loadStored(db: Kysely<Database>, id: string): Promise<StoredEvent | undefined> {
  const row = await db
    .selectFrom('remembered_events')
    .selectAll()
    .where('event_id', '=', id)
    .executeTakeFirst();
  return row && { remembered: rememberedFrom(row), fields: storedEvent(row.event) };
}

/** A UID for an event by its id that no event has or had, inside a transaction. */
export async function unusedUid(db: Kysely<Database>, id: string, host: string): Promise<string> {
  const rows = await db.selectFrom('remembered_events').select(['uid', 'joined_uids']).execute();
  const used = new Set(rows.flatMap(({ uid, joined_uids }) => [uid, ...namesOf(joined_uids)]));
  return freeUid(id, host, used);
}

/** Deletes what is remembered under a UID, inside a transaction. */
export async function deleteRow(db: Kysely<Database>, uid: string): Promise<void> {
  await db.deleteFrom('remembered_events').where('uid', '=', uid).execute();
}
