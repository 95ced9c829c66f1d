import { countryAbroad } from '#lib/events/format-event';
import { daysInWords } from '../../fields/when/day-words.ts';
import type { CurrentAnnouncement, movedOf } from './event-announcement.ts';

type Announced = { announcement: CurrentAnnouncement | undefined };

/** The days, time and place of an announced move in one line. */
function lineOf(moved: NonNullable<ReturnType<typeof movedOf>>): string {
  const { time, isAllDay, venueName, community, country } = moved;
  const abroad = countryAbroad({ country: country ?? '' });
  return [daysInWords(moved), isAllDay ? 'all day' : time, venueName, community, abroad]
    .filter(Boolean)
    .join(', ');
}

/** The new days, time and place of an event in one line; undefined unless the last announcement moved it. */
export const movedWords = ({ announcement }: Announced): string | undefined =>
  announcement?.kind === 'moved' ? lineOf(announcement) : undefined;

/** Where and when an event that is cancelled was to be, in one line; undefined where it had not moved before. */
export const movedBeforeWords = ({ announcement }: Announced): string | undefined =>
  announcement?.kind === 'cancelled' && announcement.moved ? lineOf(announcement.moved) : undefined;

/** For moderators: what holds of an approved event by what its organiser announced. */
export function announcedWords({ announcement }: Announced): string {
  if (!announcement) return 'It takes place as it was approved.';
  const now = movedWords({ announcement });
  if (now) return `Its organiser announced that it moved. Now: ${now}.`;
  const before = movedBeforeWords({ announcement });
  const cancelled = 'Its organiser announced that it is cancelled.';
  return before ? `${cancelled} It had moved: ${before}.` : cancelled;
}

/** The same in a word, for a row of a list. */
export const announcedMark = ({ announcement }: Announced): string | undefined =>
  announcement && (announcement.kind === 'cancelled' ? 'Cancelled' : 'Moved');
