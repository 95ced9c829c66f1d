import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { type Read, readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import type { Sentence } from '../sentence/sentence.ts';
import dates from '../words/dates.json' with { type: 'json' };
import type { ReadTime, Words } from './asked-days.ts';
import { numberNamed } from './date-words.ts';
import { type DaySpan, lastDayOf } from './day-spans.ts';
import { readDays } from './read-days.ts';

const staying = tableOf(dates.staying);
const forAsLong = tableOf(dates.forAsLong);
const WEEK_DAYS = 7;
/** Days of the units in which a stay is told. */
const lengths = new Map([
  ...[...dates.units.day, ...dates.nights].map((word) => [word, 1] as const),
  ...dates.units.week.map((word) => [word, WEEK_DAYS] as const),
]);

/** A day that somebody stays on from: 'the 3rd of December for ten days', 'el 3 de diciembre por dos semanas'. */
export function readStay(words: Words, { value, end }: Read<ReadTime>): Read<ReadTime> | undefined {
  const { from, to } = value.days;
  const duration = readPhrase(words, skip(words, end, staying), forAsLong);
  const count = duration && numberNamed(words[duration.end] ?? '');
  const unit = duration && lengths.get(words[duration.end + 1] ?? '');
  if (from !== to || !duration || !count || !unit) return undefined;
  return { value: { days: { from, to: addDays(from, count * unit - 1) } }, end: duration.end + 2 };
}

/** Days as they were read: those of the words from one position to another. */
export type ReadDays = { days: DaySpan; start: number; end: number };

const HOME = '(?:back|home|out|off|away|bak|hoam|hoom|owt)';
/** Going away at the end of a stay; 'nos vamos', but not 'vamos', which is coming too. */
const LEAVES = new RegExp(
  `\\b(?:(?:lea?v(?:e|es|ing)|lef|left|lee?v|depart(?:s|ing)?|fl(?:y|ies|ying)|sail(?:s|ing)?|return(?:s|ing)?)(?: ${HOME})*|(?:go|goes|going|goh|head(?:s|ing)?|get(?:s|ting)?|check(?:s|ing)?|be|are|am|im) ${HOME}(?: ${HOME})*|checkout|(?:nos|me|se) (?:voy|vamos|va|van|regresamos|regreso)|salgo|salimos|saliendo|salen|vuelvo|volvemos|regres[ao]\\w*)\\b`,
);
/** Coming at its beginning, before the first day. */
const COMES =
  /\b(?:(?:land|arriv|dock|reach|com|fly|fli|get|check|driv|sail|go)(?:e|es|s|ing|ting)?(?: (?:in|down|there|here))?|kohn|lleg\w+|aterriz\w+|entr(?:o|amos))\b/;

/** So many words stand between the verbs and the days. */
const MOST_WORDS_BETWEEN = 8;
const MOST_WORDS_BEFORE = 4;

/** The position of each word of a text of words in which a pattern is found; none where it is not. */
function positionsOf(words: Words, from: number, to: number, pattern: RegExp): number[] {
  const text = words.slice(from, to).join(' ');
  const found = pattern.exec(text);
  if (!found) return [];
  const first = text.slice(0, found.index).split(' ').length - 1;
  return found[0].split(' ').map((_, index) => from + first + index);
}

/**
 * The days from coming to leaving that a sentence tells with two verbs: 'we land on December 3 and fly out on the 8th'. The
 * verbs are taken out of it, so that nothing is searched for them. Undefined where nobody leaves between two of its days.
 */
export function takeStay(
  sentence: Sentence,
  words: Words,
  [first, last]: readonly (ReadDays | undefined)[],
): { from: CalendarDay; to: CalendarDay } | undefined {
  if (!first || !last || last.start - first.end > MOST_WORDS_BETWEEN) return undefined;
  const leaves = positionsOf(words, first.end, last.start, LEAVES);
  const { from } = first.days;
  const away = last.start - (leaves.at(-1) ?? 0);
  if (leaves.length === 0 || away > MOST_WORDS_BEFORE || (first.days.to && first.days.to > from))
    return undefined;
  // Counted from the first day: 'Monday' is the one behind it, 'the 22nd' that of its month.
  const { days } = readDays(words, last.start, from, true)?.value ?? last;
  const to = lastDayOf(days);
  if (to <= from) return undefined;
  const before = Math.max(0, first.start - MOST_WORDS_BEFORE);
  for (const position of [...leaves, ...positionsOf(words, before, first.start, COMES)])
    sentence.take(position, 1);
  return { from, to };
}
