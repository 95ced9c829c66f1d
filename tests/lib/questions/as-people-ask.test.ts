import { readFileSync } from 'node:fs';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { PLACES_WITH_SPELLINGS } from '#lib/places/places';
import { phoneticKey } from '#lib/questions/sentence/phonetic-key';
import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { finishSlices } from '#lib/time/slices';

const TODAY = '2026-11-20'; // a Friday
const DOCUMENTS = [
  'README.md',
  'docs/architecture.md',
  'docs/data-flow.md',
  'docs/operations.md',
  'docs/privacy.md',
];
const PLACES = [{ value: 'san-antonio-toledo', label: 'San Antonio (Toledo)' }];
const ask = (text: string) => understandQuestion(text, { today: TODAY, places: PLACES });
const day = (date: string) => ({ from: date, to: date });
const evening = { after: 1020, before: 1440 };

describe('a question in Kriol or Belizean English is understood', () => {
  test.each<[string, VoiceSearch]>([
    ['weh di happen eena Griga dis weekend', { city: 'dangriga', when: 'weekend' }],
    ['wat di gwaan tonite in the City', { city: 'belize-city', when: 'today', hours: evening }],
    ['anything fi di kids dis saturday', { category: 'family', when: 'tomorrow' }],
    ['weh di party deh tonight', { category: 'entertainment', when: 'today', hours: evening }],
    ['any jump up in PG dis weekend', { category: 'entertainment', city: 'punta-gorda', when: 'weekend' }],
    ['weh ah cud go wid di pikni dem tumaro', { category: 'family', when: 'tomorrow' }],
    ['ting fi du da Belize City pan Satdeh', { city: 'belize-city', when: 'tomorrow' }],
    ['weh deh do fi di tent', { words: 'George’s Caye' }],
    ['any soca in the jewel this month', { when: 'month', words: 'soca' }],
    ['church pan Sondeh eena Hopkins', { category: 'religious', city: 'hopkins', ...day('2026-11-22') }],
    ['dis wiken da Caulker', { city: 'caye-caulker', when: 'weekend' }],
    ['wat deh gwaan dis Sondeh eena Belmopan', { city: 'belmopan', ...day('2026-11-22') }],
    ['weh di myoozik deh tinait', { when: 'today', hours: evening, words: 'music' }],
    ['ting fi du inna Kaayo nex wikend', { city: 'cayo-district', from: '2026-11-27', to: '2026-11-29' }],
    ['fi free ting dis wiken da San Peedro', { city: 'san-pedro', when: 'weekend', cost: 'free' }],
    [
      'cherch Sondeh maanin',
      { category: 'religious', ...day('2026-11-22'), hours: { after: 0, before: 720 } },
    ],
    ['weh di bes fuud deh da Kaaka', { category: 'food', city: 'caye-caulker' }],
    ['ah di luk fi wahn haas rays', { words: 'horse race' }],
    ['eni paati pan Nyoo Yaaz Eev', { category: 'entertainment', ...day('2026-12-31') }],
    ['di krismos kansaat da siti', { city: 'belize-city', words: 'Christmas concert' }],
    ['wen da Krismos', day('2026-12-25')],
    ['weh gwehn aan da Orinj Waak', { city: 'orange-walk' }],
  ])('%s', (text, search) => {
    expect(ask(text).search).toEqual(search);
  });
});

describe('days, holidays and ages are understood', () => {
  test.each<[string, VoiceSearch]>([
    ['from the 24th to the 27th of december', { from: '2026-12-24', to: '2026-12-27' }],
    ['from the 24th to the 2nd of january', { from: '2026-12-24', to: '2027-01-02' }],
    ['from the 3rd to the 8th', { from: '2026-12-03', to: '2026-12-08' }],
    ['arriving dec 20, leaving dec 27', { from: '2026-12-20', to: '2026-12-27' }],
    ['we arrive on monday and leave on friday', { from: '2026-11-23', to: '2026-11-27' }],
    ['llegamos el 18 de diciembre y nos vamos el 2 de enero', { from: '2026-12-18', to: '2027-01-02' }],
    ['hoy o mañana', { from: '2026-11-20', to: '2026-11-21' }],
    ['this spring', { from: '2027-03-01', to: '2027-05-31' }],
    ['este invierno', { from: '2026-12-01', to: '2027-02-28' }],
    ['spring fair', { words: 'spring fair' }],
    ['later today', { when: 'today' }],
    ['el próximo viernes', day('2026-11-27')],
    ['el viernes que viene', day('2026-11-27')],
    ['when is Christmas', day('2026-12-25')],
    ['when is the Christmas parade', { category: 'parade', words: 'Christmas' }],
    ['when is Independence Day this year', day('2027-09-21')],
    ['¿cuándo es el día de la independencia?', day('2027-09-21')],
    ['¿cuándo es el próximo feriado?', day('2026-12-25')],
    ['when is the next public holiday', day('2026-12-25')],
    ['holiday boat parade', { category: 'parade', words: 'christmas boat' }],
    ['holiday camp', { words: 'holiday camp' }],
    ['the next long weekend in San Pedro', { city: 'san-pedro', from: '2026-12-25', to: '2026-12-27' }],
    ['el fin de semana largo', { from: '2026-12-25', to: '2026-12-27' }],
    ['for my 3 and 5 year olds tomorrow', { category: 'family', when: 'tomorrow' }],
    ['ages 5-10', { category: 'family' }],
    ['para mi niño de 4 años', { category: 'family' }],
  ])('%s', (text, search) => {
    expect(ask(text).search).toEqual(search);
  });

  test('but an age beyond childhood does not ask for events for children', () => {
    expect(ask('a party for a 60 year old').search).toEqual({ category: 'entertainment' });
  });
});

describe('a question in English is understood', () => {
  test.each<[string, VoiceSearch]>([
    [
      'free things to do with the kids in cayo this saturday',
      { category: 'family', city: 'cayo-district', when: 'tomorrow', cost: 'free' },
    ],
    ['PARADES IN DANGRIGA', { category: 'parade', city: 'dangriga' }],
    ['hey whats up for the weekend', { when: 'weekend' }],
    ['can you tell me whats going on this weekend please', { when: 'weekend' }],
    [
      'is there anything on in Caye Caulker tomorrow night',
      { city: 'caye-caulker', when: 'tomorrow', hours: evening },
    ],
    ['what is on in San Pedro Town on the weekend', { city: 'san-pedro', when: 'weekend' }],
    ['when is Lobster Fest', { words: 'lobster fest' }],
    ['when is Lobsterfest in San Pedro', { city: 'san-pedro', words: 'lobsterfest' }],
    ['what is happening for the Tenth', { words: 'George’s Caye' }],
    ['where can I celebrate the tenth of september', day('2027-09-10')],
    ['september 10 parade in belize city', { category: 'parade', city: 'belize-city', ...day('2027-09-10') }],
    ['whats on for Settlement Day in Dangriga', { city: 'dangriga', words: 'Garifuna' }],
    ['Settlement Day parade in Hopkins', { category: 'parade', city: 'hopkins', words: 'Garifuna' }],
    ['what time is the Baron Bliss regatta', { words: 'baron bliss regatta' }],
    ['when is Baron Bliss day', day('2027-03-09')],
    ['independence day in PG', { city: 'punta-gorda', words: 'Independence' }],
    ['fireworks on the 21st of September', { ...day('2027-09-21'), words: 'fireworks' }],
    ['september celebrations in the City', { city: 'belize-city', words: 'Independence' }],
    ['horse races new years day', { ...day('2027-01-01'), words: 'horse race' }],
    ['dance lessons in Corozal', { category: 'education', city: 'corozal', words: 'dance' }],
    [
      'farmers market on saturday morning',
      { when: 'tomorrow', hours: { after: 0, before: 720 }, words: 'farmers market' },
    ],
    ['deer dance in San Antonio', { city: 'san-antonio-toledo', words: 'deer dance' }],
    ['no I meant San Pedro', { city: 'san-pedro' }],
    ['only free ones', { cost: 'free' }],
    ['and in Placencia', { city: 'placencia' }],
    ['garifuna in the bronx', { city: 'new-york', words: 'Garifuna' }],
    ['thank you', {}],
    ['what is happening in Town this weekend', { nearMe: true, when: 'weekend' }],
    ['things to do in my village today', { nearMe: true, when: 'today' }],
    ['the fair in town hall square', { words: 'fair hall square' }],
  ])('%s', (text, search) => {
    expect(ask(text).search).toEqual(search);
  });
});

describe('a question in Spanish is understood', () => {
  test.each<[string, VoiceSearch]>([
    ['qué hay hoy en Belmopán', { city: 'belmopan', when: 'today' }],
    ['qué hay mañana para los niños', { category: 'family', when: 'tomorrow' }],
    [
      'eventos gratis este fin de semana en San Ignacio',
      { city: 'san-ignacio-santa-elena', when: 'weekend', cost: 'free' },
    ],
    [
      'hay fiesta esta noche en la ciudad',
      { city: 'belize-city', when: 'today', hours: evening, words: 'fiesta' },
    ],
    ['dónde hay música en vivo mañana', { when: 'tomorrow', words: 'music' }],
    ['qué hay en la isla este fin', { city: 'san-pedro', when: 'weekend' }],
    [
      'hay algo mañana por la tarde en benque',
      { city: 'benque-viejo', when: 'tomorrow', hours: { after: 720, before: 1080 } },
    ],
    ['qué puedo hacer hoy en la ciudad de belice', { city: 'belize-city', when: 'today' }],
    ['el próximo sábado en San Pedro', { city: 'san-pedro', when: 'tomorrow' }],
    ['el sábado que viene', { when: 'tomorrow' }],
    ['misa de navidad', { words: 'Christmas mass' }],
    ['carreras de bicicletas', { words: 'race cycling' }],
    ['el 19 de noviembre en hopkins', { city: 'hopkins', ...day('2027-11-19') }],
    ['algo en mi pueblo hoy', { nearMe: true, when: 'today' }],
    ['clases de baile para mi hija', { category: 'education', words: 'family dance' }],
  ])('%s', (text, search) => {
    const { search: found, language } = ask(text);
    expect(found).toEqual(search);
    expect(language).toBe('es');
  });
});

describe('a time in words is understood', () => {
  test.each<[string, VoiceSearch]>([
    ['the day after tomorrow', day('2026-11-22')],
    ['pasado mañana', day('2026-11-22')],
    ['this coming Saturday', { when: 'tomorrow' }],
    // As with 'next weekend' and 'next week': not the day that is tomorrow.
    ['next Saturday', day('2026-11-28')],
    ['next Friday', day('2026-11-27')],
    ['neks Mondeh', day('2026-11-23')],
    ['what’s on December twelfth', day('2026-12-12')],
    ['on the twenty first of January', day('2027-01-21')],
    ['on the thirtieth of November', day('2026-11-30')],
    ['a second helping', { words: 'helping' }],
  ])('%s', (text, search) => {
    expect(ask(text).search).toEqual(search);
  });
});

describe('a name as speech recognition writes it is understood', () => {
  test.each([
    ['what is happening in then Grieger this weekend', 'dangriga'],
    ['parades in dan greeger', 'dangriga'],
    ['events in plus encia', 'placencia'],
    ['what’s on in play sensia', 'placencia'],
    ['anything in belle mo pan tomorrow', 'belmopan'],
    ['events in bell more pan', 'belmopan'],
    ['parties in punter gorda', 'punta-gorda'],
    ['anything in hop kins', 'hopkins'],
    ['markets in sun ig nasio', 'san-ignacio-santa-elena'],
    ['lobsterfest in san padre', 'san-pedro'],
    ['what’s on in ben k', 'benque-viejo'],
    ['eventos en belmo pan', 'belmopan'],
  ])('%s', (text, city) => {
    expect(ask(text).search.city).toBe(city);
  });

  test.each([
    'a carousel',
    'in carousel',
    'in sockets',
    'in colossal',
    'plus essential',
    'then bigger',
    'in then greater',
    'in placenta',
    'the pan is in a bell',
  ])('a phrase that only resembles a name is no place: %s', (text) => {
    expect(ask(text).search.city).toBeUndefined();
  });

  test('a misheard name has the phonetic key of the name, and no two Belizean places share a key', () => {
    const named = PLACES_WITH_SPELLINGS.filter(({ place }) => place.country === 'BZ');
    const slugsByKey = new Map<string, Set<string>>();
    for (const { place } of named) {
      const key = phoneticKey(place.name);
      slugsByKey.set(key, (slugsByKey.get(key) ?? new Set()).add(place.slug));
    }
    expect([...slugsByKey.values()].filter((slugs) => slugs.size > 1)).toEqual([]);
    expect(phoneticKey('then grieger')).toBe(phoneticKey('Dangriga'));
  });

  test('no phrase of two to four words in the sheet or in this project’s documents sounds like a place', () => {
    const { events } = finishSlices(parseEventsCsv(readFileSync('data/events.csv', 'utf8')));
    const texts = [
      ...events.flatMap(({ title, venue, description }) => [title, venue, description]),
      ...DOCUMENTS.map((path) => readFileSync(path, 'utf8')),
    ];
    const spelled = new Set(
      PLACES_WITH_SPELLINGS.flatMap(({ spellings }) =>
        spellings.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)),
      ),
    );
    const phrases = new Set<string>();
    for (const text of texts) {
      const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
      for (const [start] of words.entries())
        for (const length of [2, 3, 4]) {
          const phrase = words.slice(start, start + length);
          if (!phrase.some((word) => spelled.has(word))) phrases.add(phrase.join(' '));
        }
    }
    const keys = new Set(PLACES_WITH_SPELLINGS.flatMap(({ spellings }) => spellings.map(phoneticKey)));
    // To save time, only phrases with the phonetic key of a name are asked.
    const mistaken = [...phrases].filter(
      (phrase) => keys.has(phoneticKey(phrase)) && ask(`in ${phrase}`).search.city,
    );
    expect(phrases.size).toBeGreaterThan(5_000);
    expect(mistaken).toEqual([]);
  });
});

describe('what a question refuses is not asked for, and reported', () => {
  test.each<[string, VoiceSearch, string[]]>([
    ['not in Belize City', {}, ['Belize City']],
    ['parades but not in Dangriga', { category: 'parade' }, ['Dangriga']],
    ['todo menos no en San Pedro', {}, ['San Pedro']],
    ['no church events this weekend', { when: 'weekend' }, ['church']],
    ['anything but church this weekend', { when: 'weekend' }, ['church']],
    ['not in San Pedro or Caye Caulker', {}, ['San Pedro', 'Caye Caulker']],
    ['free events but not on sunday', { cost: 'free' }, ['sunday']],
    ['eventos que no sean religiosos mañana', { when: 'tomorrow' }, ['religiosos']],
    ['Ah no waahn no cherch ting dis weekend', { when: 'weekend' }, ['cherch']],
    ['no karaoke', {}, ['karaoke']],
    ['not tonight, tomorrow', { when: 'tomorrow' }, ['tonight']],
  ])('%s', (text, search, refused) => {
    const { refused: leftOut = [], ...asked } = ask(text).search;
    expect(asked).toEqual(search);
    expect(ask(text).refused).toEqual(refused);
    expect(leftOut.map((each) => each.text)).toEqual(refused);
    expect(leftOut.every((each) => Object.keys(each.search).length > 0)).toBe(true);
  });

  test.each([
    'is there no parade in Dangriga',
    'why not a parade in Dangriga',
    'parades, not just in Dangriga',
    'no sé, desfiles en Dangriga',
    'no, parades in Dangriga',
    'parades not far from Dangriga',
  ])('but where nothing is refused it is: %s', (text) => {
    expect(ask(text).search).toEqual({ category: 'parade', city: 'dangriga' });
    expect(ask(text).refused).toEqual([]);
  });
});
