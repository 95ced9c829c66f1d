import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { choicesOf } from '#lib/events/event-choices';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { searchIndexSlices } from '#lib/events/search-events';
import { summarizeEvent } from '#lib/events/summarize-event';
import { upcomingEvents } from '#lib/events/upcoming-events';
import { type Calendar, findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { answerText } from '#lib/voice/answer-text';
import { someSummary } from '../../support/events/some-event.ts';

const TODAY = '2026-11-20'; // a Friday

function calendarOf(events: Calendar['events']): Calendar {
  return { events, index: finishSlices(searchIndexSlices(events)), choices: choicesOf(events) };
}

const sample = calendarOf(
  finishSlices(
    upcomingEvents(finishSlices(parseEventsCsv(readFileSync('data/events.csv', 'utf8'))).events, TODAY),
  ).map(summarizeEvent),
);

function ask(text: string, { calendar = sample, kind = 'Tourist' as 'Local' | 'Tourist', city = '' } = {}) {
  const understood = understandQuestion(text, { today: TODAY, places: calendar.choices.cities });
  const search = city ? { ...understood.search, city } : understood.search;
  const asked = findEventsForQuestion(calendar, { ...understood, search }, TODAY);
  return { ...asked, text: answerText(asked, understood, { today: TODAY, kind, nearMe: Boolean(city) }) };
}

test('an answer says how many events there are and names the next two with their days', () => {
  const { text, count, labels } = ask('what’s on in Dangriga this weekend');
  expect(count).toBe(3);
  expect(labels).toEqual(['Dangriga', 'This weekend']);
  expect(text).toBe(
    'I found 3 events in Dangriga this weekend, and 2 more nearby. Next: Buíti Binafi: Garifuna Breakfast & Drumming on Friday 20 November and Garifuna Settlement Weekend: Punta Rock Concert on Friday 20 November. Each event’s page shows the way there.',
  );
});

test('a question in Spanish is answered in Spanish', () => {
  expect(ask('¿qué hay en San Pedro mañana?').text).toBe(
    'Encontré 1 evento en San Pedro mañana. Lo próximo: Diabetes Awareness Walk el sábado 21 de noviembre. La página de cada evento muestra cómo llegar.',
  );
});

test('the answer for a day of the week says how many of the filtered events are on that day', () => {
  const { text, next } = ask('church in Dangriga on Sunday');
  expect(next[0]?.date).toBe('2026-11-22');
  expect(text).toContain('1 of them is on Sunday 22 November.');
});

test('an answer says so when there is no filter for the requested time', () => {
  const { search, text } = ask('parades in December');
  expect(search).toEqual({ category: 'parade' });
  expect(text).toMatch(
    /\d of them are from Tuesday 1 December to Thursday 31 December\. The list has no filter/,
  );
});

test('a category without events is searched by its word', () => {
  const { search, labels, count } = ask('food in Belize City');
  expect(search).toEqual({ city: 'belize-city', words: 'food' });
  expect(labels).toEqual(['Belize City', '“food”']);
  expect(count).toBeGreaterThan(0);
});

test('a category with events sets its filter', () => {
  const calendar = calendarOf([someSummary({ id: 'a', title: 'Big Lunch', category: 'food' })]);
  expect(ask('food in Dangriga', { calendar }).search).toEqual({ category: 'food', city: 'dangriga' });
});

test('music is searched in the category entertainment when no event contains the word', () => {
  expect(ask('music in Dangriga', { calendar: calendarOf([someSummary()]) }).search).toEqual({
    category: 'entertainment',
    city: 'dangriga',
  });
});

test('a word that occurs in no event is left out, and the answer says so', () => {
  const { count, text } = ask('something with my girlfriend in Dangriga');
  expect(count).toBeGreaterThan(0);
  expect(text).toContain('Nothing here mentions “girlfriend”, so I left that out.');
});

test('a single word that occurs in no event finds nothing', () => {
  const { count, text } = ask('xylophones');
  expect(count).toBe(0);
  expect(text).toBe('I found no events for “xylophones”. Try another time, another place or fewer words.');
});

test('when no event matches everything, the least specific part is left out, and the answer says so', () => {
  expect(ask('where can I eat hudut').text).toMatch(
    /^I found 1 event for “hudut”\. Nothing is all of that, so I left out food and market events\. Next: Hudut & Ereba Cook-Off/,
  );
  expect(ask('garifuna drumming class in Hopkins').text).toMatch(
    /^I found 1 event for “drum” in Hopkins.* I left out education events and “Garifuna”\. Next: Lebeha/,
  );
  expect(ask('misa de navidad').text).toMatch(
    /^Encontré 2 eventos con “mass”\. Nada es todo eso a la vez, así que dejé fuera “Christmas”\. Lo próximo: Midnight Mass/,
  );
});

test('nothing is left out when events elsewhere or at other times match everything', () => {
  expect(ask('Independence parade in Barranco').search).toMatchObject({
    category: 'parade',
    words: 'Independence',
  });
  expect(ask('horse races tomorrow')).toMatchObject({
    count: 0,
    otherTimes: 1,
    search: { words: 'horse race' },
  });
});

test('when a time has no events, the answer counts those at other times and names the next', () => {
  const { text, otherTimes } = ask('anything in Caye Caulker tomorrow');
  expect(otherTimes).toBeGreaterThan(1);
  expect(text).toContain(
    `At other times there are ${otherTimes}. Next: Reef Week Beach Clean-Up on Saturday 13 March 2027`,
  );
  expect(ask('¿qué hay hoy en Belmopán?').text).toMatch(
    /En otras fechas hay \d+\. Lo próximo: Small Business Expo/,
  );
});

test('an answer says so when only similar words were found', () => {
  expect(ask('pride').text).toMatch(
    /^I found \d events for “pride”\. Nothing says exactly that; these come close\./,
  );
  expect(ask('parades').text).not.toContain('come close');
});

test('‘lobsterfest’ also finds ‘Lobster Fest’', () => {
  expect(ask('when is lobsterfest in San Pedro').next[0]?.title).toBe('San Pedro Lobster Fest Block Party');
});

test('an answer says so when it cannot exclude what was asked to be excluded', () => {
  expect(ask('not in Belize City').text).toContain(
    'I cannot leave anything out; I looked for what you named.',
  );
});

test('when a place has no events, the answer counts those in other places', () => {
  const { text, elsewhere } = ask('parades in Barranco');
  expect(elsewhere).toBeGreaterThan(1);
  expect(text).toContain(`I found no parades in Barranco. In other places there are ${elsewhere}.`);
});

test('whether the visitor is a local or a tourist changes only the wording', () => {
  const [local, tourist] = [ask('parades', { kind: 'Local' }), ask('parades', { kind: 'Tourist' })];
  expect(local.count).toBe(tourist.count);
  expect(tourist.text).toBe(`${local.text} Each event’s page shows the way there.`);
  expect(ask('xylophones', { kind: 'Local' }).text).toContain('Submit Event puts it on the calendar.');
});

test('‘near me’ is answered as ‘near you’', () => {
  expect(ask('free near me', { city: 'dangriga' }).text).toMatch(/near you in Dangriga/);
});

test('events of neighbouring places are counted as nearby, as in the list', () => {
  const calendar = calendarOf([someSummary({ city: 'Hopkins', place: 'hopkins' })]);
  const { count, nearby } = ask('Dangriga', { calendar });
  expect([count, nearby]).toEqual([0, 1]);
});

test('a cancelled event is counted, as in the list, but never named as the next', () => {
  const calendar = calendarOf([someSummary({ status: 'cancelled' })]);
  const { count, next } = ask('Dangriga', { calendar });
  expect([count, next]).toEqual([1, []]);
});

test('every question is answered in under 80 words', () => {
  const long = 'Very Long Title '.repeat(40);
  const calendar = calendarOf([
    someSummary({ id: 'a', title: long }),
    someSummary({ id: 'b', title: long, city: long, place: 'long' }),
    ...sample.events,
  ]);
  const words = fc.constantFrom(
    ...'parades kids church food music free in at Dangriga Hopkins San Pedro this weekend tomorrow tonight on Sunday december qué hay mañana gratis near xylophone very long title and'.split(
      ' ',
    ),
  );
  const question = fc.oneof(
    fc.array(words, { maxLength: 20 }).map((each) => each.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
  );
  fc.assert(
    fc.property(question, fc.constantFrom('Local' as const, 'Tourist' as const), (text, kind) => {
      const asked = ask(text, { calendar, kind });
      expect(asked.text.split(/\s+/).length).toBeLessThan(80);
      expect(asked.text).toMatch(/^(I found|Encontré|No encontré)/);
      expect(asked.next.length).toBeLessThanOrEqual(3);
    }),
  );
});
