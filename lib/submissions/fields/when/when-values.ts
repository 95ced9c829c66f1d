import type { FormValues } from '#lib/forms/form-values';
import { isCalendarDay } from '#lib/time/calendar-day';
import { sortedDays, weeklyDays } from './event-days.ts';
import { type DaysChoice, EMPTY_WHEN, type HoursChoice, type WhenState } from './when-state.ts';

const DAYS_CHOICES: readonly DaysChoice[] = ['one', 'span', 'dates'];
const HOURS_CHOICES: readonly HoursChoice[] = ['hours', 'all-day', 'unknown', 'words'];

/** The name of the checkbox of a further date. */
export const checkboxOf = (day: string) => `on.${day}`;

/** How many further dates can be typed without JavaScript before the form is sent. */
export const ADDED_DATES = 3;
/** The name of the input of a date that is added. */
export const addedDate = (number: number) => `addedDate.${number}`;
const ADDED = Array.from({ length: ADDED_DATES }, (_, number) => addedDate(number));

const daysOfList = (list = '') => list.split(',').filter(isCalendarDay);

/** Whether a name is that of the checkbox of a date. */
export const isWhenTick = (name: string) => name.startsWith(checkboxOf(''));

/** A When picker as the values of a plain form. */
export const valuesOfWhen = (state: WhenState): FormValues => ({
  days: state.days,
  date: state.date,
  endDate: state.endDate,
  until: state.until,
  listedDates: state.listed.join(','),
  ...Object.fromEntries(state.ticked.map((day) => [checkboxOf(day), 'yes'])),
  hours: state.hours,
  start: state.start,
  end: state.end,
  otherDay: state.otherDay,
  otherStart: state.otherStart,
  otherEnd: state.otherEnd,
  time: state.words,
});

/** The dates that "every week until" adds to those that the form showed. */
const newWeeks = (values: FormValues) =>
  weeklyDays(values.date ?? '', values.until ?? '').filter(
    (day) => !daysOfList(values.listedDates).includes(day),
  );

/** Whether dates were added that nobody has seen as a list yet: only a form without JavaScript sends that. */
export const hasUnseenDates = (values: FormValues): boolean =>
  values.days === 'dates' && newWeeks(values).length > 0;

/** The choice of hours; a page of an earlier version sends a text and a checkbox. */
function hoursChoice({ hours, time = '', isAllDay }: FormValues): HoursChoice {
  const chosen = HOURS_CHOICES.find((choice) => choice === hours);
  return chosen ?? (isAllDay === 'yes' ? 'all-day' : time.trim() ? 'words' : 'unknown');
}

/** Whether a date is not after the first, so that it cannot be a further one. */
const isEarly = ({ date = '' }: FormValues, day: string) => isCalendarDay(day) && day <= date;

/** The When picker from the values of a plain form; dates that were added are in its list, ticked. */
export function whenStateFromValues(values: FormValues): WhenState {
  const before = daysOfList(values.listedDates);
  const typed = ADDED.map((name) => values[name] ?? '').filter(isCalendarDay);
  const early = typed.filter((day) => isEarly(values, day));
  const added = [...newWeeks(values), ...typed.filter((day) => !early.includes(day))];
  return {
    ...EMPTY_WHEN,
    days: DAYS_CHOICES.find((choice) => choice === values.days) ?? 'one',
    date: values.date ?? '',
    endDate: values.endDate ?? '',
    until: values.until ?? '',
    listed: sortedDays([...before, ...added]),
    ticked: sortedDays([...before.filter((day) => values[checkboxOf(day)] === 'yes'), ...added]),
    ...(early.length > 0 && { typed: early }),
    hours: hoursChoice(values),
    start: values.start ?? '',
    end: values.end ?? '',
    otherDay: values.otherDay ?? '',
    otherStart: values.otherStart ?? '',
    otherEnd: values.otherEnd ?? '',
    words: values.time ?? '',
  };
}

/** The values of a plain form with the dates that were added in its list; those that are refused stay where they are. */
export const withListedDates = (values: FormValues): FormValues => {
  if (values.days === undefined) return values;
  const cleared = Object.fromEntries(
    ADDED.flatMap((name) => (isEarly(values, values[name] ?? '') ? [] : [[name, '']])),
  );
  return { ...values, ...cleared, ...valuesOfWhen(whenStateFromValues(values)) };
};
