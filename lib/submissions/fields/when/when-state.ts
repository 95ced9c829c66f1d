import { parseTime } from '#lib/events/event-time';
import { isCalendarDay } from '#lib/time/calendar-day';
import { clockText } from '#lib/time/clock-text';
import { type EventDays, sortedDays, weeklyDays } from './event-days.ts';
import { type HoursInputs, hoursFault, markOf } from './hours-fault.ts';
import { readOtherHours, withOtherHours } from './other-hours.ts';
import { HOURS_NOT_KNOWN, withHours, writtenHours } from './written-hours.ts';

/** What an event says about when it takes place. */
type EventWhen = EventDays & { moreDates: string[]; time: string; isAllDay: boolean };

/** Which days, and which hours, are chosen; `words` is a time that two clocks cannot say, like 'Sunrise'. */
export type DaysChoice = 'one' | 'span' | 'dates';
export type HoursChoice = 'hours' | 'all-day' | 'unknown' | 'words';

/** The When picker while it is filled in: what is not chosen keeps its values until it is sent. */
export type WhenState = {
  days: DaysChoice;
  date: string;
  endDate: string;
  /** "Every week until" this day. */
  until: string;
  /** The further dates that are offered with a checkbox, and those that are ticked. */
  listed: readonly string[];
  ticked: readonly string[];
  /** Dates that are typed and not in the list yet: one that is not after the first day is refused, never left out. */
  typed?: readonly string[];
  hours: HoursChoice;
  /** As time inputs have them: '19:30'. */
  start: string;
  end: string;
  /** The one of several days in a row that has other hours, and these. */
  otherDay: string;
  otherStart: string;
  otherEnd: string;
  words: string;
};

/** A picker without any answer: one day, hours preselected. */
export const EMPTY_WHEN: WhenState = {
  days: 'one',
  date: '',
  endDate: '',
  until: '',
  listed: [],
  ticked: [],
  hours: 'hours',
  start: '',
  end: '',
  otherDay: '',
  otherStart: '',
  otherEnd: '',
  words: '',
};

const clockOf = (minutes: number) => clockText(minutes % 1440);

/** '8 PM - 1 AM' as the values of two time inputs; undefined for hours that they cannot say. */
function clocksOf(time: string): { start: string; end: string } | undefined {
  const range = parseTime(time);
  if (!range) return undefined;
  return { start: clockOf(range.start), end: range.end === undefined ? '' : clockOf(range.end) };
}

const NO_OTHER = { otherDay: '', otherStart: '', otherEnd: '' };

/** The time of an event as these; undefined for hours that they cannot say. */
function inputsOf(event: EventWhen): HoursInputs | undefined {
  const clocks = clocksOf(event.time);
  if (clocks) return { ...clocks, ...NO_OTHER };
  const { each = '', day = '', hours = '' } = readOtherHours(event.time, event) ?? {};
  const [ofEach, other] = [clocksOf(each), clocksOf(hours)];
  return ofEach && other && { ...ofEach, otherDay: day, otherStart: other.start, otherEnd: other.end };
}

/** The choice of hours that an event has; an older one without any is shown as lasting all day. */
function hoursOf(event: EventWhen) {
  const { time, isAllDay } = event;
  if (isAllDay || time.trim() === '') return { hours: 'all-day' as const };
  if (time === HOURS_NOT_KNOWN) return { hours: 'unknown' as const };
  const inputs = inputsOf(event);
  return inputs ? { hours: 'hours' as const, ...inputs } : { hours: 'words' as const, words: time };
}

/** The picker filled in from an event. */
export const whenStateOf = (event: EventWhen): WhenState => ({
  ...EMPTY_WHEN,
  days: event.endDate ? 'span' : event.moreDates.length > 0 ? 'dates' : 'one',
  date: event.date,
  endDate: event.endDate,
  listed: event.moreDates,
  ticked: event.moreDates,
  ...hoursOf(event),
});

/** The hours in the picker's inputs; only of several days in a row one has others. */
const saidInputs = ({ days, start, end, otherDay, otherStart, otherEnd }: WhenState): HoursInputs => ({
  start,
  end,
  ...(days === 'span' ? { otherDay, otherStart, otherEnd } : NO_OTHER),
});

/** Whether an event had these hours, and, where they name one of its days, these days. */
function saysTheSame(said: HoursInputs, { date, endDate }: WhenState, before: EventWhen): boolean {
  const isSameSpan = before.date === date && before.endDate === endDate;
  const was = said.otherDay === '' || isSameSpan ? inputsOf(before) : undefined;
  return (
    was !== undefined && Object.entries(said).every(([name, text]) => was[name as keyof HoursInputs] === text)
  );
}

/** What is wrong with the hours in a picker's inputs, and in which; undefined where other hours are chosen. */
export const faultOfHours = (state: WhenState) =>
  state.hours === 'hours' ? hoursFault(saidInputs(state), state) : undefined;

/**
 * The time that the picker says; words that say the same hours stay as they were written. Hours that nobody could read
 * back are a mark, which the rule of the time refuses.
 */
function timeOf(state: WhenState, before?: EventWhen): string {
  const { hours, words } = state;
  if (hours === 'words') return words.trim();
  if (hours !== 'hours') return '';
  const said = saidInputs(state);
  if (before && saysTheSame(said, state, before)) return before.time;
  const fault = hoursFault(said, state);
  if (fault) return markOf(fault);
  const each = writtenHours(said.start, said.end);
  const other = { day: said.otherDay, hours: writtenHours(said.otherStart, said.otherEnd) };
  return other.day === '' ? each : withOtherHours(each, other, state);
}

/** The further dates that are offered and come after the first day. */
export const shownDates = ({ date, listed }: Pick<WhenState, 'date' | 'listed'>) =>
  listed.filter((day) => isCalendarDay(day) && day > date);

/** The ticked ones of them, in order, with those that are typed and may be refused. */
const chosenDates = (state: WhenState) =>
  sortedDays([...(state.typed ?? []), ...shownDates(state).filter((day) => state.ticked.includes(day))]);

/**
 * What the picker says of an event, for its rules: several days without a last one, and several dates without a second,
 * repeat the first day, which is refused. Hours that are left empty are not known yet. An older event without hours,
 * `before`, stays so while nobody changes that.
 */
export function whenOfState(state: WhenState, before?: EventWhen): EventWhen {
  const { days, date, endDate, hours } = state;
  const more = days === 'dates' ? chosenDates(state) : [];
  const hadNoHours = before?.time === '' && !before.isAllDay && hours === 'all-day';
  const said = { isAllDay: hours === 'all-day' && !hadNoHours, time: timeOf(state, before) };
  const { isAllDay, time } = hadNoHours ? said : withHours(said);
  return {
    date,
    endDate: days === 'span' ? endDate || date : '',
    moreDates: days === 'dates' && more.length === 0 && date ? [date] : more,
    time,
    isAllDay,
  };
}

/** The picker with "every week until" as a list of dates: the weeks of the former answer are replaced, other dates stay. */
export function withWeeks(state: WhenState, next: Partial<Pick<WhenState, 'date' | 'until'>>): WhenState {
  const after = { ...state, ...next };
  const former = weeklyDays(state.date, state.until);
  const weeks = weeklyDays(after.date, after.until);
  const isOwn = (day: string) => !former.includes(day);
  const fresh = weeks.filter((day) => !state.listed.includes(day));
  return {
    ...after,
    listed: sortedDays([...state.listed.filter(isOwn), ...weeks]),
    ticked: sortedDays([...state.ticked.filter((day) => isOwn(day) || weeks.includes(day)), ...fresh]),
  };
}

/** The picker with one more date, ticked, instead of those typed; unchanged where it is no day after the first. */
export function withDate(state: WhenState, day: string): WhenState {
  if (!isCalendarDay(day) || day <= state.date) return state;
  const { typed: _, ...rest } = state;
  return {
    ...rest,
    listed: sortedDays([...state.listed, day]),
    ticked: sortedDays([...state.ticked, day]),
  };
}
