import { fold } from '#lib/text/fold';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { writtenDates } from '#lib/time/written-dates';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const WEEKDAY =
  '(?:sun|mon|tues|wednes|thurs|fri|satur)day|domingo|lunes|martes|miercoles|jueves|viernes|sabado';
/** A day, an hour, or a word for one that is not this: what says when an event is held instead. */
const NAMES_DAY = new RegExp(
  [
    '\\d{1,2}[/.-]\\d{1,2}',
    `(?<![a-z])(?:${MONTH}\\.? \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)? (?:de |of )?${MONTH})(?![a-z])`,
    `(?<![a-z])(?:to|until|till?|for|a|al|para|hasta|in|en) (?:early |mid |late |next |the |el |la |proxim[oa] )*(?:${MONTH}|${WEEKDAY}|tomorrow|manana|week(?:end)?|month|year|semana|mes|ano)(?![a-z])`,
    '\\d\\s*[ap]\\.?\\s?m\\b|\\d:\\d\\d',
    '(?<![a-z])(?:next|following|proxim[oa]|otra|otro) (?:week(?:end)?|month|year|semana|mes|ano|dia|fecha)(?![a-z])',
  ].join('|'),
);
/** What says that there will be one. */
const ANNOUNCES_DAY =
  /(?<![a-z])(?:(?:new|another|later|other) (?:dates?|days?|time)|nueva fecha|nuevo dia|otra fecha|otro dia|reschedul[a-z]+|reprogram[a-z]+|moved|to be (?:announced|rescheduled|confirmed))(?![a-z])/;

/** Longer cells are texts, and were not typed as a status. */
const MAX_LETTERS = 300;

/** What a text that says that an event is off says beside it of when it is held instead. */
type NewDay = {
  /** The one full date in it. */
  day?: CalendarDay;
  /** Whether it only says that there will be a new day. */
  isOpen: boolean;
};

/**
 * What a status says of another day than that of the event; undefined where it says nothing of it.
 *
 *     newDayIn('Postponed to 6/15/2027'); // { day: '2027-06-15', isOpen: false }
 *     newDayIn('Postponed until further notice'); // undefined
 */
export function newDayIn(text: string): NewDay | undefined {
  const words = fold(text.slice(0, MAX_LETTERS)).replace(/\s+/g, ' ');
  if (!NAMES_DAY.test(words)) return ANNOUNCES_DAY.test(words) ? { isOpen: true } : undefined;
  const [one, ...others] = writtenDates(words);
  const day = one?.days[0];
  return { isOpen: false, ...(day && isCalendarDay(day) && others.length === 0 && { day }) };
}
