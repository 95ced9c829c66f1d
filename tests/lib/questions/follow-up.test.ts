import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { someSummary } from '../../support/events/some-event.ts';

const today = '2026-11-21';
const parades: VoiceSearch = { category: 'parade', city: 'corozal', when: 'weekend' };
const first = someSummary({ id: 'first', place: 'hopkins', date: '2026-12-05' });
const ask = (text: string, last: VoiceSearch = parades) =>
  understandQuestion(text, { today, last, lastEvents: [first] });

describe('a follow-up keeps what its words do not replace:', () => {
  test.each<[string, VoiceSearch]>([
    ['only San Pedro', { ...parades, city: 'san-pedro' }],
    ['the one in Hopkins', { ...parades, city: 'hopkins' }],
    ['just free ones', { ...parades, cost: 'free' }],
    ['solo en San Pedro', { ...parades, city: 'san-pedro' }],
    ['for the kids?', { ...parades, category: 'family' }],
    ['only the ones out there in the far end of San Pedro', { ...parades, city: 'san-pedro' }],
    ['those', parades],
    ['those in Hopkins', { ...parades, city: 'hopkins' }],
    ['dem one eena Hopkins', { ...parades, city: 'hopkins' }],
    ['solo los que son gratis', { ...parades, cost: 'free' }],
    ['and the day after?', { category: 'parade', city: 'corozal', from: '2026-11-23', to: '2026-11-23' }],
    ['¿y el día siguiente?', { category: 'parade', city: 'corozal', from: '2026-11-23', to: '2026-11-23' }],
    [
      'and the day after tomorrow',
      { category: 'parade', city: 'corozal', from: '2026-11-23', to: '2026-11-23' },
    ],
  ])('%s', (text, search) => {
    expect(ask(text).search).toEqual(search);
  });

  test('the day after is that behind the first event, where no time was asked for', () => {
    expect(ask('the day after?', { words: 'drum' }).search).toMatchObject({
      from: '2026-12-06',
      to: '2026-12-06',
    });
  });

  test.each<[string, VoiceSearch, string]>([
    ['and the sunday?', { from: '2026-11-28', to: '2026-11-28' }, '2026-11-29'],
    ['y el domingo?', { from: '2026-12-24', to: '2026-12-24' }, '2026-12-27'],
    ['and Friday?', { from: '2026-12-24', to: '2026-12-24' }, '2026-12-25'],
    ['friday?', { from: '2026-12-24', to: '2026-12-24' }, '2026-12-25'],
    ['and the sunday?', { from: '2026-11-27', to: '2026-11-29' }, '2026-11-29'],
    // With more than its name it is counted from today, and of a month nobody says which one.
    ['and next sunday?', { from: '2026-12-24', to: '2026-12-24' }, '2026-11-29'],
    ['and this friday?', { from: '2026-12-24', to: '2026-12-24' }, '2026-11-27'],
    ['and friday?', { from: '2026-12-01', to: '2026-12-31' }, '2026-11-27'],
    ['and friday 11 december?', { from: '2026-12-24', to: '2026-12-24' }, '2026-12-11'],
  ])(
    'a bare day of the week is that behind the days that were spoken of: %s behind %j',
    (text, last, day) => {
      expect(ask(text, last).search).toEqual({ from: day, to: day });
    },
  );

  test('a bare day of the week keeps what it does not replace', () => {
    expect(
      ask('and on sunday night?', { ...parades, when: undefined, from: '2026-11-28', to: '2026-11-28' })
        .search,
    ).toEqual({
      category: 'parade',
      city: 'corozal',
      from: '2026-11-29',
      to: '2026-11-29',
      hours: { after: 1020, before: 1440 },
    });
  });

  test('there is the place of the first event, where no place was asked for', () => {
    expect(ask('what can I do there', { words: 'drum' }).search).toEqual({ city: 'hopkins' });
  });
});

describe('a question that is only a part of one belongs to the one before:', () => {
  const refused = [{ text: 'Belize City', search: { city: 'belize-city' } }];
  test.each<[string, VoiceSearch, VoiceSearch]>([
    ['not in Belize City', { words: 'music' }, { words: 'music', refused }],
    ['el domingo?', { city: 'hopkins' }, { city: 'hopkins', when: 'tomorrow' }],
    ['when is it in San Pedro', { words: 'lobsterfest' }, { words: 'lobsterfest', city: 'san-pedro' }],
    ['pero en Corozal', { words: 'music' }, { words: 'music', city: 'corozal' }],
    ['which one is for small children', { city: 'hopkins' }, { city: 'hopkins', category: 'family' }],
  ])('%s', (text, last, search) => {
    expect(ask(text, last).search).toEqual(search);
  });

  test.each<[string, VoiceSearch]>([
    ['what is on in San Pedro', { city: 'san-pedro' }],
    ['events not in Belize City', { refused }],
    ['concerts on sunday', { words: 'concert', when: 'tomorrow' }],
  ])('and a whole one does not: %s', (text, search) => {
    expect(ask(text, { words: 'lobsterfest', city: 'hopkins' }).search).toEqual(search);
  });
});

describe('it is the first event that was named:', () => {
  test.each([
    'where is it',
    'when is it',
    'what time does it start',
    'what time?',
    'how much is that one',
    'is it free',
    'what time does it finish',
    'when does it end',
    'is it over',
    '¿hasta qué hora?',
    '¿a qué hora termina?',
    '¿dónde es?',
    '¿a qué hora es?',
  ])('%s', (text) => {
    expect(ask(text).about?.id).toBe('first');
    expect(ask(text).search).toEqual(parades);
  });

  test.each(['where are the parades', 'what is on tomorrow', 'how much is the gala', 'when is Christmas'])(
    'but not in a question of its own: %s',
    (text) => {
      expect(ask(text).about).toBeUndefined();
    },
  );
});
