import type { CalendarEvent } from '#lib/events/calendar-event';
import { type EventRow, eventFromRow } from '#lib/events/rows/event-from-row';
import { likesOf } from '#lib/events/rows/event-likes';
import type { EventAnnouncement } from './event-announcement.ts';
import { BELIZE, type EventCost, type EventSubmission } from './fields/event-submission.ts';

const COST_CELLS: Record<EventCost, string> = { free: 'Free', paid: 'Paid', tbd: '' };

/** The fields of a submission that the public sees; nothing else of it is ever needed to publish. */
export type PublicSubmission = Pick<
  EventSubmission,
  | 'title'
  | 'date'
  | 'time'
  | 'isAllDay'
  | 'category'
  | 'description'
  | 'cost'
  | 'country'
  | 'community'
  | 'venueName'
  | 'placeId'
  | 'coverImageUrl'
  | 'additionalImageUrls'
  | 'website'
>;

type Publishing = {
  /** The id it was approved with; without one it is made of date, place and title. */
  id?: string;
  announcement?: EventAnnouncement;
};

/** '2026-11-19' as the sheet writes it, '11/19/2026'. */
const sheetDate = (day: string) => day.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})$/, '$2/$3/$1');

/** A submission as a row of the sheet, column by column. */
export function sheetRowOf(submission: PublicSubmission, { id, announcement }: Publishing = {}): EventRow {
  const { title, category, description, cost, country, placeId, coverImageUrl, website } = submission;
  const now = announcement?.kind === 'moved' ? { ...submission, ...announcement } : submission;
  return {
    Event: title,
    Date: sheetDate(now.date),
    Time: now.isAllDay ? '' : now.time,
    Venue: now.venueName,
    Location: now.community,
    Cost: COST_CELLS[cost],
    CoverImage: coverImageUrl,
    ModalImages: submission.additionalImageUrls.join(','),
    PlaceID: announcement?.kind === 'moved' ? '' : placeId,
    Category: category,
    Description: description,
    Country: country === BELIZE ? '' : country,
    Website: website,
    Status: announcement?.kind === 'cancelled' ? 'cancelled' : '',
    ...(id && { ID: id }),
  };
}

/**
 * A submission as the event the public sees, by the very rules that a row of the sheet goes through. Throws when
 * there is nothing to see in its title, which the schema of submissions does not let through.
 */
export function publishedEvent(submission: PublicSubmission, publishing: Publishing = {}): CalendarEvent {
  const result = eventFromRow(sheetRowOf(submission, publishing));
  if ('reason' in result) throw new Error(result.reason);
  const { hasOwnId: _, ...event } = result.event;
  const { date, venueName, community } = submission;
  const isMoved = publishing.announcement?.kind === 'moved';
  return {
    ...event,
    likes: likesOf(event.id),
    ...(isMoved && { movedFrom: { date, venue: venueName, city: community } }),
  };
}
