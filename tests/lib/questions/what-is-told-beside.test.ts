import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import circumstances from '../../../lib/questions/words/circumstances.json';

/** Saturday. */
const today = '2026-11-21';
const ask = (text: string) => understandQuestion(text, { today, minutes: 20 * 60 });

describe('what a question tells beside what it asks for is not searched:', () => {
  test.each<[string, VoiceSearch]>([
    ['Good evening, what is on in Hopkins', { city: 'hopkins' }],
    ['Gud nait, weh gat muzik da Hopkins', { city: 'hopkins', words: 'music' }],
    ['Buenas noches, ¿qué hay en Hopkins?', { city: 'hopkins' }],
    ['someone at the hotel said there is a mass in Dangriga', { city: 'dangriga', words: 'mass' }],
    ['my friend told me that there is a parade', { category: 'parade' }],
    ['un amigo me dijo que hay un desfile', { category: 'parade' }],
    ['we are staying at a hotel in Placencia, any music', { city: 'placencia', words: 'music' }],
    ['I just finished dinner, any concert', { words: 'concert' }],
    ['acabamos de cenar, algún concierto', { words: 'concert' }],
    ['music that I can walk to in Hopkins', { city: 'hopkins', words: 'music' }],
    ['dónde hay música que puedo llegar a pie en Hopkins', { city: 'hopkins', words: 'music' }],
    ['music, we cannot walk far', { words: 'music' }],
    ['what is on my calendar this week', { from: '2026-11-21', to: '2026-11-22' }],
    ['list the events on the calendar', {}],
    ['which village has a parade', { category: 'parade' }],
    ['opening hours of the museum', { words: 'museum' }],
    ['drums in case it rains', { words: 'drum' }],
    ['música por si llueve', { words: 'music' }],
    ['drums if all this bad rain', { words: 'drum' }],
    ['música si llueve', { words: 'music' }],
    ['music with my husband in Hopkins', { city: 'hopkins', words: 'music' }],
    ['a concert with my elderly parents and our friends', { words: 'concert' }],
    ['música con mis suegros', { words: 'music' }],
    ['my husband is off, any music', { words: 'music' }],
    ['mi marido y yo queremos música', { words: 'music' }],
    ['anything with my teenagers tomorrow', { when: 'tomorrow' }],
    ['music, no car', { words: 'music' }],
    ['música sin carro', { words: 'music' }],
    ['what can I walk or bus to in Hopkins', { city: 'hopkins' }],
    ['what does the calendar have for Hopkins', { city: 'hopkins' }],
    ['anything on this site in Hopkins', { city: 'hopkins' }],
    ['qué tiene la página para marzo', { from: '2027-03-01', to: '2027-03-31' }],
    ['is there a function in Hopkins', { city: 'hopkins' }],
    ['any affairs or gatherings in Hopkins', { city: 'hopkins' }],
    ['is the museum closed', { words: 'museum' }],
    ['my flight lands at 3 pm on the 4th, what is on', { from: '2026-12-04', to: '2026-12-04' }],
  ])('%s', (text, search) => {
    const { search: found, help } = ask(text);
    expect(found).toEqual(search);
    expect(help).toBeUndefined();
  });

  test.each<[string, VoiceSearch]>([
    ['We are from Toronto, what is on in San Pedro', { city: 'san-pedro' }],
    ['soy de Belmopan y quiero ir a Corozal', { city: 'corozal' }],
    ['a couple from North Carolina in Hopkins', { city: 'hopkins' }],
    ['we are from Los Angeles, any music', { words: 'music' }],
    ['I am from Dangriga, any music', { city: 'dangriga', words: 'music' }],
  ])('where somebody comes from: %s', (text, search) => {
    expect(ask(text).search).toEqual(search);
  });

  test.each<[string, VoiceSearch]>([
    ['Good Friday', { from: '2027-03-26', to: '2027-03-26' }],
    ['a concert at the museum', { words: 'concert museum' }],
    ['music from Hopkins', { city: 'hopkins', words: 'music' }],
    ['a band from Dangriga', { city: 'dangriga', words: 'music' }],
    ['breakfast in Dangriga', { city: 'dangriga', words: 'breakfast' }],
    ['the walk in San Pedro', { city: 'san-pedro', words: 'walk' }],
    ['cancer walk', { words: 'cancer walk' }],
    ['music with my kids', { category: 'family', words: 'music' }],
    ['events for teenagers', { words: 'youth' }],
    ['something for my teenagers', { words: 'youth' }],
    ['mother’s day', { words: 'mother’s' }],
    ['tour guide training', { category: 'workshop', words: 'tour' }],
    ['boat parade in Placencia', { category: 'parade', city: 'placencia', words: 'boat' }],
  ])('the same words in another sense stay: %s', (text, search) => {
    expect(ask(text).search).toEqual(search);
  });

  test.each<[string, VoiceSearch]>([
    ['is there a pie eating contest', { category: 'food', words: 'pie contest' }],
    ['after school programs for my son', { category: 'education', words: 'family programs' }],
  ])('nothing is cut out of %s', (text, search) => {
    expect(ask(text).search).toEqual(search);
  });

  test.each(['buenas noches', 'buenas tardes', 'hola buenas noches', 'good evening'])(
    'a greeting alone asks for nothing: %s',
    (text) => {
      expect(ask(text).search).toEqual({});
    },
  );

  test.each(Object.entries(circumstances))('no phrase of the table %s is made of others', (_, table) => {
    const isMadeOf = (text: string, others: readonly string[]): boolean =>
      others.some(
        (other) =>
          text === other || (text.startsWith(`${other} `) && isMadeOf(text.slice(other.length + 1), others)),
      );
    expect(
      table.filter((phrase) =>
        isMadeOf(
          phrase,
          table.filter((other) => other !== phrase),
        ),
      ),
    ).toEqual([]);
  });

  test.each(['do you know if it rains tomorrow', 'when will it rain', '¿sabe si llueve mañana?'])(
    'the weather itself is asked for: %s',
    (text) => {
      expect(ask(text).help).toBe('weather');
    },
  );

  test.each(['hotels in Hopkins', 'bus to the hotel', 'where to stay in San Pedro'])(
    'rooms and buses are asked for: %s',
    (text) => {
      expect(ask(text).help).toBe('travel');
    },
  );
});

describe('what is refused', () => {
  const refusedIn = (text: string) => ask(text).search.refused?.map(({ search }) => search);

  test.each<[string, VoiceSearch[]]>([
    ['anywhere except the city', [{ city: 'belize-city' }]],
    ['not in Placencia and San Pedro', [{ city: 'placencia' }, { city: 'san-pedro' }]],
    ['nothing religious', [{ category: 'religious' }]],
    ['no quiero nada religioso', [{ category: 'religious' }]],
    ['no parades no church', [{ category: 'parade' }, { category: 'religious' }]],
    ['concerts but not in Belize City', [{ city: 'belize-city' }]],
  ])('is each of what stands there: %s', (text, searches) => {
    expect(refusedIn(text)).toEqual(searches);
  });

  test.each([
    'is there nothing in Hopkins',
    'nothing on tonight in San Pedro?',
    'the concert at Y-Not Island',
    'what should we not miss in San Pedro',
    'no hay nada en Belmopan',
  ])('is nothing of a question that only has such a word: %s', (text) => {
    expect(refusedIn(text)).toBeUndefined();
  });

  test('a wish behind ‘and’ is none: no church and music in Hopkins', () => {
    expect(ask('no church and music in Hopkins').search).toMatchObject({ city: 'hopkins', words: 'music' });
  });
});

describe('words that were written together', () => {
  test.each<[string, VoiceSearch]>([
    ['whatsontonightbelizecity', ask('tonight in belize city').search],
    ['freedec5placencia', { city: 'placencia', cost: 'free', from: '2026-12-05', to: '2026-12-05' }],
    ['eventsthisweekend', { when: 'weekend' }],
    ['#LobsterFest2027', { words: 'lobster fest', from: '2027-01-01', to: '2027-12-31' }],
    ['saturday28november', { from: '2026-11-28', to: '2026-11-28' }],
  ])('are read apart: %s', (text, search) => {
    expect(ask(text).search).toEqual(search);
  });

  test.each(['nochebuena', 'tacofest', 'lobsterfest', 'DanceTheNight', 'jankunu'])(
    'a word of its own is not taken apart into a place or a day: %s',
    (text) => {
      expect(ask(text).search.city).toBeUndefined();
    },
  );
});

describe('a word is not corrected into another that only looks like it:', () => {
  test.each([
    ['mongo', 'mongo'],
    ['advent', 'advent'],
    ['calentar', 'calentar'],
  ])('%s', (text, word) => {
    expect(ask(text).search).toEqual({ words: word });
  });
});
