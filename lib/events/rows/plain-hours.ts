import { fold } from '#lib/text/fold';
import { remembered } from '#lib/text/remembered';
import { addDays } from '#lib/time/calendar-day';
import { formatHour } from '#lib/time/format-hour';
import type { CalendarEvent } from '../calendar-event.ts';
import { isEndInDoubt, MAX_HOUR_LETTERS, parseEndTime, parseTime } from '../event-time.ts';
import { plainHoursOf24 } from '../facts/hour-notation.ts';
import { hoursByDay } from '../facts/hours-by-day.ts';

// Not in event-time.ts: these spellings are many, and the browser needs none of them. What is read of them goes along with
// the event, in the few words that it parses.

/** What people write for an hour, in the form that is read below. In this order: a later one reads what an earlier one wrote. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // 'Starts @ 7 PM', '9a-5p'.
  [/\s*@\s*/g, ' at '],
  [/^ /, ''],
  [/(?<=\b\d{1,2}(?::\d\d)?)\s?([ap])(?=\s*(?:\p{Dash}|to\b|$))/gu, ' $1m'],
  // '9:00:00 AM' of a sheet, '7.30 pm', '19h00', '1900 hrs', '9:00 hrs'.
  [/(\d:\d\d):\d\d\b/g, '$1'],
  [/(\d)\.(\d\d)(?=\s*[ap]\.?\s?m)/g, '$1:$2'],
  [/\b(\d{1,2})\s?h\s?(\d\d)\b/g, '$1:$2h'],
  [
    /\b(\d\d)(\d\d)(?=\s*(?:h|hrs|hours|horas)\b|\s*(?:\p{Dash}|to|a)\s*\d{4}\s*(?:h|hrs|hours|horas)\b)/gu,
    '$1:$2',
  ],
  // '2h', '2 hours' and '1h30' may be how long it lasts; '8h' begins what ends at 17h.
  [/\b(\d{1,2})\s?h(?=\s*(?:\p{Dash}|to|a|hasta)(?: las)?\s*(?:1[3-9]|2[0-3])\s?h)/gu, '$1:00'],
  [/\b((?:0|1)\d|2[0-3]|[6-9])(:\d\d)\s*(?:h|hrs?|hours|horas)\b\.?/g, '0$1$2#'],
  [/\b(0\d|1[3-9]|2[0-3])\s?h\b\.?/g, '0$1#'],
  [/\b0(\d\d)(?=[:#])/g, '$1'],
  [/(:\d\d)#/g, '$1'],
  [/#/g, ':00'],
  // 'Siete y media', 'tres y cuarto', 'half past seven', 'quarter past 3'.
  [/(?<!\d[:.]?)\b(\d{1,2}) y (?:media|30)\b/g, '$1:30'],
  [/(?<!\d[:.]?)\b(\d{1,2}) y (?:cuarto|15)\b/g, '$1:15'],
  [/\bhalf past (\d{1,2})\b(?!:)/g, '$1:30'],
  [/\b(?:a )?quarter past (\d{1,2})\b(?!:)/g, '$1:15'],
  // '8 de la noche', '8 in the evening', '8 o’clock at night'.
  [/\s*o['’]clock\b/g, ''],
  // Noon, as nobody says it of midnight.
  [/\b12(?::00)?\s*(?:de|en|por) la manana\b/g, 'noon'],
  [/\s*(?:de|en|por) la (?:manana|madrugada)\b|\s*in the morning\b/g, ' am'],
  [/\s*(?:de|en|por) la tarde\b|\s*in the (?:afternoon|evening)\b/g, ' pm'],
  // The night of '12' and of '2' is not that of '8'.
  [/^12(?::00)?\s*(?:(?:de|en|por) la noche|at night)$/g, 'midnight'],
  [/(?<=(?<![\d:])(?:0?[6-9]|1[01])(?::\d\d)?)\s*(?:(?:de|en|por) la noche|at night)\b/g, ' pm'],
  [/\b(?:12 )?(?:del |al |a )?(?:medio ?dia|midday)\b/g, 'noon'],
  [/\bmedia ?noche\b/g, 'midnight'],
  // 'Doors 6 PM, show 7 PM' begins with the show.
  [
    /^(?:doors?|gates?)(?: opens?)?(?: at)?:? [^,;/\d]*\d[^,;/]*[,;/] *(?:show|music|concert|starts?)(?: starts?)?(?: at)?:? /,
    '',
  ],
  [/^(?:doors?|gates?)(?: opens?)?(?: at)?:? (?=\d)/, ''],
  // A number behind the day of the week may be that of the day: 'Fri 18', 'Sat 20-21'.
  [
    /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?,? (?=\d[^a-z]*(?:\d[ap]\b|[ap]\.?\s?m\b|:\d\d|noon|midnight))/,
    '',
  ],
  [
    /^(?:from|(?:show )?starts?|starting|(?:show )?begins?|beginning|show ?time|kick[ -]?off|at|desde|de|a partir de|empieza|comienza|inicio)(?:(?: at| from)?(?: (?:a )?las?)?|:) (?=\d|noon)/,
    '',
  ],
  // '2 pm start', '7 PM (doors)', '3 PM kick-off'.
  [
    /(?<=\d\s?[ap]\.?\s?m\b\.?|\bnoon|:\d\d),?\s*\(?(?:start(?:s|ing)?(?: time)?|begins?|show ?time|kick[ -]?off|doors?(?: open)?|gates?(?: open)?|local time)\)?$/,
    '',
  ],
  [/^a las? (?=\d)/, ''],
  // No end is invented for 'till late' and 'onwards'.
  [/\s*(?:\p{Dash}|\b(?:to|until|(?:un)?till?|hasta)\b)\s*(?:late|tarde|close|closing|\?+)$/u, ''],
  // '5 pm-till', '7 PM until', '7 PM –'.
  [
    /(?<=\d\s?[ap]\.?\s?m\b\.?|\bnoon|:\d\d)\s*(?:\p{Dash}+|(?:\p{Dash}+\s*|\b)(?:until|(?:un)?till?|hasta))$/u,
    '',
  ],
  [/\s*(?:\b(?:onwards?|and on|sharp|en adelante|en punto|hasta tarde)\b|(?<=m\.?)\s?\+)\.?$/, ''],
  [/\s(?:till?|hasta|a)(?: las?)? (?=\d|noon|midnight)/, ' to '],
  // 'Noon to 6' is an afternoon.
  [/^(noon|12(?::00)?\s?p\.?\s?m\.?)\s*(?:\p{Dash}|to)\s*((?:[1-9]|1[01])(?::\d\d)?)$/u, '$1 to $2 pm'],
];

const HOURS_IN_WORDS = [
  'one two three four five six seven eight nine ten eleven twelve',
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
].map((line) => line.split(' '));
/** Hours in words, 'seven pm', 'a las siete'; 'una' and 'once' mean an hour behind their article, or before what only an hour has. */
const HOUR_IN_WORDS = new RegExp(
  `\\b(?:${HOURS_IN_WORDS.flat()
    .map((word) =>
      word === 'una' || word === 'once'
        ? `(?:(?<=las? )${word}|${word}(?= (?:y (?:media|cuarto)|menos|de la (?:manana|tarde|noche)|[ap]\\.? ?m\\b)))`
        : word,
    )
    .join('|')})\\b`,
  'g',
);
/** 'Ten to seven' is 6:50, or from ten to seven: unclear. */
const MINUTES_TO = /^(?:at )?(?:five|ten|twenty) to /;
const hourOfWord = (word: string) =>
  String(Math.max(...HOURS_IN_WORDS.map((hours) => hours.indexOf(word) + 1)));

/** A time in small letters without accents, in the spelling that is read. */
const spelled = (text: string) =>
  SPELLINGS.reduce(
    (read, [written, meant]) => read.replace(written, meant),
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
      .replace(MINUTES_TO, 'minutes to ')
      .replace(HOUR_IN_WORDS, hourOfWord),
  );

/** A number in words that is an hour, in the spelling that is read: not that of 'Two shows'. */
const NAMED_HOUR =
  /^midnight$|(?:^|\b(?:at|around|about|from|past|to|till?|until|by|or|las?) )\d\d?(?::\d\d)?(?=$|\s*(?:[ap]\.?\s?m\b|(?:menos|y|to|till?|until|or|thirty|ish|a|hasta|de la|sharp)\b|\p{Dash}|[,/&]))/u;

/** Whether a text names an hour, clear or not: 'half past seven' and 'midnight' do, 'Sunrise' does not. */
export const namesHour = (text: string): boolean =>
  /\d/.test(text) || (text.length <= MAX_HOUR_LETTERS && NAMED_HOUR.test(spelled(text)));

/** What the rule for hours says in English, in Spanish; of English words that rule alone decides. */
const ALL_DAY_IN_SPANISH = /^(?:durante )?(?:todo el dia|(?:el )?dia (?:entero|completo))[.!]*$/;

/** Whether a text says in Spanish that an event lasts all day: 'Todo el día'. */
export const saysAllDay = (text: string): boolean =>
  text.length <= MAX_HOUR_LETTERS && ALL_DAY_IN_SPANISH.test(fold(text).replace(/\s+/g, ' ').trim());

/** The hours that a text says, where they are clear: those that are parsed as they are, and others as people write them. */
export const hoursFromText = remembered((text: string) =>
  text.length > MAX_HOUR_LETTERS ? undefined : (parseTime(text) ?? parseTime(spelled(text.trim()))),
);

const DAY_MINUTES = 1440;
/** What ends a day, where it is an end; '12 AM' of a clock begins one. */
const END_OF_DAY = /^(?:(?:12 ?)?midnight|12(?::00)? ?a\.?m\.?|24:00|0?0:00)$/;

/**
 * The minutes at which an event ends that has its end in a cell of its own, in any of these spellings: of a range the end
 * counts. Undefined where it is unclear.
 *
 *     readEndTime('until 11 pm'); // 1380
 */
export const readEndTime = remembered((text: string): number | undefined => {
  if (text.length > MAX_HOUR_LETTERS) return undefined;
  const written = spelled(text).replace(/^(?:until|till?|ends?|hasta)(?: at| las?)? /, '');
  if (END_OF_DAY.test(written)) return DAY_MINUTES;
  const clock = hoursFromText(written);
  return clock?.end ?? clock?.start;
});

const NOON = 720;

type Timed = Pick<CalendarEvent, 'date' | 'endDate' | 'moreDates' | 'time' | 'endTime'>;

/** Hours of one of several days, which end when they can be meant to. */
function certainHours(text: string) {
  const hours = hoursFromText(text);
  return hours?.end !== undefined && isEndInDoubt(hours.start, hours.end) ? undefined : hours;
}

/** The hours of a time in the words that are parsed; undefined where the text is parsed as it is, or not clear. */
function plainTimeOf(event: Timed): string | undefined {
  const { date, endDate, time = '', endTime = '' } = event;
  const { start, end } = hoursFromText(time) ?? {};
  // An end of its own is that of the last day, beside which no day has hours; 'TBA' is none.
  if (start === undefined)
    return readEndTime(endTime) === undefined ? hoursByDay(event, certainHours) : undefined;
  const isSaidTwice = endDate !== undefined && endDate === addDays(date, 1);
  // Hours of which EndDate says that they end on the next day are no typo.
  const isDoubtful = end !== undefined && isEndInDoubt(start, end) && !isSaidTwice;
  if (isDoubtful && readEndTime(endTime) === undefined) return formatHour(start);
  if (parseTime(time)) return undefined;
  return end === undefined ? formatHour(start) : `${formatHour(start)} - ${formatHour(end)}`;
}

/** The same of an end in a cell of its own. */
function plainEndTimeOf({ date, endDate, time = '', endTime = '' }: Timed): string | undefined {
  const end = readEndTime(endTime);
  if (end === undefined) return undefined;
  const { start } = hoursFromText(time) ?? {};
  if (start !== undefined && !endDate && end <= start && isEndInDoubt(start, end + DAY_MINUTES)) return '';
  if (end !== DAY_MINUTES) return end === parseEndTime(endTime) ? undefined : formatHour(end);
  if (endTime.trim().startsWith('24')) return endTime === '24:00' ? undefined : '24:00';
  // A night from 8 PM until '12 AM' of the next day ends with its first minute.
  const isNight =
    start !== undefined && start >= NOON && endDate !== undefined && endDate === addDays(date, 1);
  if (isNight) return '00:00';
  return endTime === 'midnight' ? undefined : 'midnight';
}

/** An event with its hours as a column that is written by a clock of 24 hours says them: '10:00' is '10 AM' there. */
const asOf24 = <Event extends Timed>(event: Event): Event => ({
  ...event,
  ...(event.time !== undefined && { time: plainHoursOf24(event.time) ?? event.time }),
  ...(event.endTime !== undefined && { endTime: plainHoursOf24(event.endTime) ?? event.endTime }),
});

/**
 * An event with its hours in plain words beside what is written, where only these are parsed.
 *
 *     withPlainHours({ date: '2026-12-05', time: '7pm till late' }).plainTime; // '7 PM'
 */
export function withPlainHours<Event extends Timed>(
  event: Event,
  { isOf24 = false } = {},
): Event & Pick<CalendarEvent, 'plainTime' | 'plainEndTime'> {
  if (isOf24) {
    const meant = asOf24(event);
    const plain = withPlainHours(meant);
    const { plainTime = meant.time, plainEndTime = meant.endTime } = plain;
    return {
      ...event,
      ...(plainTime !== event.time && { plainTime }),
      ...(plainEndTime !== event.endTime && { plainEndTime }),
    };
  }
  const plainTime = event.time === undefined ? undefined : plainTimeOf(event);
  const plainEndTime = event.endTime === undefined ? undefined : plainEndTimeOf(event);
  if (plainTime === undefined && plainEndTime === undefined) return event;
  return {
    ...event,
    ...(plainTime !== undefined && { plainTime }),
    ...(plainEndTime !== undefined && { plainEndTime }),
  };
}
