import { filtersFromSearch } from '#lib/events/event-filters';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { answerText } from '#lib/voice/answer-text';
import { resultText } from '../../../components/events/list/result-text.ts';
import { someSummary } from '../../support/events/some-event.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';

const belmopan = { city: 'Belmopan', place: 'belmopan' };
const hopkins = { city: 'Hopkins', place: 'hopkins' };
const events = [
  someSummary({ id: 'party', title: 'Paranda Party', date: '2026-11-20', time: '9 PM - 2 AM', ...hopkins }),
  someSummary({
    id: 'walk',
    title: 'Health Walk',
    date: TODAY,
    time: '5 AM',
    category: 'health',
    ...belmopan,
  }),
  someSummary({ id: 'all-day', title: 'Heritage Day', date: TODAY, time: 'All Day', category: 'cultural' }),
  someSummary({ id: 'mass', title: 'Sunday Mass', date: '2026-11-22', time: '9 AM', category: 'religious' }),
  someSummary({
    id: 'expo',
    title: 'Craft Fair',
    date: '2026-11-28',
    time: '9 AM',
    category: 'arts',
    cost: 'Free',
  }),
  someSummary({ id: 'abroad', title: 'Tasting', date: '2026-11-28', place: 'houston', category: 'food' }),
  someSummary({
    id: 'reading',
    title: 'Reading for Children',
    date: '2026-12-05',
    category: 'family',
    ...belmopan,
  }),
  someSummary({
    id: 'jankunu',
    title: 'Jankunu Contest',
    date: '2026-12-27',
    category: 'cultural',
    ...hopkins,
  }),
  someSummary({ id: 'maya', title: 'Maya Day', date: '2027-03-20', category: 'cultural' }),
  someSummary({ id: 'drums', title: 'Drum Night', date: '2027-05-01', category: 'entertainment' }),
  someSummary({ id: 'kite', title: 'Kite Day', date: '2027-06-01', category: 'community' }),
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((day) =>
    someSummary({ id: `festival-${day}`, title: 'Food Festival', date: `2027-07-0${day}`, category: 'food' }),
  ),
];
const index = finishSlices(searchIndexSlices(events));
const calendar = { events, index, choices: choicesOf(events) };

function inField(q: string) {
  const filters = filtersFromSearch(new URLSearchParams({ q }).toString());
  const { reading, result, nearest, leadOn } = answerFilters(filters, calendar, NOW);
  return {
    status: resultText({ result, filters, query: reading.query, cityLabel: undefined, reading }),
    nearest: nearest && { text: nearest.text, ids: nearest.events.map(({ id }) => id) },
    leadOn,
  };
}

function inAssistant(question: string) {
  const understood = understandQuestion(question, {
    today: TODAY,
    places: calendar.choices.cities,
    isName: (word) => index.words.has(word),
  });
  const asked = findEventsForQuestion(calendar, understood.search, NOW);
  return { ...asked, text: answerText(asked, understood, { today: TODAY, kind: 'Tourist' }) };
}

describe('a soft wish that empties the days that were asked for', () => {
  test.each([
    ['next saturday with the family', ['expo', 'reading'], 'What is on then, and the next that fits:'],
    ['something for kids on november 28', ['expo', 'reading'], 'What is on then, and the next that fits:'],
    ['nightlife next saturday', ['expo', 'drums'], 'What is on then, and the next that fits:'],
    ['free on sunday', ['mass', 'expo'], 'What is on then, and the next that fits:'],
  ])('shows what those days hold, and then the next that fits: %s', (question, ids, text) => {
    expect(inField(question).nearest).toEqual({ text, ids });
    expect(inAssistant(question).next.map(({ id }) => id)).toEqual(ids);
  });

  test('is said to be unfulfilled before anything else', () => {
    expect(inAssistant('anything for kids next saturday').text).toMatch(
      /^I found no family events on Saturday 28 November\. What is on then: Craft Fair.* The next that fits: Reading for Children/,
    );
  });

  test('is only told to be found on another day where those days hold nothing', () => {
    expect(inField('family friday').nearest).toEqual({ text: 'The nearest days:', ids: ['reading'] });
  });

  test('and a kind that is meant itself is not: the next of it comes first', () => {
    expect(inField('health events on sunday').nearest?.text).not.toMatch(/What is on then/);
  });
});

describe('of several words that no event has together', () => {
  test.each([
    ['as many as one event has are searched', 'garifuna drum dance contest', ['jankunu'], 'drum'],
    ['a people of Belize comes before the rest', 'maya festival', ['maya'], 'festival'],
    ['a rare word comes before a common one', 'kite festival', ['kite'], 'festival'],
  ])('%s: %s', (_, question, ids, left) => {
    const { next, dropped } = inAssistant(question);
    expect(next.map(({ id }) => id)).toEqual(ids);
    expect(dropped).toEqual({ words: left });
  });

  test('those that the asked days have are named before far days that have them all', () => {
    const { next, following } = inAssistant('garifuna drumming in december');
    expect(next.map(({ id }) => id)).toEqual(['jankunu', 'drums']);
    expect(following?.id).toBe('drums');
  });

  test('none is dropped for a bare list of days while one of them is found elsewhere', () => {
    expect(inField('free drums next saturday').nearest?.ids).not.toContain('expo');
  });
});

describe('a word of a culture that no event has', () => {
  test.each(['hudut', 'where can I try hudut'])(
    'leads to that culture, and is said to be missing: %s',
    (question) => {
      const { next, text } = inAssistant(question);
      expect(next.map(({ id }) => id)).toEqual(['jankunu', 'drums']);
      expect(text).toContain('Nothing here mentions “hudut”');
    },
  );

  test('is no longer missing where it was in what has just ended, which is named as over', () => {
    const { text } = inAssistant('paranda music');
    expect(text).toMatch(/That is over: Paranda Party in Hopkins on Friday 20 November/);
    expect(text).not.toContain('mentions “paranda”');
    expect(inField('paranda music').nearest?.text).toMatch(/^Paranda Party is over\./);
  });

  test('and what ended is not named to who asks for another day', () => {
    expect(inAssistant('paranda in december').over).toBeUndefined();
  });
});

test('what is over and was asked for by its name is named with its hours in the status line', () => {
  expect(inField('health walk').status).toBe('Nothing left today for “walk”: Health Walk, 5 AM, is over');
});

describe('of an evening on which only something of all day is on', () => {
  test('is said that nothing begins, and what comes next', () => {
    expect(inAssistant('tonight').text).toMatch(
      /^Nothing begins tonight, but 1 event is on all day\. On that day: Heritage Day.* After that: Sunday Mass/,
    );
    const { status, leadOn } = inField('tonight');
    expect(status).toBe('Nothing begins tonight but 1 event all day');
    expect(leadOn).toMatchObject({ next: { id: 'mass' }, isAllDay: true });
  });

  test('but not of an evening that has hours', () => {
    expect(inAssistant('evening of may 1').text).not.toMatch(/Nothing begins/);
  });
});

describe('events near a visitor whose place nobody knows', () => {
  test('ask for the place, and name no event', () => {
    expect(inAssistant('near me').text).toBe('Which place are you near? Name it: “events near Dangriga”.');
    expect(inAssistant('¿qué hay cerca de mí?').text).toMatch(/^¿De qué lugar está cerca\?/);
  });

  test('are counted everywhere where something is wished for as well', () => {
    expect(inAssistant('drums near me').text).toMatch(/^Which place are you near\?.* I found \d/);
  });
});

describe('whether something is still on', () => {
  test.each(['is the drum night still on', 'drum night still happening?', 'is drum night going ahead'])(
    'is answered with its row, which notes no change: %s',
    (question) => {
      expect(inAssistant(question).text).toContain('On the calendar without a change: Drum Night');
    },
  );

  test('is not asked by who asks what is left of today', () => {
    expect(inAssistant('what is still on').search).toEqual({ when: 'today' });
  });
});
