import 'server-only';
import { type EventAnnouncement, withAnnouncement } from '../event-announcement.ts';
import { countPublicChange } from '../proposals/public-change.server.ts';
import { eventsChanged, noteEventsChanged } from '../store/events-version.server.ts';
import { changeItem, type SubmitterRequest } from './change-item.server.ts';

/**
 * Stores the announcement that an approved event is cancelled or moved after those before it, or takes the last one back
 * with null, so that the one before holds again; the calendar shows it within seconds. Throws a 409 when the event is not on the calendar.
 */
export async function announceEvent(
  seen: SubmitterRequest,
  announcement: EventAnnouncement | null,
): Promise<void> {
  await changeItem(seen, 'announce', async (row, db) => {
    await noteEventsChanged(db);
    return {
      fields: {
        announcement: withAnnouncement(row.announcement, announcement),
        ...countPublicChange(row, seen.now),
      },
      audit: announcement?.kind ?? 'announcement-taken-back',
      news: announcement?.kind ?? 'corrected',
    };
  });
  eventsChanged.raise();
}
