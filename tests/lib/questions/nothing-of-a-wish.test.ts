import { resultText } from '#components/events/list/result-text.ts';
import { filtersFromSearch } from '#lib/events/event-filters';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { answerText } from '#lib/voice/answer-text';
import { someSummary } from '../../support/events/some-event.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';

const corozal = { city: 'Corozal', place: 'corozal' };
const hopkins = { city: 'Hopkins', place: 'hopkins' };
const events = [
  someSummary({ id: 'heritage', title: 'Heritage Day', date: TODAY, time: 'All Day', ...hopkins }),
  someSummary({
    id: 'paid-fun',
    title: 'Children’s Fun Day',
    date: '2026-11-22',
    category: 'family',
    cost: 'Paid',
    ...hopkins,
  }),
  someSummary({ id: 'market', title: 'Craft Market', date: '2026-12-12', category: 'arts', ...corozal }),
  someSummary({
    id: 'free-fun',
    title: 'Children’s Parade',
    date: '2026-12-22',
    category: 'family',
    cost: 'Free',
    ...hopkins,
  }),
  someSummary({
    id: 'reading',
    title: 'Reading Workshop',
    date: '2027-08-21',
    category: 'education',
    city: 'Belmopan',
    place: 'belmopan',
  }),
];
const index = finishSlices(searchIndexSlices(events));
const calendar = { events, index, choices: choicesOf(events) };

function inField(q: string) {
  const filters = filtersFromSearch(new URLSearchParams({ q }).toString());
  const { reading, result, place, nearest } = answerFilters(filters, calendar, NOW);
  const { query } = reading;
  const cityLabel = place?.label;
  return {
    status: resultText({
      result,
      filters,
      query,
      cityLabel,
      reading,
    }),
    found: result.events.map(({ id }) => id),
    nearest: nearest && { text: nearest.text, ids: nearest.events.map(({ id }) => id) },
  };
}
function inAssistant(question: string) {
  const understood = understandQuestion(question, { today: TODAY, places: calendar.choices.cities });
  const asked = findEventsForQuestion(calendar, understood.search, NOW);
  return answerText(asked, understood, { today: TODAY, kind: 'Tourist' });
}

describe('what there is none of is named by its words', () => {
  test('and what the place has next is shown, not a kind of it far away', () => {
    expect(inField('salsa classes in corozal')).toEqual({
      status: 'No salsa and no classes in Corozal',
      found: [],
      nearest: { text: 'In Corozal next:', ids: ['market'] },
    });
    expect(inAssistant('salsa classes in corozal')).toMatch(
      /^I found no classes in Corozal\. Nothing here mentions “salsa”.* In Corozal next: Craft Market/,
    );
  });

  test.each([
    ['classes in corozal', 'No classes in Corozal'],
    ['church in corozal', 'No religious events in Corozal'],
    ['free parades tomorrow', 'No free parades tomorrow'],
    ['concert in corozal', 'No events in Corozal for “concert”'],
  ])('%s: %s', (question, status) => {
    expect(inField(question).status).toBe(status);
  });
});

describe('words that nothing mentions are lacked by the nearest, in the list as in the assistant:', () => {
  const lackedBy = (q: string) => {
    const understood = understandQuestion(q, { today: TODAY, places: calendar.choices.cities });
    const { nearest, isOtherWish } = findEventsForQuestion(calendar, understood.search, NOW);
    return { nearest, isOtherWish };
  };

  test('of what was wished for nothing is left, and something else comes up instead', () => {
    expect(lackedBy('zydeco on 30 november')).toEqual({ nearest: ['time', 'words'], isOtherWish: true });
    expect(inAssistant('zydeco on 30 november')).toMatch(/Coming up instead: /);
    expect(lackedBy('zydeco in corozal on 30 november').nearest).toEqual(['time', 'words']);
    expect(inAssistant('zydeco in corozal on 30 november')).toMatch(/In Corozal next: Craft Market/);
  });

  test('what fits the other words is still the nearest of them', () => {
    expect(lackedBy('zydeco market on 30 november')).toEqual({
      nearest: ['time', 'words'],
      isOtherWish: false,
    });
    expect(inAssistant('zydeco market on 30 november')).toMatch(/The nearest day: Craft Market/);
  });
});

describe('where a wish and a time have nothing, what is near and differs in one wish alone is first:', () => {
  test('paid family events of the weekend, before free ones in a month', () => {
    expect(inField('free with children this weekend').nearest).toEqual({
      text: 'At another price:',
      ids: ['paid-fun'],
    });
  });

  test('but a question of one wish has it at another time', () => {
    expect(inField('classes tomorrow').nearest?.ids).toEqual(['reading']);
  });
});

test.each(['anything after nine tonight', 'later today'])(
  'what has no hour is no answer to a late hour: %s',
  (question) => {
    expect(inField(question).found).toEqual([]);
  },
);

test.each(['tonight', 'esta noche'])('what has no hour is one of the evening: %s', (question) => {
  expect(inField(question).found).toEqual(['heritage']);
});

describe('a shortened word of a time is read as the whole one', () => {
  test.each([
    ['nxt friday', 'next friday'],
    ['nxet friday', 'next friday'],
    ['nx week', 'next week'],
    ['ths wknd', 'this weekend'],
    ['tihs weekend', 'this weekend'],
    ['tmrw', 'tomorrow'],
    ['tmr night', 'tomorrow night'],
    ['2moro', 'tomorrow'],
    ['tomo', 'tomorrow'],
    ['2day', 'today'],
    ['2nite', 'tonight'],
    ['di nex tuu wiik', 'the next two weeks'],
    ['anything after nine', 'anything after 9'],
    ['algo despues de las nueve', 'algo despues de las 9'],
  ])('%s: %s', (shortened, whole) => {
    const ask = (text: string) => understandQuestion(text, { today: TODAY }).search;
    expect(Object.keys(ask(whole)).length).toBeGreaterThan(0);
    expect(ask(shortened)).toEqual(ask(whole));
  });

  test.each(['drm', 'fry jacks', 'nyc marathon', 'best friday party', 'after one of the parades'])(
    'and no other word: %s',
    (text) => {
      expect(understandQuestion(text, { today: TODAY }).search.hours).toBeUndefined();
      expect(understandQuestion(text, { today: TODAY }).search.when).toBeUndefined();
    },
  );
});

test.each([
  ['the next three saturdays', { weekday: 6, from: '2026-11-21', to: '2026-12-05' }],
  ['los próximos dos viernes', { weekday: 5, from: '2026-11-27', to: '2026-12-04' }],
])('the next of a day of the week are all of them: %s', (question, search) => {
  expect(understandQuestion(question, { today: TODAY }).search).toEqual(search);
});

describe('celebrations and sports in Kriol are understood', () => {
  test.each([
    ["faada's day", { from: '2027-06-20', to: '2027-06-20' }],
    ['wen da faadaz deh', { from: '2027-06-20', to: '2027-06-20' }],
    ['madaz day', { words: 'mother’s' }],
    ['wen da madaz day', { from: '2027-05-09', to: '2027-05-09' }],
    ['biek race', { words: 'cycling race' }],
    ['futbaal', { words: 'football' }],
  ])('%s', (question, search) => {
    expect(understandQuestion(question, { today: TODAY }).search).toEqual(search);
  });
});
