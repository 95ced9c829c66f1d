import { filtersFromSearch } from '#lib/events/event-filters';
import { answerFilters } from '#lib/questions/answer-filters';
import { findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { helpOf } from '#lib/questions/help-answer';
import { understandQuestion } from '#lib/questions/understand-question';
import { answerText } from '#lib/voice/answer-text';
import { calendarAt } from '../../support/questions/sample-calendar.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';

const calendar = calendarAt(NOW);

function inField(q: string) {
  const { reading, result, nearest, leadOn } = answerFilters(
    filtersFromSearch(new URLSearchParams({ q }).toString()),
    calendar,
    NOW,
  );
  const titles = (found: readonly { title: string }[] = []) => found.map(({ title }) => title);
  return {
    reading,
    found: titles(result.events),
    nearest: titles(nearest?.events),
    nearestText: nearest?.text,
    next: leadOn?.next?.title,
  };
}

function inAssistant(question: string) {
  const understood = understandQuestion(question, {
    today: TODAY,
    minutes: 20 * 60,
    places: calendar.choices.cities,
    celebrations: calendar.celebrations,
  });
  const asked = findEventsForQuestion(calendar, understood.search, NOW);
  const help = helpOf(understood, calendar.index);
  return { understood, text: answerText(asked, understood, { today: TODAY, kind: 'Local', help }) };
}

describe('a celebration with its year or its place', () => {
  test.each([
    ['Garifuna Settlement Day next year when and where', '2027-11-19'],
    ['baron blis day wen is it in 2027', '2027-03-09'],
    ['Christmas Day next year', '2027-12-25'],
  ])('%s asks for its day in that year', (question, day) => {
    expect(inField(question).reading.search).toEqual({ from: day, to: day });
    expect(inAssistant(question).understood.search).toEqual({ from: day, to: day });
  });

  test.each([
    ['what date does lobster fest fall on in caye caulker', /Friday, 2 July 2027 to Saturday, 3 July 2027\./],
    ['when is lobsterfest in placencia', /announced for Saturday, 10 July 2027\./],
    ['when is lobsterfest', /Friday, 2 July 2027 to Saturday, 3 July 2027 and Saturday, 10 July 2027\./],
  ])('%s is told by the rows that are meant', (question, told) => {
    expect(inField(question).reading.help?.text).toMatch(told);
    expect(inAssistant(question).text).toMatch(told);
  });

  test('other events of next year keep the words that ask for them', () => {
    expect(inAssistant('garifuna events next year').understood.search).toMatchObject({ words: 'Garifuna' });
  });
});

describe('words that ask and name no event', () => {
  test.each([
    ['what did I miss yesterday', { from: '2026-11-20', to: '2026-11-20' }],
    ['is 9 march a public holiday', { from: '2027-03-09', to: '2027-03-09' }],
    ['is Boxing Day a holiday', { from: '2026-12-26', to: '2026-12-26' }],
  ])('%s searches nothing but the day', (question, search) => {
    expect(inAssistant(question).understood.search).toEqual(search);
  });

  test('a pageant keeps its name, and a part within a word is no match', () => {
    expect(inField('miss garifuna pageant').found).toContain('Miss Garifuna Belize Pageant');
    expect(inField('missi').found).toEqual([]);
  });

  test.each([
    ['evnts distrct cayo', /Nothing here mentions/],
    ['fecha de semana santa 2027', /Ningún evento menciona/],
    ['qué hacer en corozal y sus pueblos', /Ningún evento menciona/],
    ['is the boat parade in san pedro free or u haf to pay', /Nothing here mentions/],
    ['something for my kids tomorrow, they’re 4 and 7', /did not understand/],
    ['is it on tonight or was it yesterday', /more than one/],
  ])('%s is answered without a remark', (question, remark) => {
    expect(inAssistant(question).text).not.toMatch(remark);
    expect([...inField(question).reading.unknown, ...inField(question).reading.unread]).toEqual([]);
  });

  test('a wish that nothing mentions is named in field and assistant', () => {
    expect(inField('opera or zydeco tonight').reading.unknown).toEqual(['opera', 'zydeco']);
    expect(inAssistant('opera or zydeco tonight').text).toMatch(/Nothing here mentions “opera zydeco”/);
  });
});

describe('a place that only a venue names', () => {
  test.each(['anything at nim li punit', 'events in Indian Creek'])(
    '%s finds what is held there',
    (question) => {
      expect(inField(question).found).toEqual(['Chocolate Festival of Belize Grande Finale at Nim Li Punit']);
      expect(inAssistant(question).text).toMatch(/^I found 1 event in Indian Creek/);
    },
  );
});

describe('‘or’ between two wishes', () => {
  test.each([
    ['football or horse races', 'football or horse race'],
    ['desfile o regata', 'parade or regatta'],
    ['chocolate or mango', 'chocolate or mango'],
  ])('%s asks for either of them', (question, words) => {
    expect(inAssistant(question).understood.search).toEqual({ words });
    expect(inField(question).found.length).toBeGreaterThan(1);
  });

  test('the language is that of most of the words', () => {
    expect(inAssistant('football or carreras de caballos this december').understood.language).toBe('en');
    expect(inAssistant('fútbol o carreras de caballos en diciembre').understood.language).toBe('es');
  });
});

describe('what became of an event', () => {
  test.each([
    ['is the boat parade in Placencia cancelled', /On the calendar without a change: Placencia Holiday/],
    ['has the placencia marathn been moved to another date', /On the calendar without a change: End of the/],
    ['¿se canceló el desfile de lanchas en San Pedro?', /En el calendario, sin cambios: San Pedro Christmas/],
  ])('%s is told without a claim and without an offer', (question, told) => {
    const { text } = inAssistant(question);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/Submit Event/);
  });

  test.each([
    ['tickets for the houston christmas gala sold out??', 'Belizean Christmas Gala Houston'],
    ['is the tree lighting canceled, what is the weather?', 'Christmas Tree Lighting Ceremony'],
  ])('%s shows the event beside the help', (question, title) => {
    const { reading, nearest, nearestText } = inField(question);
    expect(reading.help).toBeDefined();
    expect(nearestText).toMatch(/On the calendar without a change/);
    expect(nearest).toContain(title);
  });

  test('the weather as a reason is not asked for', () => {
    const { reading, nearest, nearestText } = inField('is the tree lighting canceled because of the rain?');
    expect(reading.help).toBeUndefined();
    expect(nearestText).toMatch(/On the calendar without a change/);
    expect(nearest).toContain('Christmas Tree Lighting Ceremony');
  });

  test('who wants to list an event is shown none', () => {
    const question = 'does it cost anything to list our church bazaar here';
    expect(inField(question)).toMatchObject({ found: [], nearest: [] });
    expect(inAssistant(question).text).not.toMatch(/Next:/);
  });
});

describe('kinds that find each other', () => {
  test.each([
    ['kids belmopan', 'Back-to-School Reading Workshop'],
    ['drumming classes', 'Lebeha Drumming Workshop'],
    ['food festival', 'Sugar City Food Fair'],
    ['christmas lights', 'San Pedro Christmas Lighted Boat Parade'],
    ['jump up on boxing day', 'Boxing Day Bram & Sambai'],
  ])('%s finds also what is called otherwise', (question, title) => {
    expect(inField(question).found).toContain(title);
  });

  test('a fair is no show of another kind', () => {
    expect(inField('art fair').found).not.toContain('Kriol Stories & Brukdown Show');
  });
});

describe('hours and what comes next', () => {
  test.each([
    ['what is happening tonight', /Seine Bight on Saturday 21 November, all day, free/],
    ['¿qué hay esta noche?', /el sábado 21 de noviembre, todo el día, gratis/],
  ])('%s says what is on all day', (question, told) => {
    expect(inAssistant(question).text).toMatch(told);
  });

  test('after the last one of a name the next of its kind is offered', () => {
    expect(inField('where is the next farmers market').next).toBeDefined();
    expect(inAssistant('where is the next farmers market').text).not.toMatch(/Heritage Day/);
  });
});
