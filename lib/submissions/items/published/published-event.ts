import { z } from 'zod';
import type { CalendarEvent, EventStatus } from '#lib/events/calendar-event';
import { imageTextsCell } from '#lib/events/event-images';
import { type EventColumn, type EventRow, eventFromRow } from '#lib/events/rows/event-from-row';
import { likesOf } from '#lib/events/rows/event-likes';
import { placeFromText } from '#lib/places/places';
import { asksForZone, isSameCountry } from '#lib/places/time-zones';
import { BELIZE, type EventCost } from '../../fields/event-choices.ts';
import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import type { AskedField, PublicName } from '../../fields/field.ts';
import { publicNames, publicRulesOf } from '../../fields/field-rules.ts';
import { announcementKind } from '../announcements/announcement-kinds.ts';
import type { AnnouncedChanges, CurrentAnnouncement } from '../announcements/event-announcement.ts';
import { storedFields } from '../record/stored-payload.ts';

/** Parses only the public fields of an approved submission; values that today’s rules no longer allow are replaced. */
export const publicSubmissionSchema = z.object(publicRulesOf(EVENT_FIELDS));

/** The public fields of a stored payload. */
export const publicSubmissionOf = (payload: string): PublicSubmission =>
  publicSubmissionSchema.parse(storedFields(payload));

/** The public fields of a submission: all that is needed to publish it. */
export type PublicSubmission = z.output<typeof publicSubmissionSchema>;

/** A scheduled event needs no word in the sheet. */
const STATUS_CELLS: Record<EventStatus, string> = {
  scheduled: '',
  cancelled: 'cancelled',
  postponed: 'postponed',
};
const COST_CELLS: Record<EventCost, string> = { free: 'Free', paid: 'Paid', tbd: '' };

/** '2026-11-19' as the sheet writes it, '11/19/2026'. */
const sheetDate = (day: string) => day.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})$/, '$2/$3/$1');

type PublicField = PublicName<typeof EVENT_FIELDS>;
type CellText = (event: PublicSubmission) => string;
/** Public fields with a column whose value is not simply a text: a choice, a checkbox, a list. */
type ConvertedField = {
  [Name in PublicField]: (typeof EVENT_FIELDS)[Name] extends { column: EventColumn }
    ? string extends PublicSubmission[Name]
      ? never
      : Name
    : never;
}[PublicField];

/** The text of a cell where it is not the value of the field; a missing one of a choice or checkbox does not compile. */
const CELLS: Record<ConvertedField, CellText> & { [Name in PublicField]?: CellText } = {
  date: ({ date }) => sheetDate(date),
  endDate: ({ endDate }) => sheetDate(endDate),
  moreDates: ({ endDate, moreDates }) => (endDate ? '' : moreDates.map(sheetDate).join(', ')),
  time: ({ time, isAllDay }) => (isAllDay ? '' : time),
  category: ({ category }) => category,
  cost: ({ cost }) => COST_CELLS[cost],
  country: ({ country }) => (country === BELIZE ? '' : country),
  district: ({ district }) => district,
  // What city or country say by themselves is not contradicted.
  timeZone: ({ timeZone, community, country }) => (asksForZone(community, country) ? timeZone : ''),
  additionalImageUrls: ({ additionalImageUrls }) => additionalImageUrls.join(','),
  additionalImageAlts: ({ additionalImageAlts }) => imageTextsCell(additionalImageAlts),
};

const PUBLIC_FIELDS = publicNames(EVENT_FIELDS);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

type Publishing = {
  /** The id given at approval; without one it is derived from date, place and title. */
  id?: string;
  announcement?: CurrentAnnouncement;
  /** How often it has changed since its approval, and when it did last. */
  revision?: CalendarEvent['revision'];
};

/**
 * What is not asked when an event moves to another town: no district. An older announcement says no country either: then
 * there is none where the town says which.
 */
const elsewhere = (community: string, country: string | undefined) => ({
  district: '' as const,
  ...(country === undefined && placeFromText(community).country && { country: '' }),
});

/** A submission with what was announced since its approval; of another place it has no place id, district or zone of its own. */
function withChanges(submission: PublicSubmission, changes: AnnouncedChanges = {}): PublicSubmission {
  const { community, country, venueName, timeZone } = changes;
  if (venueName === undefined || community === undefined) return { ...submission, ...changes };
  const isElsewhere =
    community !== submission.community || !isSameCountry(country ?? submission.country, submission.country);
  return {
    ...submission,
    ...changes,
    timeZone: timeZone || (isElsewhere ? '' : submission.timeZone),
    placeId: '',
    ...(isElsewhere && elsewhere(community, country)),
  };
}

/** A submission as a row of the sheet, column by column. */
export function sheetRowOf(submission: PublicSubmission, { id, announcement }: Publishing = {}): EventRow {
  const now = withChanges(submission, announcement?.changes);
  const cells = PUBLIC_FIELDS.flatMap((name): [EventColumn, string][] => {
    const { column }: AskedField<string, EventColumn> = EVENT_FIELDS[name];
    return column ? [[column, CELLS[name]?.(now) ?? textOf(now[name])]] : [];
  });
  return {
    ...Object.fromEntries(cells),
    Status: announcement ? STATUS_CELLS[announcementKind(announcement.kind).status] : '',
    ...(id && { ID: id }),
  };
}

/**
 * A submission as the published event, converted by the same rules as a row of the sheet. Throws when its title has
 * no visible characters, which the schema of submissions does not allow.
 */
export function publishedEvent(submission: PublicSubmission, publishing: Publishing = {}): CalendarEvent {
  const result = eventFromRow(sheetRowOf(submission, publishing));
  if ('reason' in result) throw new Error(result.reason);
  const { hasOwnId: _, ...event } = result.event;
  const { date, venueName, community } = submission;
  const { venueName: movedTo, date: to = date } = publishing.announcement?.changes ?? {};
  return {
    ...event,
    likes: likesOf(event.id),
    ...(publishing.revision && { revision: publishing.revision }),
    ...(movedTo !== undefined && { movedFrom: { date, venue: venueName, city: community, to } }),
  };
}
