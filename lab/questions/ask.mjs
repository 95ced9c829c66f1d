// Asks the search field and the assistant the questions of a file at a fixed moment over the sample sheet, and prints for
// each what was understood, the status line, the first three events and the help answer:
//
//     npm run questions -- questions.txt
//     npm run questions -- questions.txt --at 2026-12-24T18:00:00-06:00 --only field
//
// One question a line. A line that begins with '+' follows the one before, in the same conversation.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { resultText } from '../../components/events/list/result-text.ts';
import { CELEBRATIONS } from '../../lib/celebrations/celebrations.server.ts';
import { knownCelebration } from '../../lib/celebrations/known-celebrations.server.ts';
import { filtersFromSearch } from '../../lib/events/event-filters.ts';
import { choicesOf } from '../../lib/events/lists/event-choices.ts';
import { upcomingEvents } from '../../lib/events/lists/events-to-come.ts';
import { parseEventsCsv } from '../../lib/events/rows/parse-events-csv.ts';
import { searchIndexSlices } from '../../lib/events/search-events.ts';
import { summarizeEvent } from '../../lib/events/summarize-event.ts';

import { answerFilters } from '../../lib/questions/answer-filters.ts';
import { findEventsForQuestion } from '../../lib/questions/find-events-for-question.ts';
import { helpOf } from '../../lib/questions/help-answer.ts';
import { understandQuestion } from '../../lib/questions/understand-question.ts';
import { belizeDay, minutesOfDay } from '../../lib/time/calendar-day.ts';
import { finishSlices } from '../../lib/time/slices.ts';
import { answerText, asksOnlyForPlace } from '../../lib/voice/answer-text.ts';

const EVENTS_SHOWN = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Saturday evening in Belize.
    at: { type: 'string', default: '2026-11-21T20:00:00-06:00' },
    only: { type: 'string' },
    sheet: { type: 'string', default: 'data/events.csv' },
  },
});
const [file] = positionals;
const now = Date.parse(values.at);
if (!file || Number.isNaN(now)) {
  console.error('Usage: npm run questions -- FILE [--at INSTANT] [--only field|assistant] [--sheet CSV]');
  process.exit(2);
}

const today = belizeDay(now);
const parsed = finishSlices(parseEventsCsv(readFileSync(values.sheet, 'utf8')));
const events = finishSlices(upcomingEvents(parsed.events, today)).map(summarizeEvent);
const celebrations = CELEBRATIONS.map((one) => knownCelebration(one, parsed.events, undefined, now));
const calendar = {
  events,
  index: finishSlices(searchIndexSlices(events)),
  choices: choicesOf(events),
  celebrations,
};

const shown = (found) =>
  found.slice(0, EVENTS_SHOWN).map(({ title, date, time = '', city }) => `${date} ${time} ${title}, ${city}`);
const print = (name, value) => {
  if (value !== undefined && value !== '') console.log(`    ${name.padEnd(8)} ${value}`);
};

function askField(question) {
  const filters = filtersFromSearch(new URLSearchParams({ q: question }));
  const { reading, result, place, nearest, leadOn } = answerFilters(filters, calendar, now);
  const cityLabel = place?.label ?? reading.chips.find(({ key }) => key === 'place')?.label;
  const total = events.length;
  const { query } = reading;
  console.log('  field');
  print('chips', reading.chips.map(({ label }) => label).join(' | '));
  print('status', resultText({ result, filters, query, total, isLoading: false, cityLabel, reading }));
  for (const line of shown(result.events)) print('', line);
  if (result.nearby.length > 0) for (const line of shown(result.nearby)) print('nearby', line);
  if (nearest) print('instead', nearest.text);
  if (nearest) for (const line of shown(nearest.events)) print('', line);
  if (leadOn?.next && !result.events.includes(leadOn.next)) print('leads to', shown([leadOn.next])[0]);
  for (const { event, words } of leadOn?.near ?? []) print('near', `${event.title}, ${words}`);
  print('help', reading.help?.text);
  if (reading.isPlaceUnknown) print('asks', 'for the place');
  if (reading.unknown.length > 0) print('left out', reading.unknown.join(' '));
  if (reading.unread.length > 0) print('unread', reading.unread.join(' '));
}

function askAssistant(question, last) {
  const understood = understandQuestion(question, {
    today,
    minutes: minutesOfDay(now),
    places: calendar.choices.cities,
    celebrations,
    isName: (word) => calendar.index.words.has(word),
    ...(last && { last: last.search, lastEvents: last.next }),
  });
  const asked = findEventsForQuestion(calendar, understood.search, now);
  console.log('  assistant');
  print('search', JSON.stringify(understood.search));
  const help = helpOf(understood, calendar.index);
  print('says', answerText(asked, understood, { today, kind: 'Local', help }));
  const isPlaceAsked = asksOnlyForPlace(understood, asked);
  if (isPlaceAsked) print('asks', 'for the place');
  if (!help?.isOnly && !isPlaceAsked) for (const line of shown(asked.next)) print('', line);
  print('help', help?.topic);
  return help?.isOnly ? last : asked;
}

const lines = readFileSync(file, 'utf8').split('\n');
let last;
for (const [position, line] of lines.entries()) {
  const question = line.replace(/^\+/, '').trim();
  if (!question) continue;
  console.log(`${position + 1}. ${line.trim()}`);
  const isFollowing = line.startsWith('+');
  if (values.only !== 'assistant' && !isFollowing) askField(question);
  if (values.only !== 'field') last = askAssistant(question, isFollowing ? last : undefined);
}
