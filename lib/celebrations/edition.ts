import { asListed } from '#lib/events/as-listed';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventHours } from '#lib/events/event-hours';
import { takesPlace } from '#lib/events/event-status';
import { timeZoneOf } from '#lib/events/event-time-zone';
import { hasDay, lastDay, occurrencesOf } from '#lib/events/occurrences';
import { eventPlace } from '#lib/events/summarize-event';
import { addDays, belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import type { Celebration, DaysRule } from './celebration.ts';
import { type Days, daysOfRule } from './rule-days.ts';
import { isRowOf, type RowsOptions } from './title-match.ts';

/** A celebration in one year. */
export type Edition = {
  /** The year that its name carries: that of its day, not of its eve. */
  year: number;
  /** Its days, where a rule gives them, with those of its own rows that join them. */
  days?: Days;
  /** The days within it that have a name of their own, by their ids, where a rule gives them within its window. */
  namedDays: ReadonlyMap<string, Days>;
  /** Its rows by day, place and hour, each date of an event with several as a row of its own; what is over stays. */
  rows: readonly CalendarEvent[];
};

const yearOf = (day: CalendarDay) => Number(day.slice(0, 4));

/** The window of a celebration that begins in a year. */
function windowOf({ titleWords }: Celebration, year: number): Days {
  const { from, to } = titleWords.window;
  return { from: `${year}-${from}`, to: `${to < from ? year + 1 : year}-${to}` };
}

/** Whole days between a day and a window; 0 inside of it. */
function distance(day: CalendarDay, { from, to }: Days): number {
  const outside = day < from ? [day, from] : day > to ? [to, day] : [day, day];
  const [one = day, other = day] = outside;
  return (Date.parse(other) - Date.parse(one)) / 86_400_000;
}

/** The year in which the window begins that a day is in, or nearest to: rows of a part, and those put in by hand, may be outside of it. */
function windowYear(celebration: Celebration, day: CalendarDay): number {
  const year = yearOf(day);
  const years = [year, year - 1, year + 1];
  const away = years.map((one) => distance(day, windowOf(celebration, one)));
  return years[away.indexOf(Math.min(...away))] ?? year;
}

/** The days that a rule gives within the window of a celebration that begins in a year. */
function daysIn(celebration: Celebration, rule: DaysRule | null, year: number): Days | undefined {
  if (!rule) return undefined;
  const window = windowOf(celebration, year);
  const found = [year, year + 1].map((one) => daysOfRule(rule, one));
  return found.find((days) => days && days.from >= window.from && days.from <= window.to);
}

/**
 * The days that a rule of several days gives, with those that join them on which its own rows take place: a carnival of four
 * days opens on the evening before. A public holiday and a single day stay what they are: what is on before is their eve.
 */
function withOwnRows(celebration: Celebration, days: Days, rows: readonly CalendarEvent[]): Days {
  if (celebration.when.rule?.type !== 'span' || celebration.kind === 'public-holiday') return days;
  const own = rows.filter(takesPlace);
  const from = own.reduceRight(
    (first, row) => (row.date < first && lastDay(row) >= addDays(first, -1) ? row.date : first),
    days.from,
  );
  const to = own.reduce(
    (last, row) => (lastDay(row) > last && row.date <= addDays(last, 1) ? lastDay(row) : last),
    days.to,
  );
  return { from, to };
}

/** Sort key within a day: by place, so that the events of a town are together, then by start; events without one come first. */
const placeAndHour = (row: CalendarEvent) => ({
  place: eventPlace(row).name,
  start: eventHours(row)?.start ?? -1,
});

function compareRows(one: CalendarEvent, other: CalendarEvent): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  const [first, second] = [placeAndHour(one), placeAndHour(other)];
  return first.place.localeCompare(second.place, 'en') || first.start - second.start;
}

/**
 * The edition that is on or comes next at an instant (milliseconds since 1970), by its rows or its rule, and the one before
 * it: what visitors of a page want to know, and what they may remember. `events` are all of the calendar, in any order. Midnight ends no party: a row of the day before is on until its stated end.
 */
export function editionsOf(
  celebration: Celebration,
  events: readonly CalendarEvent[],
  now: number,
  options: RowsOptions = {},
): { next: Edition; past?: Edition } {
  const today = belizeDay(now);
  const rows = events
    .filter((event) => hasDay(event) && isRowOf(celebration, event, options))
    .flatMap(occurrencesOf)
    // Of a market of many weeks only the dates of these days are its own.
    .filter((row) => isRowOf(celebration, row, options))
    .sort(compareRows);
  const byYear = Map.groupBy(rows, (row) => windowYear(celebration, row.date));
  const edition = (year: number): Edition => {
    const ofRule = daysIn(celebration, celebration.when.rule, year);
    const rowsOfYear = byYear.get(year) ?? [];
    const { parts: _, ...ofItself } = options;
    const own = rowsOfYear.filter((row) => isRowOf(celebration, row, ofItself));
    const days = ofRule && withOwnRows(celebration, ofRule, own);
    const named = celebration.days.flatMap(({ id, rule }) => {
      const found = daysIn(celebration, rule, year);
      return found ? [[id, found] as const] : [];
    });
    return {
      year: ofRule ? yearOf(ofRule.from) : year,
      ...(days && { days }),
      namedDays: new Map(named),
      rows: rowsOfYear,
    };
  };
  const isToCome = (year: number): boolean => {
    const { days, rows: found } = edition(year);
    if ((days && days.to >= today) || found.some((row) => asListed(row, timeZoneOf, now, today))) return true;
    // What is over has no second edition in its window; without a day and a row it may still be announced.
    return !days && found.length === 0 && windowOf(celebration, year).to >= today;
  };
  const first = yearOf(today) - 1;
  const year = [first, first + 1, first + 2].find(isToCome) ?? first + 2;
  const past = edition(year - 1);
  return { next: edition(year), ...(past.rows.length > 0 && { past }) };
}
