import { filtersFromSearch } from '#lib/events/event-filters';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../support/events/some-event.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';

const events = [
  someSummary({
    id: 'walk',
    title: 'Dawn Walk',
    date: TODAY,
    time: '5 AM',
    city: 'San Pedro',
    place: 'san-pedro',
  }),
  someSummary({ id: 'bram', title: 'Bram', date: TODAY, time: '9 PM', city: 'Corozal', place: 'corozal' }),
  someSummary({ id: 'church', title: 'Church Service', date: '2026-11-22', category: 'religious' }),
  someSummary({
    id: 'expo',
    title: 'Expo',
    date: '2026-11-22',
    city: 'Belmopan',
    place: 'belmopan',
    category: 'business',
  }),
  someSummary({ id: 'off', title: 'Kite Day', date: '2026-11-22', status: 'cancelled' }),
  someSummary({ id: 'sunday', title: 'Harbour Day', date: '2027-03-07' }),
  someSummary({ id: 'monday', title: 'River Day', date: '2027-03-08' }),
  someSummary({
    id: 'regatta',
    title: 'Regatta',
    date: '2026-11-29',
    city: 'San Pedro',
    place: 'san-pedro',
  }),
  someSummary({ id: 'last', title: 'Lagoon Day', date: '2027-03-28' }),
];
const calendar = { events, choices: choicesOf(events), index: finishSlices(searchIndexSlices(events)) };
const answer = (q: string) => answerFilters(filtersFromSearch(new URLSearchParams({ q })), calendar, NOW);
const ids = (q: string) => answer(q).result.events.map(({ id }) => id);

describe('what is refused is left out:', () => {
  test.each([
    ['tomorrow but no church', ['expo', 'off']],
    ['tomorrow but not in Belmopan', ['church', 'off']],
    ['mañana, nada de iglesia', ['expo', 'off']],
    ['in march but not on march 28', ['sunday', 'monday']],
  ])('%s', (question, found) => {
    expect(ids(question)).toEqual(found);
  });
});

describe('a status is understood, and stays in the typed text:', () => {
  test.each([
    ['which events are cancelled?', ['off']],
    ['cancelled this weekend', ['off']],
    ['eventos cancelados', ['off']],
    ['is anything postponed', []],
  ])('%s', (question, found) => {
    expect(ids(question)).toEqual(found);
    expect(answer(question).reading.chips.map(({ key }) => key)).toContain('status');
  });

  test('and its chip takes it away', () => {
    const chip = answer('cancelled this weekend').reading.chips.find(({ key }) => key === 'status');
    expect(chip?.without.q).toBe('this weekend');
  });
});

describe('a part of the country is understood:', () => {
  test.each([
    ['what is on up north today', ['bram']],
    ['anything on the islands this month', ['regatta']],
    ['out west tomorrow', ['expo']],
    ['qué hay en el norte hoy', ['bram']],
    ['down south in march', ['sunday', 'monday', 'last']],
    ['in cayo', ['expo']],
  ])('%s', (question, found) => {
    expect(ids(question)).toEqual(found);
  });
});

describe('every such day of a month is meant:', () => {
  test.each([
    ['sundays in march', ['sunday', 'last']],
    ['un domingo de marzo', ['sunday', 'last']],
    ['every monday in march', ['monday']],
  ])('%s', (question, found) => {
    expect(ids(question)).toEqual(found);
  });
});

describe('what is left of the day is meant:', () => {
  const minutes = 20 * 60;
  const ask = (text: string) => understandQuestion(text, { today: TODAY, minutes }).search;
  const from = (hour: number): VoiceSearch => ({ when: 'today', hours: { after: hour * 60, before: 1440 } });
  test.each<[string, VoiceSearch]>([
    ['what is still open', { when: 'today' }],
    ['later tonight', from(20)],
    ['más tarde', from(20)],
    ['it’s 7 now, what can I still catch', from(19)],
    ['son las 9, qué queda hoy', from(21)],
  ])('%s', (text, search) => {
    expect(ask(text)).toEqual(search);
  });

  test('and what is over does not fit', () => {
    expect(ids('what is still on')).toEqual(['bram']);
  });
});

test('the assistant’s text says what its filters cannot: status, refusals and parts of the country', () => {
  expect(ids('Voice: This weekend, Cancelled')).toEqual(['off']);
  expect(ids('Voice: The north')).toEqual(['bram']);
  expect(ids('Voice: Not church')).not.toContain('church');
});
