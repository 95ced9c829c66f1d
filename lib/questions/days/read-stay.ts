import { addDays } from '#lib/time/calendar-day';
import { type Read, readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };
import type { ReadTime, Words } from './asked-days.ts';
import { numberNamed } from './date-words.ts';

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
