import type { CalendarEvent } from '#lib/events/calendar-event';
import { imageText } from '#lib/events/event-images';
import { eventFromFacts, type StatedFacts } from '#lib/events/facts/event-from-facts';
import { likesOf } from '#lib/events/facts/event-likes';
import { DETAIL_COLUMNS } from '#lib/events/rows/detail-columns';
import { convertDate, sheetDate } from '#lib/events/rows/event-date';
import { oneLine } from '#lib/text/one-line';
import { isCalendarDay } from '#lib/time/calendar-day';
import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import type { AskedField } from '../../fields/field.ts';
import { publicNames } from '../../fields/field-rules.ts';
import { eventDaysOf } from '../../fields/when/day-words.ts';
import { announcementKind } from '../announcements/announcement-kinds.ts';
import { cancelledAmong } from '../announcements/cancelled-dates.ts';
import { type CurrentAnnouncement, hasMoved } from '../announcements/event-announcement.ts';
import {
  asPublished,
  COST_TEXTS,
  DETAIL_TEXTS,
  type FieldText,
  type PublicField,
  type PublicSubmission,
} from './public-submission.ts';

/** How an approved submission is published. */
export type Publishing = {
  /** The id given at approval; without one it is derived from date, place and title. */
  id?: string;
  announcement?: CurrentAnnouncement;
  /** How often it has changed since its approval, and when it did last. */
  revision?: CalendarEvent['revision'];
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The public fields whose answers the event's page lists as further facts, by their columns. */
const DETAIL_FIELDS = new Map(
  publicNames(EVENT_FIELDS).map((name): [string | undefined, PublicField] => {
    const { column }: AskedField = EVENT_FIELDS[name];
    return [column, name];
  }),
);

/** The further facts of a submission, in the order of their columns. */
function detailsOf(submission: PublicSubmission): StatedFacts['details'] {
  const texts: { [Name in PublicField]?: FieldText } = DETAIL_TEXTS;
  return Object.entries<string>(DETAIL_COLUMNS).flatMap(([column, label]) => {
    const name = DETAIL_FIELDS.get(column);
    return name ? [{ label, value: texts[name]?.(submission) ?? textOf(submission[name]) }] : [];
  });
}

/**
 * A day as the form has it. Any other text, as an older item may have, is read as in the sheet, which knows the years from
 * 1900 to 3000: an event is the same whichever way it is published.
 */
const dayOf = (day: string) =>
  isCalendarDay(day) && day >= '1900' && day < '3001' ? day : convertDate(sheetDate(day));

/** What a submission says about its event, with what was announced since. */
function factsOf(submission: PublicSubmission, { id = '', announcement }: Publishing): StatedFacts {
  const now = asPublished(submission, announcement?.changes);
  return {
    id,
    title: now.title,
    date: dayOf(oneLine(now.date)),
    endDate: dayOf(oneLine(now.endDate)),
    moreDates: now.moreDates.map(dayOf),
    time: now.time,
    venue: now.venueName,
    city: now.community,
    description: now.description,
    category: now.category,
    country: now.country,
    district: now.district,
    placeId: now.placeId,
    timeZone: now.timeZone,
    website: now.website,
    cover: { url: now.coverImageUrl, text: now.coverImageAlt },
    images: now.additionalImageUrls.map((url, index) => ({
      url,
      text: imageText(now.additionalImageAlts[index] ?? ''),
    })),
    cost: COST_TEXTS[now.cost],
    price: now.price ? Number(now.price) : undefined,
    currency: now.currency || undefined,
    status: announcement ? announcementKind(announcement.kind).status : 'scheduled',
    details: detailsOf(now),
  };
}

/**
 * A submission as the published event: the same that its row of the sheet gives, but for an
 * image address with a comma, at which a cell ends. Throws when its title has no visible
 * characters, which the schema of submissions does not allow.
 */
export function publishedEvent(submission: PublicSubmission, publishing: Publishing = {}): CalendarEvent {
  const event = eventFromFacts(factsOf(submission, publishing));
  if (!event) throw new Error('The title has no visible characters');
  const { announcement, revision } = publishing;
  const { date, venueName, community } = submission;
  const { date: to = date, cancelledDates: announced = [] } = announcement?.changes ?? {};
  const cancelledDates = cancelledAmong(
    eventDaysOf({ ...submission, ...announcement?.changes }),
    announced,
  ).filter(isCalendarDay);
  return {
    ...event,
    likes: likesOf(event.id),
    ...(revision && { revision }),
    ...(cancelledDates.length > 0 && { cancelledDates }),
    ...(hasMoved(announcement) && { movedFrom: { date, venue: venueName, city: community, to } }),
  };
}
