import { eventsOf } from '#lib/questions/find-events-for-question';
import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { calendarAt } from '../../../support/questions/sample-calendar.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';
const searchOf = (text: string) => understandQuestion(text, { today: TODAY, minutes: 20 * 60 }).search;

describe('days of the week that are asked for without a date', () => {
  test.each<[string, VoiceSearch]>([
    ['talleres entre semana', { category: 'workshop', weekday: 'weekdays' }],
    [
      'workshops on weekday mornings',
      { category: 'workshop', weekday: 'weekdays', hours: { after: 0, before: 720 } },
    ],
    ['weekends in december', { weekday: 'weekends', from: '2026-12-01', to: '2026-12-31' }],
    ['every saturday', { weekday: 6 }],
    ['los viernes en Corozal', { weekday: 5, city: 'corozal' }],
    ['saturday mornings', { weekday: 6, hours: { after: 0, before: 720 } }],
    ['sundays', { weekday: 0 }],
  ])('are all of them: %s', (text, search) => {
    expect(searchOf(text)).toEqual(search);
  });

  test.each<[string, VoiceSearch]>([
    ['el viernes en Corozal', { from: '2026-11-27', to: '2026-11-27', city: 'corozal' }],
    ['saturday morning', { when: 'today', hours: { after: 0, before: 720 } }],
    ['this weekend', { when: 'weekend' }],
    ['los martes de carnaval', { weekday: 2, words: 'carnival' }],
    ['the weekend before christmas', { from: '2026-12-18', to: '2026-12-20' }],
  ])('and a single one is that: %s', (text, search) => {
    expect(searchOf(text)).toEqual(search);
  });

  test.each<[string, VoiceSearch]>([
    ['saturdays and sundays', { weekday: 6 }],
    ['los sábados y domingos', { weekday: 6 }],
    ['every friday and saturday', { weekday: 5 }],
    ['the 5th of december, also every friday', { from: '2026-12-05', to: '2026-12-05' }],
    ['fridays and saturdays in december', { weekday: 5, from: '2026-12-01', to: '2026-12-31' }],
  ])('and of several the first are searched, and it is said that others are left: %s', (text, search) => {
    const understood = understandQuestion(text, { today: TODAY, minutes: 20 * 60 });
    expect(understood.search).toEqual(search);
    expect(understood.hasSecond).toBe(true);
  });

  test.each(['every friday in december', 'saturdays', 'sundays at 7 pm'])(
    'and of one nothing is left: %s',
    (text) => {
      expect(understandQuestion(text, { today: TODAY, minutes: 20 * 60 }).hasSecond).toBe(false);
    },
  );

  test('on weekdays nothing of a weekend is found', () => {
    const calendar = calendarAt(NOW);
    const found = eventsOf(calendar, searchOf('free workshops in Belmopan on weekdays'), NOW);
    expect(found.map(({ title }) => title)).toEqual(["Men's Health & Wellness Workshop"]);
  });
});

describe('a date or a stay', () => {
  test.each<[string, VoiceSearch]>([
    ['algo gratis el 28', { cost: 'free', from: '2026-11-28', to: '2026-11-28' }],
    ['05/12/2026', { from: '2026-12-05', to: '2026-12-05' }],
    ['12/05/2026', { from: '2026-12-05', to: '2026-12-05' }],
    ['landing on the 3rd of December for ten days', { from: '2026-12-03', to: '2026-12-12' }],
    ['el 3 de diciembre por una semana', { from: '2026-12-03', to: '2026-12-09' }],
    ['this week', { from: '2026-11-21', to: '2026-11-22' }],
  ])('is read to its end: %s', (text, search) => {
    expect(searchOf(text)).toEqual(search);
  });

  test.each<[string, VoiceSearch]>([
    ['tomorrow for kids', { category: 'family', when: 'tomorrow' }],
    ['music for two hours on friday', { words: 'music', from: '2026-11-27', to: '2026-11-27' }],
  ])('and what else stands behind ‘for’ is no stay: %s', (text, search) => {
    expect(searchOf(text)).toMatchObject(search);
  });
});
