import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { indexablePaths } from '#lib/landing/indexable-paths.server';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../support/events/some-event.ts';

const TODAY = '2026-11-26';

test('on 26 November 2026 the sample calendar gives at least 180 pages for search engines, each once', () => {
  const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');
  const { events } = finishSlices(parseEventsCsv(sheet, undefined, TODAY));
  const paths = indexablePaths(events, TODAY);
  expect(paths.length).toBeGreaterThanOrEqual(180);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['on its day', { date: TODAY }, true],
  ['while its date is to be confirmed', { date: '12 December' }, true],
  ['until the last of several days', { date: '2026-11-20', endDate: TODAY }, true],
  ['until the last of several dates', { date: '2026-11-19', moreDates: [TODAY] }, true],
  ['when it is called off', { date: TODAY, status: 'cancelled' }, true],
  ['no more on the next day, also when it went on after midnight', { date: '2026-11-25' }, false],
] as const)('an event is for search engines %s', (_, fields, isListed) => {
  const event = someEvent(fields);
  expect(indexablePaths([event], TODAY).includes(`/events/${event.id}`)).toBe(isListed);
});
