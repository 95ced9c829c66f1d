import { EventCard } from '#components/events/card/event-card';
import { SheetRow } from '#components/moderation/item/sheet-row';
import { atNextDate } from '#lib/events/occurrences';
import { summarizeEvent } from '#lib/events/summarize-event';
import type { EventSubmission } from '#lib/submissions/fields/event-submission';
import { currentAnnouncement } from '#lib/submissions/items/announcements/event-announcement';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import { stateOf } from '#lib/submissions/items/states/submission-states';
import { spreadsheetRow } from '#lib/submissions/moderation/exports/spreadsheet-row';
import { belizeDay } from '#lib/time/calendar-day';

type EventPreviewProps = {
  item: { status: string; event_id: string | null; announcement: string | null };
  submission: EventSubmission;
  siteUrl: string;
};

/** An event's card as the public will see it, and its row for the sheet. */
export function EventPreview({ item, submission, siteUrl }: EventPreviewProps) {
  const isListed = stateOf(item.status).isPublic && item.event_id !== null;
  const announcement = currentAnnouncement(item.announcement);
  const event = publishedEvent(submission, {
    ...(item.event_id && { id: item.event_id }),
    ...(announcement && { announcement }),
  });
  const today = belizeDay(Date.now());
  return (
    <section className="moderation-preview" aria-labelledby="item-preview">
      <h2 id="item-preview">{isListed ? 'On the site' : 'As it will look'}</h2>
      {/* Inert until the event is listed: its link would be a 404. */}
      <div className="moderation-card" inert={!isListed}>
        <EventCard event={summarizeEvent(atNextDate(event, today))} today={today} level={3} />
      </div>
      <SheetRow row={spreadsheetRow(submission, siteUrl, item.event_id ?? undefined)} />
    </section>
  );
}
