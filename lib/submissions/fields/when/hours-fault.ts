import { isEndInDoubt } from '#lib/events/event-time';
import { isCalendarDay } from '#lib/time/calendar-day';
import { daysInRow } from './event-days.ts';

/** The hours in the inputs of a When picker. */
export type HoursInputs = {
  start: string;
  end: string;
  otherDay: string;
  otherStart: string;
  otherEnd: string;
};

/** Why the hours in a picker's inputs cannot be read, with the sentence that says what to do. */
const SENTENCES = {
  'no start': 'Say when it begins too, or leave the end time empty',
  'no day': 'Choose the day that has other hours',
  'not its day': 'The day with other hours must be one from the first day to the last',
  midnight: '12 AM alone may be either end of the day: add the end time',
  'late end': 'It would end late on the next day: check the end time, or leave it empty',
} as const;
type Reason = keyof typeof SENTENCES;
type HoursFault = { reason: Reason; input: keyof HoursInputs };

const MARKED = new RegExp(`^\\[(${Object.keys(SENTENCES).join('|')})\\]$`);
/** The sentence for the end of hours that have no beginning. */
export const LACKS_START = SENTENCES['no start'];

const minutesOf = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** Whether nobody knows which night is meant: of 12 AM alone. */
const isMidnightAlone = (start: string, end: string) =>
  start !== '' && minutesOf(start) === 0 && (end === '' || end === start);

/** Whether the end cannot be meant, so that the calendar leaves it out. */
function isEndTooLate(start: string, end: string): boolean {
  if (start === '' || end === '') return false;
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return to < from && isEndInDoubt(from, to + 1440);
}

const saysOther = ({ otherDay, otherStart, otherEnd }: HoursInputs) =>
  [otherDay, otherStart, otherEnd].some((text) => text !== '');

/**
 * What is wrong with the hours in a picker's inputs, and in which of them; undefined where the calendar reads from their
 * text what was typed. Of days that do not fit together, the day with other hours is not judged.
 */
export function hoursFault(
  said: HoursInputs,
  { date, endDate }: { date: string; endDate: string },
): HoursFault | undefined {
  const { start, end, otherDay, otherStart, otherEnd } = said;
  const hasOther = saysOther(said);
  const days: readonly string[] = daysInRow(date, endDate);
  // From one day to the next, the hours may be one night that is said twice.
  const mayLastLong = days.length === 2 && !hasOther;
  const faults: [boolean, Reason, keyof HoursInputs][] = [
    [hasOther && start === '', 'no start', 'start'],
    [hasOther && !isCalendarDay(otherDay), 'no day', 'otherDay'],
    [hasOther && days.length > 0 && !days.includes(otherDay), 'not its day', 'otherDay'],
    [hasOther && otherStart === '', 'no start', 'otherStart'],
    [isMidnightAlone(start, end), 'midnight', 'end'],
    [isEndTooLate(start, end) && !mayLastLong, 'late end', 'end'],
    [isMidnightAlone(otherStart, otherEnd), 'midnight', 'otherEnd'],
    [isEndTooLate(otherStart, otherEnd), 'late end', 'otherEnd'],
  ];
  const [, reason, input] = faults.find(([isWrong]) => isWrong) ?? [];
  return reason && input && { reason, input };
}

/** What stands for hours that cannot be read until they are mended: the rule of the time refuses it, and no other words. */
export const markOf = ({ reason }: HoursFault): string => `[${reason}]`;

/** The sentence for such a mark; undefined for every other time. */
export function sentenceOfMark(time: string): string | undefined {
  const [, reason] = MARKED.exec(time.trim()) ?? [];
  return reason && SENTENCES[reason as Reason];
}
