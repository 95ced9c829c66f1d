import 'server-only';
import { PublicError } from '#lib/server/http/public-error';
import { type EventAnnouncement, withAnnouncement } from '../items/announcements/event-announcement.ts';
import { eventsChanged, noteEventsChanged } from '../items/published/events-version.server.ts';
import { countPublicChange } from '../items/published/public-change.server.ts';
import { changeItem, type SubmitterRequest } from './change-item.server.ts';
import { loadStatusItem } from './status-item.server.ts';

const isChanged = (error: unknown) => error instanceof PublicError && error.details.code === 'changed';

/** Whether an announcement holds already: its response was lost, or it was sent twice. */
async function holdsAlready(token: string, said: EventAnnouncement | null): Promise<boolean> {
  const item = await loadStatusItem(token);
  if (!item?.actions.includes('announce') || item.announcement?.kind !== said?.kind) return false;
  return said?.kind === 'cancelled' || JSON.stringify(item.announcement) === JSON.stringify(said);
}

/**
 * Stores the announcement that an approved event is cancelled or moved after those before it, or takes the last one back
 * with null, so that the one before holds again; the calendar shows it within seconds. One that holds already is not
 * stored again. Throws a 409 when the event is not on the calendar, or was changed otherwise since the page was loaded.
 */
export async function announceEvent(
  seen: SubmitterRequest,
  announcement: EventAnnouncement | null,
): Promise<void> {
  try {
    await storeAnnouncement(seen, announcement);
  } catch (error) {
    if (!isChanged(error) || !(await holdsAlready(seen.token, announcement))) throw error;
  }
}

async function storeAnnouncement(
  seen: SubmitterRequest,
  announcement: EventAnnouncement | null,
): Promise<void> {
  await changeItem(seen, 'announce', async (row, db) => {
    await noteEventsChanged(db);
    const after = { announcement: withAnnouncement(row.announcement, announcement) };
    return {
      fields: { ...after, ...countPublicChange(row, after, seen.now) },
      audit: announcement?.kind ?? 'announcement-taken-back',
      news: announcement?.kind ?? 'taken-back',
    };
  });
  eventsChanged.raise();
}
