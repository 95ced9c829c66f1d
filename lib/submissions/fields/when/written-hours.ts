import { formatHour } from '#lib/time/format-hour';

/** '19:30' as '7:30 PM', '19:00' as '7 PM'. */
function writtenHour(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return formatHour(hour * 60 + minute);
}

/**
 * The hours of an event that has none yet, in the words that its card and its page show. They are its time from the moment
 * it is sent, because an empty time means that an event lasts all day, as in the sheet.
 */
export const HOURS_NOT_KNOWN = 'Hours to be confirmed';

type Hours = { time: string; isAllDay: boolean };

/** What a form says about the hours: nothing typed, and not all day, is not known yet. */
export const withHours = <Event extends Hours>(event: Event): Event =>
  event.isAllDay || event.time.trim() !== '' ? event : { ...event, time: HOURS_NOT_KNOWN };

/** Hours that say when an event ends, but not when it begins: '- 10 PM'. They are refused, so that nothing is lost. */
export const lacksStart = (time: string): boolean => /^\p{Dash}\s*\d/u.test(time.trim());

/**
 * The values of two time inputs in 12-hour format: `writtenHours('19:30', '01:00')` is '7:30 PM - 1 AM'; '' for none.
 * An end without a start is written too, for the rule that refuses it.
 */
export function writtenHours(start: string, end = ''): string {
  if (start === '') return end && `- ${writtenHour(end)}`;
  return end === '' || end === start ? writtenHour(start) : `${writtenHour(start)} - ${writtenHour(end)}`;
}
