import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { celebrationBySlug, partsOf } from '#lib/celebrations/celebrations.server';
import { editionsOf } from '#lib/celebrations/edition';
import { placeInYear } from '#lib/celebrations/place-in-year';
import type { EventSummary } from '#lib/events/event-summary';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { summarizeEvent } from '#lib/events/summarize-event';
import { belizeMidnight } from '#lib/time/calendar-day';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../support/events/some-event.ts';

const TODAY = '2026-11-28';
const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');
const { events } = finishSlices(parseEventsCsv(sheet));

function placeOf(slug: string, today = TODAY, rows?: readonly EventSummary[]) {
  const celebration = celebrationBySlug(slug);
  if (!celebration) throw new Error(`There is no ${slug}`);
  const { next } = editionsOf(celebration, rows ? [] : events, belizeMidnight(today), {
    parts: partsOf(celebration),
  });
  return placeInYear(celebration, { ...next, events: rows ?? next.rows.map(summarizeEvent) }, today);
}

test.each([
  ['september-celebrations', 9, '2027-08-28'],
  ['carnival-road-march', 9, '2027-08-28'],
  ['new-years-day', 1, '2026-12-31'],
  ['christmas', 12, '2026-12-04'],
  ['wanaragua-jankunu', 12, '2026-12-27'],
  ['garifuna-heritage-month-new-york', 3, '2027-03-11'],
])('%s stands in its own month, %i, though it is sorted by what comes next, %s', (slug, month, nextDay) => {
  expect(placeOf(slug)).toEqual({ isDated: true, month, nextDay });
});

test.each([
  ['belize-international-film-festival', TODAY, 11, '2027-11-15'],
  ['belize-international-film-festival', '2026-11-20', 11, '2026-11-20'],
  ['family-fun-day-houston', '2026-12-10', 3, '2027-03-15'],
  ['orange-walk-fiestarama', TODAY, undefined, '9999-12-31'],
])('%s without a day on %s stands in month %p, and is sorted at %s', (slug, today, month, nextDay) => {
  expect(placeOf(slug, today, [])).toEqual({ isDated: false, month, nextDay });
});

test('what is on since yesterday is next today, and what is cancelled is not', () => {
  const fest = someSummary({ date: '2027-07-02', endDate: '2027-07-04' });
  expect(placeOf('lobsterfest', '2027-07-03', [fest]).nextDay).toBe('2027-07-03');
  const off = { ...fest, status: 'cancelled' as const };
  expect(placeOf('lobsterfest', '2027-07-01', [off])).toMatchObject({ isDated: false, month: 7 });
});
