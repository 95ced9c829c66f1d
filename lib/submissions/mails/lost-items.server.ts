import 'server-only';
import type { Selectable } from 'kysely';
import type { ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { MAX_LOST_LINKS } from '#lib/site/lost-link';
import { belizeDay } from '#lib/time/calendar-day';
import { currentAnnouncement } from '../items/announcements/event-announcement.ts';
import { hasEnded } from '../items/announcements/has-ended.ts';
import { senderOf } from '../items/record/item-content.ts';
import { mailboxOf } from '../items/record/mailbox-of.ts';
import { contentOf } from '../items/record/stored-payload.ts';
import { stateOf, statusesWhere } from '../items/states/submission-states.ts';

type Row = Pick<
  Selectable<ItemTable>,
  'id' | 'kind' | 'status' | 'reference' | 'payload' | 'announcement'
> & {
  created_at: string;
};

/** Rows that are read at once: more than one mailbox has, unless somebody floods it. */
const BATCH = 50;

/**
 * Two spellings of an address that surely lead to the same mailbox. Rules of single providers (dots, what follows a plus
 * sign) do not count: elsewhere that is the mailbox of somebody else.
 */
const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether its sender still has something to do with it: it is undecided, or an event on the calendar that is not over. */
function isOfUse({ kind, status, announcement }: Row, payload: object, now: number): boolean {
  if (stateOf(status).isOpen) return true;
  return kind === 'event' && !hasEnded({ ...payload }, currentAnnouncement(announcement), belizeDay(now));
}

/**
 * The newest items of an address that are undecided at `now` (milliseconds since 1970), or public and not over; none once
 * the address is deleted. Each with the address as it is stored.
 */
export async function lostItems(address: string, now: number) {
  const { db } = await store();
  const found = [];
  for (let offset = 0; ; offset += BATCH) {
    const rows: Row[] = await db
      .selectFrom('items')
      .select(['id', 'kind', 'status', 'reference', 'payload', 'announcement', 'created_at'])
      .where('sender_key', '=', mailboxOf(address))
      .where(
        'status',
        'in',
        statusesWhere(({ isOpen, isPublic }) => isOpen || isPublic),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(BATCH)
      .offset(offset)
      .execute();
    for (const row of rows) {
      const content = contentOf(row);
      const { email } = senderOf(content);
      if (!isSameAddress(email, address) || !isOfUse(row, content.payload, now)) continue;
      const { id, status, reference, created_at: createdAt } = row;
      found.push({ id, status, email, item: { reference, createdAt, ...content } });
      if (found.length === MAX_LOST_LINKS) return found;
    }
    if (rows.length < BATCH) return found;
  }
}
