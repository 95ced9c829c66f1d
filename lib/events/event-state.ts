import { pluralize } from '#lib/text/pluralize';
import { partOfBelizeDay } from '#lib/time/calendar-day';
import { DAY_MS, MINUTE_MS } from '#lib/time/durations';
import type { EventMoments } from './event-moments.ts';

/**
 * What the hour makes of an event:
 *
 * - `over`: after its end; four hours after its beginning if the end is not known; without an hour after its last day
 * - `now`: it has begun, and is not over
 * - `soon`: it begins within the hour, in `minutes`
 * - `tonight`: it begins today at 17:00 or later by the clocks of its place
 * - `later`: it begins today before that
 * - `today`: it is today, and no hour is known; from 22:00 in Belize `late`, as then nobody can count on it any more
 * - `tomorrow`, `coming`: its day is tomorrow or later
 * - `undated`: its date is to be confirmed
 */
export type EventState =
  | { kind: 'over' | 'now' | 'tonight' | 'later' | 'today' | 'late' | 'tomorrow' | 'coming' | 'undated' }
  | { kind: 'soon'; minutes: number };

/** From this part of the day on, an event without an hour is late. */
const LATE = 22 / 24;

/** Of an event's moments those that decide its state. */
export type DecidingMoments = Omit<EventMoments, 'afterwards' | 'later'> & { later?: DecidingMoments };

/**
 * The state of an event with these moments (of `eventMoments`) at an instant, in milliseconds since 1970. The day is
 * Belize's, the hour that of the event's place. The status is not asked: what is cancelled has its hours too.
 */
export const eventState = (moments: DecidingMoments | undefined, now: number): EventState =>
  moments ? stateByMoments(moments, now) : { kind: 'undated' };

/** Of several days with the same hours, how many are over. */
const daysOver = ({ ends }: Pick<DecidingMoments, 'ends'>, now: number) =>
  !ends || now < ends ? 0 : Math.floor((now - ends) / DAY_MS) + 1;

/** Of the first of its days that is not over midnight in Belize, beginning and end; of what is over, those of its last day. */
export function nextMoments(
  moments: DecidingMoments,
  now: number,
): { opens: number; starts: number | undefined; ends: number | undefined } {
  const { opens, starts, ends, days, later } = moments;
  const past = daysOver(moments, now);
  if (later && past >= days) return nextMoments(later, now);
  const since = Math.min(past, days - 1) * DAY_MS;
  return { opens: opens + since, starts: starts && starts + since, ends: ends && ends + since };
}

/** The same as `eventState` of an event that has a day. */
// `starts` and `ends` are tested for truth: 0 would be the first instant of 1970, when no event was.
export function stateByMoments(moments: DecidingMoments, now: number): EventState {
  const { opens, closes, starts, ends, days, isEvening, later } = moments;
  const past = daysOver(moments, now);
  if (ends ? past >= days : now >= closes) return later ? stateByMoments(later, now) : { kind: 'over' };
  const day = opens + past * DAY_MS;
  const start = starts && starts + past * DAY_MS;
  if (start && start <= now) return { kind: ends ? 'now' : 'today' };
  const minutes = start ? Math.ceil((start - now) / MINUTE_MS) : 60;
  if (minutes < 60) return { kind: 'soon', minutes };
  if (now < day - DAY_MS) return { kind: 'coming' };
  if (now < day) return { kind: 'tomorrow' };
  if (start) return { kind: isEvening ? 'tonight' : 'later' };
  return { kind: partOfBelizeDay(now) >= LATE ? 'late' : 'today' };
}

const TEXTS: Partial<Record<EventState['kind'], string>> = {
  now: 'On now',
  tonight: 'Tonight',
  later: 'Later today',
  today: 'Today',
  late: 'Today',
  tomorrow: 'Tomorrow',
};

/** A state in words: 'On now', 'Starts in 40 minutes', 'Began 5:30 AM'; '' for what comes after tomorrow. */
export function eventStateText(state: EventState, afterwards: string): string {
  if (state.kind === 'over') return afterwards;
  if (state.kind === 'soon') return `Starts in ${pluralize(state.minutes, 'minute')}`;
  return TEXTS[state.kind] || '';
}
