import 'server-only';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction } from '#lib/server/store/store.server';
import { datesCancelledBy } from '../../items/announcements/announcement-forms.ts';
import { withoutCancelled } from '../../items/announcements/cancelled-dates.ts';
import { currentAnnouncement, withAnnouncement } from '../../items/announcements/event-announcement.ts';
import { currentWhen } from '../../items/announcements/event-move.ts';
import { eventsChanged, noteEventsChanged } from '../../items/published/events-version.server.ts';
import { countPublicChange } from '../../items/published/public-change.server.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { writeAudit } from '../../items/record/write-audit.server.ts';
import { canDo } from '../../items/states/submission-states.ts';
import { notifyOrganiser } from '../../mails/notify-organiser.server.ts';
import {
  changeItemAsModerator,
  conflictError,
  loadItemAtVersion,
  type ModeratorAction,
} from './decide-item.server.ts';

/**
 * Announces for the organiser of a public event that one of its dates is cancelled, and mails the organiser which dates
 * are left; the calendar shows it within seconds. Throws a PublicError: 404 unknown, 409 changed meanwhile or not public,
 * 400 for a day that is none of several dates.
 */
export async function cancelDate(deciding: ModeratorAction & { day: string }): Promise<void> {
  const { itemId, who, now, day } = deciding;
  await inTransaction(async (db) => {
    // Locked before the item, in the same order as an approval does, so that two transactions never deadlock.
    await noteEventsChanged(db);
    const item = await loadItemAtVersion(db, deciding, 'decide');
    const content = contentOf(item);
    const announced = currentAnnouncement(item.announcement);
    if (!canDo(item, 'amend') || content.kind !== 'event' || announced?.kind === 'cancelled')
      throw conflictError();
    const before = { ...content.payload, ...currentWhen(content.payload, announced) };
    const cancelledDates = datesCancelledBy(day, before, announced);
    if (cancelledDates.length === 0)
      throw new PublicError(400, 'Choose one of the dates on which it takes place.', { code: 'date' });
    const announcement = withAnnouncement(item.announcement, { kind: 'date-cancelled', cancelledDates });
    await changeItemAsModerator(db, deciding, {
      announcement,
      ...countPublicChange(item, { announcement }, now),
    });
    await writeAudit(db, { itemId, who, action: 'cancelled one of its dates', detail: { day } }, now);
    await notifyOrganiser(db, deciding, {
      told: 'amended',
      before,
      after: withoutCancelled(before, cancelledDates),
    });
  });
  eventsChanged.raise();
}
