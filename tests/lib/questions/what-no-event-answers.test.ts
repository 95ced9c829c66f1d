import { filtersFromSearch } from '#lib/events/event-filters';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { helpOf } from '#lib/questions/help-answer';
import { suggestionsFor } from '#lib/questions/search-suggestions';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { answerText } from '#lib/voice/answer-text';
import { someSummary } from '../../support/events/some-event.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';

const events = [
  someSummary({ id: 'walk', title: 'Art Walk', date: '2026-12-05' }),
  someSummary({ id: 'run', title: 'Fun Run', date: '2026-12-06' }),
  someSummary({ id: 'concert', title: 'Reggae Concert', date: '2026-12-07' }),
];
const index = finishSlices(searchIndexSlices(events));
const calendar = { events, index, choices: choicesOf(events) };

const filtersOf = (q: string) => filtersFromSearch(new URLSearchParams({ q }).toString());
const inField = (q: string) => answerFilters(filtersOf(q), calendar, NOW);

function inAssistant(question: string) {
  const understood = understandQuestion(question, { today: TODAY });
  const asked = findEventsForQuestion(calendar, understood.search, NOW);
  const help = helpOf(understood, index);
  return {
    help,
    next: asked.next,
    text: answerText(asked, understood, { today: TODAY, kind: 'Local', help }),
  };
}

describe.each(['🦞', '???', '#', '…', '¡!'])('signs alone, as %s, ask for a word', (signs) => {
  test('in the search field, which has no event', () => {
    const { reading, result, nearest } = inField(signs);
    expect(reading.help?.topic).toBe('signs');
    expect(result.events).toEqual([]);
    expect(nearest).toBeUndefined();
  });

  test('in its suggestions', () => {
    const { events: offered, nothing } = suggestionsFor(filtersOf(signs), calendar, NOW);
    expect(offered).toEqual([]);
    expect(nothing?.text).toMatch(/drums|música/);
  });

  test('in the assistant', () => {
    expect(inAssistant(signs).text).toMatch(/Type one|Escriba una palabra/);
  });
});

describe('words that were written together, with a # too,', () => {
  test.each([
    ['artwalk', 'walk'],
    ['#ArtWalk', 'walk'],
    ['#funrun', 'run'],
    // 'live' names nothing, and a concert is music.
    ['livemusic', 'concert'],
  ])('find the words apart: %s', (typed, id) => {
    expect(inField(typed).result.events.map((event) => event.id)).toEqual([id]);
    expect(suggestionsFor(filtersOf(typed), calendar, NOW).events.map((event) => event.id)).toEqual([id]);
    expect(inAssistant(typed).next.map((event) => event.id)).toEqual([id]);
  });

  test.each([
    ['#thisweekend', { when: 'weekend' }],
    ['newyearseve', { from: '2026-12-31', to: '2026-12-31' }],
    ['freeevents', { cost: 'free' }],
  ])('ask for what the words apart ask for: %s', (typed, search) => {
    expect(understandQuestion(typed, { today: TODAY }).search).toEqual(search);
  });
});

describe('nonsense and code show no event, and say how to ask:', () => {
  test.each([
    'asdfgh qwerty',
    '12345',
    "' OR '1'='1",
    '{{7*7}}',
    'if (x) { }',
    '<script>alert(1)</script>',
    'SELECT * FROM events',
    'q'.repeat(80),
  ])('%s', (typed) => {
    const { reading, result, nearest } = inField(typed);
    expect(reading.help?.topic).toBe('unclear');
    expect(reading.unread).toEqual([]);
    expect(result.events).toEqual([]);
    expect(nearest).toBeUndefined();
    expect(inAssistant(typed).text).toMatch(/^(Nothing here|Nada) men.*(Try|Escriba) /);
  });

  test('but a face beside a question is none', () => {
    expect(inField('what is on :)').result.events.length).toBe(3);
  });
});

describe('who, what and why of the guide itself', () => {
  test.each([
    'who runs this',
    'who made this site?',
    'hoo mek dis',
    '¿quién hizo esta página?',
    'what is this',
    'what is this website for',
    'why is this guide free',
    'how does this work',
    '¿cómo funciona?',
    'how often is your calendar updated',
    'is this site official',
    'are you a robot',
    'do you have an app',
  ])('are answered, and by no event: %s', (question) => {
    const { reading, result } = inField(question);
    expect(['guide', 'contact']).toContain(reading.help?.topic);
    expect(result.events).toEqual([]);
    expect(inAssistant(question).help?.isOnly).toBe(true);
  });

  test.each([
    'what is on in this guide',
    'what concerts are on this site',
    'who is performing at the concert',
    'what runs are there',
    'is this concert free',
    'are you going to the concert',
  ])('are not what asks for events: %s', (question) => {
    expect(understandQuestion(question, { today: TODAY }).help).toBeUndefined();
  });
});
