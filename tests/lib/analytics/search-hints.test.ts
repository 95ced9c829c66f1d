import { readFileSync } from 'node:fs';
import { SEARCH_HINTS } from '#lib/analytics/search-hints';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { searchEvents, searchIndexSlices } from '#lib/events/search-events';
import { summarizeEvent } from '#lib/events/summarize-event';
import { finishSlices } from '#lib/time/slices';

const sheet = readFileSync('data/events.csv', 'utf8');
const index = finishSlices(searchIndexSlices(finishSlices(parseEventsCsv(sheet)).events.map(summarizeEvent)));
const examples = Object.values(SEARCH_HINTS).flatMap((hint) =>
  [...hint.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
);

test.each(examples)(
  'the search help suggests “%s”, which finds something in the sample calendar',
  (words) => {
    const { found, forgiving } = searchEvents(index, words);
    expect(found.length).toBeGreaterThan(0);
    expect(forgiving).toBe(false);
  },
);
