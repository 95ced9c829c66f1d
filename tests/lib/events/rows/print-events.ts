// Prints everything that depends on days and clocks, for the test that runs it in several time zones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTime } from '#lib/events/event-time';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { addDays, belizeDay, belizeMidnight, isCalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { formatLabelDay, formatLongDay, formatShortDay } from '#lib/time/format-day';
import { finishSlices } from '#lib/time/slices';
import { instantOf, isoWithOffset } from '#lib/time/zoned-time';

const ZONES = ['America/Belize', 'America/Chicago', 'Europe/London'];
// Around midnight in Belize, in UTC and on the days when clocks change elsewhere.
const INSTANTS = [
  '2026-03-08T07:30:00Z',
  '2026-03-29T00:30:00Z',
  '2026-11-19T05:59:59Z',
  '2026-11-19T06:00:00Z',
  '2026-11-21T01:30:00Z',
  '2027-01-01T03:00:00Z',
  '2028-02-29T23:00:00Z',
];

const sheet = readFileSync(join(import.meta.dirname, '../../../../data/events.csv'), 'utf8');
const parsed = finishSlices(parseEventsCsv(sheet));
const days = [...new Set(parsed.events.map(({ date }) => date))].filter(isCalendarDay);

const output = {
  parsed,
  times: parsed.events.map(({ time }) => parseTime(time ?? '') ?? null),
  days: days.map((day) => ({
    texts: [formatLongDay(day), formatShortDay(day), formatLabelDay(day)],
    weekday: weekdayOf(day),
    neighbours: [addDays(day, -1), addDays(day, 1)],
    begins: belizeMidnight(day),
    evening: ZONES.map((zone) => [instantOf(day, 1170, zone), isoWithOffset(day, 1170, zone)]),
  })),
  today: INSTANTS.map((instant) => belizeDay(Date.parse(instant))),
};

console.info(JSON.stringify({ offset: new Date(Date.UTC(2026, 10, 20)).getTimezoneOffset(), output }));
