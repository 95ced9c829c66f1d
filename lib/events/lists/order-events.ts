import { addDays, belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { statedHours, type TimedEvent } from '../event-hours.ts';
import { EVENING_MINUTES, eventMoments } from '../event-moments.ts';
import { eventState, nextMoments } from '../event-state.ts';
import { type EventStatus, statusRank, statusWord, takesPlace } from '../event-status.ts';
import { type EventSummary, summaryZone } from '../event-summary.ts';
import { dayToCome, hasDay } from '../occurrences.ts';
import { startOrder } from '../upcoming-events.ts';
import { isLasting, isOfToday, type ListPlace, orderOf } from './list-place.ts';

/** Of an event what decides its place in a list. */
type Listed = TimedEvent & { status?: EventStatus };

export type OrderedEvents<Event = EventSummary> = {
  /**
   * What somebody can still go to: on now, soon, the rest of today by its hour, what has no hour; after them in the same
   * order what was on yesterday and is on tomorrow; then day by day. Each of the days after today has its own cancelled and
   * postponed events last; a list of such days has them behind all that takes place.
   */
  events: Event[];
  /** Today's events that are over, cancelled or postponed: one folded line, and no choice. */
  folded: Event[];
  /** How many of `events` are a choice, as they take place; and how many of these are today. */
  choices: number;
  today: number;
  /** Whether the list is of an evening or of later days: its order does not follow the hour. */
  isFixed: boolean;
};

type OrderOptions = {
  /**
   * Whether the list is one of an evening: on each of its days what begins in the evening is first, then what is on since
   * the afternoon, then what has no hour.
   */
  isEvening?: boolean;
  /**
   * The days that the list is of: where all of them are to come, what is on before and after them stands last of what takes
   * place; where they end today, what has closed for today is over.
   */
  days?: { from: CalendarDay; to: CalendarDay } | undefined;
  /** Whether the list was asked for by a status, or is the visitor's own: then what does not take place belongs to it. */
  isStatusAsked?: boolean;
};

type Placed<Event> = {
  event: Event;
  /** Of days in a row the one that runs. */
  day: CalendarDay | string;
  place: ListPlace;
  order: number;
  start: number;
  lasts: boolean;
};

/** Whether an event of days in a row has closed for today: it is no answer to 'tonight' any more. */
const isForLaterDays = ({ place }: Pick<Placed<unknown>, 'place'>) =>
  place === 'tomorrow' || place === 'coming';

/** The place of an event in a list; undefined for what is not listed any more. */
function placed<Event extends Listed>(
  event: Event,
  timeZone: string | undefined,
  now: number,
): Placed<Event> | undefined {
  const moments = eventMoments(event, timeZone);
  if (moments && moments.closes <= now) return undefined;
  const start = (moments && nextMoments(moments, now).starts) ?? Number.POSITIVE_INFINITY;
  const place = eventState(moments, now).kind;
  const lasts = moments !== undefined && isLasting(moments, now);
  const day = dayToCome(event, belizeDay(now));
  return { event, day, place, order: orderOf(place, lasts), start, lasts };
}

/** 0 for what is open, 1 for what is sold out, 2 for the rest; where a status was asked for, the hour alone counts. */
const rankOf = (event: Listed, { isStatusAsked }: OrderOptions) => (isStatusAsked ? 0 : statusRank(event));

/** In a list of an evening, 0 for what begins then, 1 for what is on since before, 2 for what has no hour, 3 for what lasts. */
function eveningRank(event: Listed, { isEvening }: OrderOptions, day = event.date, lasts = false): number {
  if (!isEvening) return 0;
  if (lasts) return 3;
  const hours = statedHours(event, day);
  if (!hours) return 2;
  return hours.start >= EVENING_MINUTES ? 0 : 1;
}

/** By place, then what is open before what is sold out, then by the hour. */
const byPlaceAndHour = (options: OrderOptions) => (a: Placed<Listed>, b: Placed<Listed>) =>
  eveningRank(a.event, options, a.day, a.lasts) - eveningRank(b.event, options, b.day, b.lasts) ||
  a.order - b.order ||
  rankOf(a.event, options) - rankOf(b.event, options) ||
  (a.start === b.start ? 0 : a.start - b.start);

/**
 * The events of one later day: what is open first, then what is sold out, then the rest. Days in a row that began before
 * stand among the others by the hours of that day.
 */
function orderedDay<Event extends Listed>(
  events: readonly Event[],
  day: CalendarDay | string,
  options: OrderOptions,
): Event[] {
  if (events.length < 2) return [...events];
  const weight = (event: Event) => 3 * rankOf(event, options) + eveningRank(event, options, day);
  const isByHour = events.every(({ date }) => date === day);
  const hour = (event: Event) => (isByHour ? 0 : startOrder({ ...event, date: day }));
  return [...events].sort((a, b) => weight(a) - weight(b) || hour(a) - hour(b));
}

/**
 * A list of days to come: what is on before and after them can be gone to on others, and stands behind what cannot; what
 * does not take place is behind both.
 */
function lastingLast<Event extends Listed>(
  events: readonly Event[],
  days: { from: CalendarDay; to: CalendarDay },
  { isStatusAsked }: OrderOptions,
) {
  const weight = (event: Event) => {
    if (!isStatusAsked && !takesPlace(event)) return 2;
    return event.date < days.from && (event.endDate ?? '') > days.to ? 1 : 0;
  };
  return [...events].sort((a, b) => weight(a) - weight(b));
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
  const today = belizeDay(now);
  const tomorrow = addDays(today, 1);
  const endsToday = options.days?.to === today && !options.isStatusAsked;
  const open: Placed<Event>[] = [];
  const folded: Event[] = [];
  const later: Event[] = [];
  const { days, isEvening = false } = options;
  const ofLater = days && days.from >= tomorrow ? days : undefined;
  const firstLater = ofLater?.from ?? tomorrow;
  const laterDayOf = (event: Event) => (hasDay(event) && event.date < firstLater ? firstLater : event.date);
  let day: Event[] = [];
  const endDay = () => {
    if (day[0]) later.push(...orderedDay(day, laterDayOf(day[0]), options));
    day = [];
  };
  for (const event of events) {
    if (event.date <= tomorrow) {
      const found = placed(event, zoneOf(event), now);
      if (!found) continue;
      const isClosed = endsToday && isForLaterDays(found);
      if (isClosed || isOfToday(found.place)) {
        const isOver = isClosed || found.place === 'over';
        const isOpen = options.isStatusAsked || (!isOver && takesPlace(event));
        if (isOpen) open.push(found);
        else folded.push(event);
        continue;
      }
    }
    if (day[0] && laterDayOf(day[0]) !== laterDayOf(event)) endDay();
    day.push(event);
  }
  endDay();
  const todays = open.sort(byPlaceAndHour(options)).map(({ event }) => event);
  const ordered = [...todays, ...later];
  return {
    events: ofLater ? lastingLast(ordered, ofLater, options) : ordered,
    folded,
    choices: ordered.filter(takesPlace).length,
    today: todays.filter(takesPlace).length,
    isFixed: isEvening || ofLater !== undefined,
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
