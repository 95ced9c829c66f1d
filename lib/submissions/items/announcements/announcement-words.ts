import { takesPlace } from '#lib/events/event-status';
import { countryAbroad } from '#lib/events/format-event';
import { daysInWords, eventDaysOf } from '../../fields/when/day-words.ts';
import { announcementKind } from './announcement-kinds.ts';
import { type AnnouncedChanges, type CurrentAnnouncement, hasMoved } from './event-announcement.ts';

type Announced = { announcement: CurrentAnnouncement | undefined };

/** The announced days, time and place in one line. */
function lineOf(changes: AnnouncedChanges): string {
  const { time, isAllDay, venueName, community, country } = changes;
  const abroad = countryAbroad({ country: country ?? '' });
  const days = changes.date && daysInWords(eventDaysOf(changes));
  return [days, isAllDay ? 'all day' : time, venueName, community, abroad].filter(Boolean).join(', ');
}

const isToTakePlace = ({ kind }: CurrentAnnouncement) => takesPlace(announcementKind(kind));

/** The announced days, time and place of an event that takes place, in one line; undefined where nothing of them was announced. */
export const movedWords = ({ announcement }: Announced): string | undefined =>
  announcement && isToTakePlace(announcement) && hasMoved(announcement)
    ? lineOf(announcement.changes)
    : undefined;

/** Where and when an event that is cancelled was to be, in one line; undefined where it had not moved before. */
export const movedBeforeWords = ({ announcement }: Announced): string | undefined =>
  announcement && !isToTakePlace(announcement) && hasMoved(announcement)
    ? lineOf(announcement.changes)
    : undefined;

/** The dates that are cancelled of an event that takes place on others; undefined without any. */
export function cancelledDatesWords({ announcement }: Announced): string | undefined {
  const [date, ...moreDates] = announcement?.changes.cancelledDates ?? [];
  if (!announcement || date === undefined || !isToTakePlace(announcement)) return undefined;
  return daysInWords({ date, endDate: '', moreDates });
}

/** What holds of an announced event beside the announcement itself: 'Now: …' or 'It had moved: …'; '' for nothing. */
export function holdsWords(announced: Announced): string {
  const [now, before] = [movedWords(announced), movedBeforeWords(announced)];
  const [dates, note] = [cancelledDatesWords(announced), announced.announcement?.note];
  return [
    now && `Now: ${now}.`,
    before && `It had moved: ${before}.`,
    dates && `Cancelled: ${dates}.`,
    note && `The reason: “${note}”`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** For moderators: what holds of an approved event by what its organiser announced. */
export function announcedWords({ announcement }: Announced): string {
  if (!announcement) return 'It takes place as it was approved.';
  const said = `Its organiser announced that ${announcementKind(announcement.kind).that}.`;
  return [said, holdsWords({ announcement })].filter(Boolean).join(' ');
}

/** The same in a word, for a row of a list. */
export const announcedMark = ({ announcement }: Announced): string | undefined =>
  announcement && announcementKind(announcement.kind).mark;
