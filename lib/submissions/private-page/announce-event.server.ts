import 'server-only';
import { PublicError } from '#lib/server/http/public-error';
import type { EventAnnouncement } from '../items/announcements/announcement-kinds.ts';
import { holdsAlready, withAnnouncement } from '../items/announcements/event-announcement.ts';
import { eventsChanged, noteEventsChanged } from '../items/published/events-version.server.ts';
import { countPublicChange } from '../items/published/public-change.server.ts';
import { changeItem, type SubmitterRequest } from './change-item.server.ts';
import { loadStatusItem } from './status-item.server.ts';

const isChanged = (error: unknown) => error instanceof PublicError && error.details.code === 'changed';

async function isStored(token: string, said: EventAnnouncement | null): Promise<boolean> {
  const item = await loadStatusItem(token);
  return item?.actions.includes('announce') === true && holdsAlready(item.announcement, said);
}

/**
 * Stores an announcement about an approved event after those before it, or takes the last one back
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
    if (!isChanged(error) || !(await isStored(seen.token, announcement))) throw error;
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
