import { parseTime } from '../../event-time.ts';
import { startOfSeveral } from './start-of-several.ts';

// Not in event-time.ts: these spellings are many, and the browser needs none of them. What is read of them goes along with
// the event, in the few words that it parses.

/** What people write for an hour, in the form that is read below. In this order: a later one reads what an earlier one wrote. */
const SPELLINGS: readonly (readonly [RegExp, string] | ((text: string) => string))[] = [
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
  [/(?<!\d[:.]?)\b(\d{1,2}) y media\b/g, '$1:30'],
  [/(?<!\d[:.]?)\b(\d{1,2}) y cuarto\b/g, '$1:15'],
  // 'A las 7 y 30', '7 y 15 pm': of '14 y 15' alone both may be hours, or days.
  [/(?<=\blas? )(0?[1-9]|1[0-2]) y (15|30)(?![\w:])/g, '$1:$2'],
  [
    /(?<!\d[:.]?)\b(0?[1-9]|1[0-2]) y (15|30)(?=\s?(?:[ap]\.?\s?m\b|(?:de|en|por) la (?:manana|madrugada|tarde|noche)\b))/g,
    '$1:$2',
  ],
  [/\bhalf past (\d{1,2})\b(?!:)/g, '$1:30'],
  [/\b(?:a )?quarter past (\d{1,2})\b(?!:)/g, '$1:15'],
  // '8 de la noche', '8 in the evening', '8 o’clock at night'.
  [/\s*o['’]clock\b/g, ''],
  // '12 MD' and '12N' are noon, '12 MN' is midnight.
  [/\b12(?::00)?\s?(?:m\.?\s?d\b|n\b)\.?/g, 'noon'],
  [/\b12(?::00)?\s?m\.?\s?n\b\.?/g, 'midnight'],
  // Noon, as nobody says it of midnight.
  [/\b12(?::00)?\s*(?:de|en|por) la manana\b/g, 'noon'],
  [/\s*(?:de|en|por) la (?:manana|madrugada)\b|\s*in the morning\b/g, ' am'],
  [/\s*(?:de|en|por) la tarde\b|\s*in the (?:afternoon|evening)\b/g, ' pm'],
  // The night of '12' and of '2' is not that of '8'.
  [/^12(?::00)?\s*(?:(?:de|en|por) la noche|at night)$/g, 'midnight'],
  [/(?<=(?<![\d:])(?:0?[6-9]|1[01])(?::\d\d)?)\s*(?:(?:de|en|por) la noche|at night)\b/g, ' pm'],
  [/\b(?:12 )?(?:del |al |a )?(?:medio ?dia|midday)\b/g, 'noon'],
  [/\bmedia ?noche\b/g, 'midnight'],
  // 'Doors 6 PM, show 7 PM' begins with the show, '2 PM & 5 PM' with the first.
  (text) => startOfSeveral(text, (hour) => parseTime(hour)?.start),
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
export const spelledHours = (text: string): string =>
  SPELLINGS.reduce(
    (read, spelling) => (typeof spelling === 'function' ? spelling(read) : read.replace(...spelling)),
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
      .replace(MINUTES_TO, 'minutes to ')
      .replace(HOUR_IN_WORDS, hourOfWord),
  );
