import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { withoutFields } from '#lib/memory/compare-reading';
import { joinedEvent, partedEvents, type StoredEvent } from '#lib/memory/joined-events';
import { siteUrl } from '#lib/server/env.server';
import { PublicError } from '#lib/server/http/public-error';
import { processSignal } from '#lib/server/process-wide.server';
import type { Database } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { writeAudit } from '#lib/submissions/items/record/write-audit.server';
import { lockHead, parseHead, saveHead } from './memory-head.server.ts';
import { deleteRow, loadStored, saveRows, unusedUid } from './memory-rows.server.ts';

/** Raised after a moderator has decided what is remembered; the catalog listens to it and publishes at once. */
export const memoryChanged = processSignal('memory-changed');

/**
 * Under what the history of an event is kept in the audit log.
 *
 * @internal
 */
export const memoryAuditId = (uid: string) => `memory:${uid}`;

/** A moderator's email address, and the time in milliseconds since 1970. */
type Deciding = { who: string; now: number };

const refused = (sentence: string) => new PublicError(409, sentence, { code: 'conflict' });

/** Runs a decision in a transaction for which other writers wait, and tells all servers. */
async function decide(work: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  await inTransaction(async (db) => {
    const head = parseHead(await lockHead(db));
    if (!head) throw refused('Nothing is remembered of events yet.');
    await work(db);
    await saveHead(db, { ...head, decision: randomUUID() });
  });
  memoryChanged.raise();
}

async function stored(db: Kysely<Database>, id: string): Promise<StoredEvent> {
  const found = await loadStored(db, id);
  if (!found) throw new PublicError(404, 'There is no such event.', { code: 'event' });
  return found;
}

/** An event that is listed now, with its fields. */
async function listed(db: Kysely<Database>, id: string): Promise<StoredEvent & { fields: CalendarEvent }> {
  const { remembered, fields } = await stored(db, id);
  if (remembered.goneSince !== undefined || !fields)
    throw refused('This event is not in the calendar any more. Choose one that is.');
  return { remembered, fields };
}

/** An event that is not listed any more. */
async function vanished(db: Kysely<Database>, id: string): Promise<StoredEvent> {
  const found = await stored(db, id);
  if (found.remembered.goneSince === undefined)
    throw refused('This event is in the calendar. Only one that is no longer listed can be chosen.');
  return found;
}

/**
 * Says that an event that vanished is one that is listed now: it keeps its UID, and its address leads to the present one.
 * Throws a PublicError where one is not as it was when the moderator looked.
 */
export const joinRemembered = ({
  goneId,
  presentId,
  who,
  now,
}: Deciding & { goneId: string; presentId: string }): Promise<void> =>
  decide(async (db) => {
    const [gone, present] = [await vanished(db, goneId), await listed(db, presentId)];
    const change = joinedEvent(gone, present, now);
    await deleteRow(db, present.remembered.uid);
    await saveRows(db, [change]);
    const { uid } = change.remembered;
    const detail = { reason: present.fields.title, from: goneId, to: presentId };
    await writeAudit(
      db,
      { itemId: memoryAuditId(uid), who, action: 'joined with its present address', detail },
      now,
    );
  });

/** Says that an event is not the one of its last former address: each has its own UID again. Throws a PublicError alike. */
export const partRemembered = ({ id, who, now }: Deciding & { id: string }): Promise<void> =>
  decide(async (db) => {
    const known = await listed(db, id);
    const parted = partedEvents(known, await unusedUid(db, id, new URL(siteUrl()).hostname), now);
    if (!parted) throw refused('This event has never had another address.');
    // One after the other: the present id is free once the former event has its own again.
    await saveRows(db, [parted.former]);
    await saveRows(db, [parted.present]);
    const detail = { reason: known.fields.title, from: parted.former.remembered.id, to: id };
    await writeAudit(
      db,
      { itemId: memoryAuditId(known.remembered.uid), who, action: 'parted from its former address', detail },
      now,
    );
  });

/**
 * Says that an event that vanished is gone for good: nothing of it is kept but its ids. Throws a PublicError alike.
 */
export const forgetRemembered = ({ id, who, now }: Deciding & { id: string }): Promise<void> =>
  decide(async (db) => {
    const { remembered } = await vanished(db, id);
    await saveRows(db, [withoutFields(remembered, remembered.goneSince ?? new Date(now).toISOString())]);
    await writeAudit(
      db,
      { itemId: memoryAuditId(remembered.uid), who, action: 'said that it is gone', detail: { from: id } },
      now,
    );
  });
