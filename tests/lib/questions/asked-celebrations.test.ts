import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { filtersFromSearch } from '#lib/events/event-filters';
import { searchIndexSlices } from '#lib/events/search-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { celebrationText } from '#lib/questions/celebration-text';
import { findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { helpOf } from '#lib/questions/help-answer';
import { suggestionsFor } from '#lib/questions/search-suggestions';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { answerText } from '#lib/voice/answer-text';
import { calendarAt } from '../../support/questions/sample-calendar.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';

const calendar = calendarAt(NOW);

const filtersOf = (q: string) => filtersFromSearch(new URLSearchParams({ q }).toString());
const inField = (q: string) => answerFilters(filtersOf(q), calendar, NOW);
function inAssistant(question: string) {
  const understood = understandQuestion(question, {
    today: TODAY,
    places: calendar.choices.cities,
    celebrations: calendar.celebrations,
  });
  const asked = findEventsForQuestion(calendar, understood.search, NOW);
  const help = helpOf(understood, calendar.index);
  return { asked, text: answerText(asked, understood, { today: TODAY, kind: 'Tourist', help }) };
}

const SETTLEMENT_DAY = 'Garifuna Settlement Day was on Thursday; the next is on Friday, 19 November 2027.';

describe('a celebration that is named', () => {
  test.each([
    ['settlement day', SETTLEMENT_DAY, 'garifuna-settlement-day'],
    ['#SettlementDay', SETTLEMENT_DAY, 'garifuna-settlement-day'],
    ['what is on at Settlement Day', SETTLEMENT_DAY, 'garifuna-settlement-day'],
    [
      'when is Garifuna Settlement Day and what is on in Dangriga then?',
      SETTLEMENT_DAY,
      'garifuna-settlement-day',
    ],
    ['Settlement Day parade in Hopkins', SETTLEMENT_DAY, 'garifuna-settlement-day'],
    [
      '¿cuándo es el día de garifuna?',
      'Garifuna Settlement Day fue el jueves; la próxima vez es el viernes 19 de noviembre de 2027.',
      'garifuna-settlement-day',
    ],
    [
      'independence day',
      'Independence Day is on Tuesday, 21 September 2027. Events on the calendar: Monday, 20 September 2027 to Tuesday, 21 September 2027.',
      'independence-day',
    ],
    [
      'when is lobsterfest',
      'Lobsterfest is announced for Friday, 2 July 2027 to Saturday, 3 July 2027 and Saturday, 10 July 2027.',
      'lobsterfest',
    ],
    [
      'september celebrations',
      'September Celebrations are from Wednesday, 1 September 2027 to Tuesday, 21 September 2027. Events on the calendar: Saturday, 28 August 2027 to Tuesday, 21 September 2027.',
      'september-celebrations',
    ],
    [
      'la ruta maya',
      'La Ruta Maya Belize River Challenge is announced for Friday, 5 March 2027 to Monday, 8 March 2027.',
      'la-ruta-maya',
    ],
  ])('is answered by when it is, and by its page: %s', (question, text, slug) => {
    const { help } = inField(question).reading;
    expect(help?.text).toBe(text);
    expect(help?.link.address).toBe(`/celebrations/${slug}`);
    expect(suggestionsFor(filtersOf(question), calendar, NOW).celebrations).toEqual([
      { text, label: help?.link.label, address: `/celebrations/${slug}` },
    ]);
    expect(inAssistant(question).text).toContain(text);
  });

  test.each([
    ['settlement day', ['2027-11-19', '2027-11-19']],
    ['what is on at Settlement Day', ['2027-11-19', '2027-11-19']],
    ['when is Garifuna Settlement Day and what is on in Dangriga then?', ['2027-11-19']],
  ])('leads to its day: %s', (question, days) => {
    const dates = inField(question).result.events.map(({ date }) => date);
    expect(dates).toEqual(days);
    expect(suggestionsFor(filtersOf(question), calendar, NOW).events.map(({ date }) => date)).toEqual(days);
    expect(inAssistant(question).asked.next.map(({ date }) => date)).toEqual(days);
  });

  test('is found by its words where the calendar has nothing of its day', () => {
    const before = calendar.events.filter(({ date }) => date < '2027-11-01');
    const earlier = {
      ...calendar,
      events: before,
      index: finishSlices(searchIndexSlices(before)),
      celebrations: calendar.celebrations.map((one) => ({ ...one, hasEvents: false })),
    };
    const { reading, result } = answerFilters(filtersOf('settlement day'), earlier, NOW);
    expect(reading.help?.text).toBe(SETTLEMENT_DAY);
    expect(result.events.length).toBeGreaterThan(0);
  });

  test('is removed by the chip of its day', () => {
    const { chips } = inField('settlement day in dangriga').reading;
    expect(chips.map(({ label, without }) => [label, without.q])).toEqual([
      ['Dangriga', 'settlement day'],
      ['Fri 19 Nov 2027', 'in dangriga'],
    ]);
  });
});

test.each([
  'until christmas',
  'church on christmas eve',
  'drums in dangriga',
  'garifuna',
  'parade this weekend',
  'horse races',
  'san pedro',
])('what names no celebration is no question of when one is: %s', (question) => {
  expect(inField(question).reading.help).toBeUndefined();
});

describe('when a celebration is, in a sentence,', () => {
  const known = (part: Partial<KnownCelebration>): KnownCelebration => ({
    slug: 'drum-day',
    name: 'Drum Day',
    names: ['drum day'],
    shortNames: [],
    when: 'rule',
    usual: 'It is usually in May.',
    ...part,
  });
  test.each<[string, Partial<KnownCelebration>]>([
    ['Drum Day is today.', { days: [TODAY, TODAY] }],
    ['Drum Day is on now, until Monday, 23 November 2026.', { days: ['2026-11-20', '2026-11-23'] }],
    ['Drum Day is tomorrow, Sunday, 22 November 2026.', { days: ['2026-11-22', '2026-11-22'] }],
    [
      'Drum Day was yesterday; the next is on Saturday, 20 November 2027.',
      { days: ['2027-11-20', '2027-11-20'], before: ['2026-11-20', '2026-11-20'] },
    ],
    [
      'Drum Day was on Tuesday, 10 November 2026; the next is on Wednesday, 10 November 2027.',
      { days: ['2027-11-10', '2027-11-10'], before: ['2026-11-10', '2026-11-10'] },
    ],
    [
      'Drum Day is on Saturday, 1 May 2027.',
      { days: ['2027-05-01', '2027-05-01'], before: ['2026-05-01', '2026-05-01'] },
    ],
    [
      'Drum Day is usually on Saturday, 1 May 2027, and not announced yet.',
      { when: 'usual', days: ['2027-05-01', '2027-05-01'] },
    ],
    ['Drum Day is not announced yet. It is usually in May.', { when: 'unknown' }],
  ])('%s', (text, part) => {
    expect(celebrationText(known(part), TODAY, 'en')).toBe(text);
  });
});
