import { filtersFromSearch } from '#lib/events/event-filters';
import { answerFilters } from '#lib/questions/answer-filters';
import { findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { helpOf } from '#lib/questions/help-answer';
import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { answerText } from '#lib/voice/answer-text';
import { calendarAt } from '../../support/questions/sample-calendar.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';

const calendar = calendarAt(NOW);

const understand = (question: string, last?: VoiceSearch) =>
  understandQuestion(question, {
    today: TODAY,
    minutes: 20 * 60,
    places: calendar.choices.cities,
    celebrations: calendar.celebrations,
    ...(last && { last }),
  });

function inAssistant(question: string) {
  const understood = understand(question);
  const asked = findEventsForQuestion(calendar, understood.search, NOW);
  const help = helpOf(understood, calendar.index);
  return { asked, help, text: answerText(asked, understood, { today: TODAY, kind: 'Tourist', help }) };
}

const inField = (q: string) =>
  answerFilters(filtersFromSearch(new URLSearchParams({ q }).toString()), calendar, NOW);

describe('a celebration that is announced in several places', () => {
  test.each([
    [
      'boat parade placencia on dec 5?',
      'Christmas Lighted Boat Parade is announced for Saturday, 5 December 2026.',
    ],
    [
      'boat parade in san pedro',
      'Christmas Lighted Boat Parade is announced for Saturday, 19 December 2026.',
    ],
    ['when is the carnival road march', 'Carnival Road March is announced for Saturday, 11 September 2027.'],
  ])('%s is told by the rows of that place and that name', (question, told) => {
    expect(inAssistant(question).help?.text).toBe(told);
  });

  test('its days are no answer for another place', () => {
    expect(inAssistant('when is the boat parade in hopkins').help).toBeUndefined();
  });
});

describe('words of daily speech', () => {
  test.each<[string, VoiceSearch]>([
    ['what is happening in Caye Caulker before we leave', { city: 'caye-caulker' }],
    ['events within half an hour drive of Placencia', { city: 'placencia' }],
    ['parade on barrier reef drive', { category: 'parade', words: 'barrier reef drive' }],
    ['fire works in san pedro', { city: 'san-pedro', words: 'fireworks' }],
  ])('%s asks only for what is beside them', (question, search) => {
    expect(understand(question).search).toEqual(search);
  });
});

describe('public holidays', () => {
  test.each([
    [
      'when is the next public holiday and are the shops closed',
      /25 December 2026 is a public holiday in Belize: Christmas Day\./,
    ],
    [
      'which public holidays are left in 2026',
      /^Public holidays then: Christmas Day on Friday, 25 December 2026; Boxing Day on/,
    ],
    [
      'are there any bank holidays next week',
      /^No public holiday of Belize is then\. The next is Christmas Day/,
    ],
    ['do we have the day off on tuesday', /24 November 2026 is no public holiday in Belize\./],
  ])('%s is answered by their days', (question, told) => {
    expect(inAssistant(question).help?.text).toMatch(told);
  });
});

describe('what is asked of the guide', () => {
  test.each([
    ['how do I put my DJ night on your site', 'submit'],
    ['how ah fi change di taim pahn wahn event weh ah don sen een?', 'lostLink'],
    ['¿y si después cambia la fecha?', 'lostLink'],
    ['do you send a reminder by email?', 'reminders'],
    ['¿me pueden avisar antes del evento?', 'reminders'],
    ['where is the best view at the parade', 'organiser'],
  ])('%s leads to its page', (question, topic) => {
    expect(inAssistant(question).help?.topic).toBe(topic);
  });
});

describe('what is refused by how it is', () => {
  test.each([
    ['something chill tonight, no loud music', ['loud music']],
    ['live music but no punta rock', ['punta rock']],
    ['nothing loud in hopkins', []],
  ])('%s wishes for none of it', (question, refused) => {
    const { search, refused: notFound } = understand(question);
    expect([...(search.refused ?? []).map(({ text }) => text), ...notFound]).toEqual(
      expect.arrayContaining(refused),
    );
    expect(search.words ?? '').not.toMatch(/loud|rock|punta/);
  });
});

describe('a follow-up', () => {
  const tonight: VoiceSearch = { when: 'today', hours: { after: 1200, before: 1440 } };

  test.each<[string, VoiceSearch, VoiceSearch]>([
    ['no, not Belize City, in Dangriga', tonight, { ...tonight, city: 'dangriga' }],
    [
      'and after 9 pm?',
      { when: 'tomorrow', city: 'hopkins' },
      { when: 'tomorrow', hours: { after: 1260, before: 1440 } },
    ],
    [
      'which one is better with small children',
      { words: 'fireworks' },
      { category: 'family', words: 'fireworks' },
    ],
    [
      'only the free ones',
      { city: 'hopkins', refused: [{ text: 'church', search: { category: 'religious' } }] },
      { cost: 'free', refused: [{ text: 'church', search: { category: 'religious' } }] },
    ],
  ])('%s keeps the thread', (question, last, search) => {
    expect(understand(question, last).search).toMatchObject(search);
  });
});

describe('days', () => {
  test.each<[string, VoiceSearch]>([
    ['is the cycling classic on a friday', { weekday: 5 }],
    ['feria el proxmo sabado', { from: '2026-11-28', to: '2026-11-28' }],
    ['drums saturday next week', { from: '2026-11-28', to: '2026-11-28' }],
    ['drums in the new year', { from: '2027-01-01' }],
    ['drums this month now the 19th is over', { when: 'month' }],
  ])('%s asks for these days', (question, search) => {
    expect(understand(question).search).toMatchObject(search);
  });
});

describe('what comes near', () => {
  test('says that no price is written, where only a price was not met', () => {
    const { text, asked } = inAssistant('drumming lesson in Hopkins under 50 dollars');
    expect(asked.nearest).toEqual(['cost']);
    expect(text).toMatch(/No price is written for this: Lebeha Drumming Workshop.*no price is written/);
    expect(text).not.toMatch(/Nothing here mentions/);
  });

  test('is in Belize, where nobody asked for a place abroad', () => {
    expect(
      inAssistant('any dance this saturday in Orange Walk').asked.next.map(({ city }) => city),
    ).not.toContain('Houston, TX');
  });

  test('follows what is over', () => {
    expect(inField('farmers market in san ignacio later today').nearest?.text).toMatch(
      /^Saturday Farmers Market is over\./,
    );
  });

  test('comes before the weather', () => {
    expect(inAssistant('indoor stuff for a rainy tuesday with a toddler in Belize City').text).toMatch(
      /^I found no family events.*The weather is at the top/,
    );
  });
});
