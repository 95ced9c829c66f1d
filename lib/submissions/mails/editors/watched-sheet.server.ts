import 'server-only';
import type { Kysely } from 'kysely';
import type { LocatedFault } from '#lib/events/faults/located-fault';
import { enqueue } from '#lib/outbox/enqueue.server';
import { openRows } from '#lib/outbox/outbox.server';
import { serverEnv } from '#lib/server/env.server';
import type { Database } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { dueMail, type EditorsMail, withMail, withoutFaultlessMonday } from './mail-times.ts';
import {
  parseWatchedSheet,
  unreadSheet,
  type WatchedSheet,
  withClock,
  withReading,
} from './watched-sheet.ts';

const NAME = 'watched-sheet';
const KIND = 'sheet-faults';

/** Who is mailed about the sheet: SHEET_EDITORS, else the moderators. */
export function sheetEditors(): readonly string[] {
  const { SHEET_EDITORS, MODERATOR_EMAILS } = serverEnv();
  return [...new Set(SHEET_EDITORS.length > 0 ? SHEET_EDITORS : MODERATOR_EMAILS)];
}

const storedValue = (db: Kysely<Database>) =>
  db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();

/** What the servers of this store know of the faults in the sheet; undefined before the first reading. */
export async function loadWatchedSheet(): Promise<WatchedSheet | undefined> {
  const { db } = await store();
  const stored = await storedValue(db);
  return stored && parseWatchedSheet(stored.value);
}

/** When any server of this store has last noted a reading, in milliseconds since 1970; 0 before the first one. */
export async function lastNotedReading(): Promise<number> {
  return (await loadWatchedSheet())?.readAt ?? 0;
}

/** Replaces what was read; false where another server has replaced it meanwhile. */
async function replace(db: Kysely<Database>, before: string | undefined, sheet: WatchedSheet) {
  const value = JSON.stringify(sheet);
  if (before === value) return true;
  if (before === undefined) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('settings')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  }
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value })
    .where('name', '=', NAME)
    .where('value', '=', before)
    .executeTakeFirst();
  return Boolean(numUpdatedRows);
}

const read = async (db: Kysely<Database>, now: number) => {
  const value = (await storedValue(db))?.value;
  const sheet = value === undefined ? undefined : parseWatchedSheet(value);
  return { value, sheet: withClock(sheet ?? unreadSheet(now), now) };
};

const ATTEMPTS = 5;

/**
 * Notes the faults of a reading for all servers of this store, unless a later one is noted; `readAt` and `now` in
 * milliseconds since 1970. Rejects when the store fails.
 */
export async function noteSheetFaults(
  reading: { readAt: number; faults: readonly LocatedFault[] },
  now: number,
): Promise<void> {
  const { db } = await store();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { value, sheet } = await read(db, now);
    const noted = withoutFaultlessMonday(withReading(sheet, reading), now);
    if (await replace(db, value, noted)) return;
  }
}

/**
 * The mail that is due, the sheet of which it tells, and its recipients: those for whom the one before does not wait for the
 * mail server any more. None while it waits for all: six hours count from its delivery.
 */
async function dueNow(db: Kysely<Database>, now: number) {
  const { value, sheet } = await read(db, now);
  if (value === undefined || !dueMail(sheet, sheet.mailedAt, now)) return undefined;
  const open = await openRows(db).select('recipient').where('kind', '=', KIND).execute();
  const waiting = new Set(open.map(({ recipient }) => recipient));
  const recipients = sheetEditors().filter((editor) => !waiting.has(editor));
  if (recipients.length === 0) return undefined;
  const last = await db
    .selectFrom('outbox')
    .select((row) => row.fn.max('delivered_at').as('at'))
    .where('kind', '=', KIND)
    .where('last_error', 'is', null)
    .executeTakeFirst();
  const delivered = Date.parse(last?.at ?? '');
  // Not one that a clock delivered which was ahead.
  const mailedAt = delivered <= now ? Math.max(sheet.mailedAt ?? 0, delivered) : sheet.mailedAt;
  const mail = dueMail(sheet, mailedAt, now);
  return mail && { mail, sheet, value, recipients };
}

/** Whether a mail to editors is due at `now` (milliseconds since 1970). */
export async function isMailToEditorsDue(now: number): Promise<boolean> {
  const { db } = await store();
  return (await dueNow(db, now)) !== undefined;
}

/**
 * Enqueues the mail to each editor that is due at `now` (milliseconds since 1970), once, however many servers do it: what
 * is told is marked in the same transaction. The text is made at delivery. Returns what the mail is about.
 */
export async function notifyEditors(now: number): Promise<EditorsMail['about'] | undefined> {
  return inTransaction(async (db) => {
    const due = await dueNow(db, now);
    if (!due || !(await replace(db, due.value, withMail(due.sheet, due.mail, now)))) return undefined;
    const data = { about: due.mail.about, keys: due.mail.faults.map(({ key }) => key) };
    for (const recipient of due.recipients) await enqueue(db, { kind: KIND, recipient, data }, now);
    return due.mail.about;
  });
}
