import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CELEBRATIONS } from '#lib/celebrations/celebrations.server';
import { knownCelebration } from '#lib/celebrations/known-celebrations.server';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { choicesOf } from '#lib/events/lists/event-choices';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { searchIndexSlices } from '#lib/events/search-events';
import { belizeDay } from '#lib/time/calendar-day';
import { finishSlices } from '#lib/time/slices';
import { summariesToCome } from '../events/to-come.ts';

/** All events of the sample sheet. */
const sampleEvents = (): CalendarEvent[] =>
  finishSlices(parseEventsCsv(readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8'))).events;

/** What field and assistant search in some events, of the sample sheet without others, at an instant in milliseconds since 1970. */
export function calendarAt(now: number, all = sampleEvents()) {
  const events = summariesToCome(all, belizeDay(now));
  return {
    events,
    index: finishSlices(searchIndexSlices(events)),
    choices: choicesOf(events),
    celebrations: CELEBRATIONS.map((one) => knownCelebration(one, all, undefined, now)),
  };
}
