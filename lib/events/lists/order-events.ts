import { addDays, belizeDay } from '#lib/time/calendar-day';
import { eventHours, type TimedEvent } from '../event-hours.ts';
import { eventMoments } from '../event-moments.ts';
import { eventState, nextStart } from '../event-state.ts';
import { type EventStatus, statusRank, statusWord, takesPlace } from '../event-status.ts';
import { type EventSummary, summaryZone } from '../event-summary.ts';
import { isOfToday, type ListPlace, orderOf } from './list-place.ts';

/** Of an event what decides its place in a list. */
type Listed = TimedEvent & { status?: EventStatus };

export type OrderedEvents<Event = EventSummary> = {
  /**
   * What somebody can still go to: on now, soon, the rest of today by its hour, what has no hour, then day by day; each
   * of the days after today has its own cancelled and postponed events last.
   */
  events: Event[];
  /** Of the day that runs what is over, cancelled or postponed: one folded line, and no choice. */
  folded: Event[];
  /** How many of `events` are a choice, as they take place; and how many of these are today. */
  choices: number;
  today: number;
};

type OrderOptions = {
  /** Whether the list is one of an evening: on each of its days what has no hour stands behind what has one. */
  isEvening?: boolean;
  /** Whether the list was asked for by a status, or is the visitor's own: then what does not take place belongs to it. */
  isStatusAsked?: boolean;
};

type Placed<Event> = { event: Event; place: ListPlace; start: number };

/** The place of an event in a list; undefined for what is not listed any more. */
function placed<Event extends Listed>(
  event: Event,
  timeZone: string | undefined,
  now: number,
): Placed<Event> | undefined {
  const moments = eventMoments(event, timeZone);
  if (moments && moments.closes <= now) return undefined;
  const start = (moments && nextStart(moments, now)) ?? Number.POSITIVE_INFINITY;
  return { event, place: eventState(moments, now).kind, start };
}

/** 0 for what is open, 1 for what is sold out, 2 for the rest; where a status was asked for, the hour alone counts. */
const rankOf = (event: Listed, { isStatusAsked }: OrderOptions) => (isStatusAsked ? 0 : statusRank(event));

/** By place, then what is open before what is sold out, then by the hour. */
const byPlaceAndHour = (options: OrderOptions) => (a: Placed<Listed>, b: Placed<Listed>) =>
  orderOf(a.place) - orderOf(b.place) ||
  rankOf(a.event, options) - rankOf(b.event, options) ||
  (a.start === b.start ? 0 : a.start - b.start);

/** The events of one later day: what is open first, then what is sold out, then the rest; in an evening list what has an hour first of all. */
function orderedDay<Event extends Listed>(day: readonly Event[], options: OrderOptions): Event[] {
  if (day.length < 2) return [...day];
  const weight = (event: Event) =>
    2 * rankOf(event, options) + (options.isEvening && !eventHours(event) ? 1 : 0);
  return [...day].sort((a, b) => weight(a) - weight(b));
}

/**
 * The one order of events for people: of a chronological list, as it is at an instant in milliseconds since 1970. Every
 * list takes it, whoever renders it; feeds keep the order of days and hours, as they are read at any time. `zoneOf` gives
 * the time zone of an event. Decision 107 says why.
 */
export function orderInZones<Event extends Listed>(
  events: readonly Event[],
  zoneOf: (event: Event) => string | undefined,
  now: number,
  options: OrderOptions = {},
): OrderedEvents<Event> {
  // Abroad, what is tomorrow's may have begun.
  const tomorrow = addDays(belizeDay(now), 1);
  const open: Placed<Event>[] = [];
  const folded: Event[] = [];
  const later: Event[] = [];
  let day: Event[] = [];
  const endDay = () => {
    later.push(...orderedDay(day, options));
    day = [];
  };
  for (const event of events) {
    if (event.date <= tomorrow) {
      const found = placed(event, zoneOf(event), now);
      if (!found) continue;
      if (isOfToday(found.place)) {
        const isOpen = options.isStatusAsked || (found.place !== 'over' && takesPlace(event));
        if (isOpen) open.push(found);
        else folded.push(event);
        continue;
      }
    }
    if (day[0] && day[0].date !== event.date) endDay();
    day.push(event);
  }
  endDay();
  const todays = open.sort(byPlaceAndHour(options)).map(({ event }) => event);
  const ordered = [...todays, ...later];
  return {
    events: ordered,
    folded,
    choices: ordered.filter(takesPlace).length,
    today: todays.filter(takesPlace).length,
  };
}

/** The same of summaries. */
export const orderEvents = (
  events: readonly EventSummary[],
  now: number,
  options?: OrderOptions,
): OrderedEvents => orderInZones(events, summaryZone, now, options);

/** What does not take place, by its status: 'Cancelled: Live Music at the Reef. Postponed: Regatta'. */
function offText(events: readonly EventSummary[]): string {
  const off = events.filter((event) => !takesPlace(event));
  const words = [...new Set(off.map(statusWord))];
  return words
    .map((word) => {
      const titles = off.filter((event) => statusWord(event) === word).map(({ title }) => title);
      return `${word}: ${titles.join(', ')}`;
    })
    .join('. ');
}

/**
 * What is folded away, in one line: '1 over. Cancelled: Live Music at the Reef'. In two parts, as the number of the first
 * changes with the hour.
 */
export const foldedText = (folded: readonly EventSummary[]) => ({
  over: folded.filter(takesPlace).length,
  off: offText(folded),
});

/** The first part in words; '' where nothing is over. The page's script says it anew. */
export const overText = (over: number): string => (over > 0 ? `${over} over.` : '');
