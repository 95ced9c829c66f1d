import type { CalendarEvent } from '#lib/events/calendar-event';
import { formatDaySpan, formatLongDay, formatShortDay } from '#lib/time/format-day';
import type { Celebration } from './celebration.ts';
import { rowsOfDays } from './days-of-rows.ts';
import type { Edition } from './edition.ts';
import type { Days } from './rule-days.ts';
import { namedStretches, stretchesOf } from './stretches.ts';

/** When the coming edition is: its days, or that they are not known yet, and what is usual. */
export type WhenText = {
  /** 'Friday, 19 November 2027', 'Announced for Fri 9 Jul to Sun 11 Jul 2027', 'Not announced yet' */
  line: string;
  /** Whether the year is certain: a rule fixes the day, or the calendar has it. */
  isAnnounced: boolean;
  /** The sentence of what is usual. */
  usual: string;
};

const spanText = (from: string, to: string) => (from === to ? formatLongDay(from) : formatDaySpan(from, to));

/**
 * When a day within an edition is, by its rule: 'Thu 9 Sep 2027, usually 6:00 PM'; of one that says only
 * what is usual 'usually Sat 11 Sep 2027, 1:00 PM'.
 * Only its hour where no rule gives the day; undefined without both.
 */
export function namedDayText(
  { certain, usualTime }: Pick<Celebration['days'][number], 'certain' | 'usualTime'>,
  days: Days | undefined,
): string | undefined {
  const hour = usualTime && `usually ${usualTime}`;
  if (!days) return hour;
  const { from, to } = days;
  const day = from === to ? formatShortDay(from) : formatDaySpan(from, to);
  if (certain === false) return `usually ${[day, usualTime].filter(Boolean).join(', ')}`;
  return [day, hour].filter(Boolean).join(', ');
}

/** 'Sat 5 Dec 2026 and Sat 19 Dec 2026'; at most three stretches of days, else from the first day to the last. */
function announcedText(rows: readonly CalendarEvent[]): string {
  const stretches = namedStretches(stretchesOf(rows));
  const [only, ...others] = stretches;
  if (only && others.length === 0) return spanText(only.from, only.to);
  const named = stretches.map(({ from, to }) =>
    from === to ? formatShortDay(from) : formatDaySpan(from, to),
  );
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

/**
 * When the coming edition of a celebration is. Only a rule gives days, and rows of the calendar; what was seen in other years
 * never does.
 */
export function whenText(celebration: Celebration, edition: Edition): WhenText {
  const { status, usual } = celebration.when;
  const { days } = edition;
  if (days && status === 'rule') return { line: spanText(days.from, days.to), isAnnounced: true, usual };
  const planned = rowsOfDays(celebration, edition);
  if (planned.length > 0)
    return { line: `Announced for ${announcedText(planned)}`, isAnnounced: true, usual };
  if (days)
    return {
      line: `Usually ${spanText(days.from, days.to)}; not announced yet`,
      isAnnounced: false,
      usual,
    };
  const line = status === 'unclear' ? 'Not confirmed: ask before you plan a journey' : 'Not announced yet';
  return { line, isAnnounced: false, usual };
}
