import fc from 'fast-check';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { PLACES_WITH_SPELLINGS } from '#lib/places/places';
import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import holidays from '../../../lib/time/holidays.json' with { type: 'json' };

const TODAY = '2026-11-20'; // a Friday
const searchOf = (text: string) => understandQuestion(text, { today: TODAY }).search;

describe('a visitor’s question', () => {
  test.each<[string, VoiceSearch]>([
    ['parades in Dangriga this weekend', { category: 'parade', city: 'dangriga', when: 'weekend' }],
    ['free music near me', { nearMe: true, cost: 'free', words: 'music' }],
    ['¿qué hay en San Pedro mañana?', { city: 'san-pedro', when: 'tomorrow' }],
    ['what’s on for Garifuna Day', { words: 'Garifuna' }],
    ['anything for kids in Cayo tomorrow', { category: 'family', city: 'cayo-district', when: 'tomorrow' }],
    [
      'church in Belmopan on Sunday',
      { category: 'religious', city: 'belmopan', from: '2026-11-22', to: '2026-11-22' },
    ],
    ['Desfiles en Belmopán este fin de semana', { category: 'parade', city: 'belmopan', when: 'weekend' }],
    ['música gratis en San Pedro', { city: 'san-pedro', cost: 'free', words: 'music' }],
    ['cosas para niños en Corozal hoy', { category: 'family', city: 'corozal', when: 'today' }],
    ['carreras de caballos', { words: 'race horse' }],
    ['weh di go aan eena Griga dis weekend', { city: 'dangriga', when: 'weekend' }],
    ['lobsterfest in Caye Caulker', { city: 'caye-caulker', words: 'lobsterfest' }],
    ['Independence Day parade', { category: 'parade', words: 'Independence' }],
    ['Christmas in Toronto', { city: 'toronto', words: 'Christmas' }],
    ['Navidad en Orange Walk', { city: 'orange-walk', words: 'Christmas' }],
    ['the talent show', { words: 'talent' }],
    ['mother’s day', { words: 'mother’s' }],
    ['fun run in Corozal', { city: 'corozal', words: 'run' }],
  ])('is understood: %s', (text, search) => {
    expect(searchOf(text)).toEqual(search);
  });

  test.each([
    'show me everything',
    'clear',
    '',
    'todo',
    'muéstrame todos los eventos',
    'things to do in Belize',
    '?!',
    '🎉🥁',
  ])('that names nothing asks for all events: %j', (text) => {
    expect(understandQuestion(text, { today: TODAY })).toMatchObject({ search: {}, labels: [] });
  });

  test('has the labels of its filters, and its words in quotes', () => {
    const { labels } = understandQuestion('drums and parades in Griga this weekend', { today: TODAY });
    expect(labels).toEqual(['Parade', 'Dangriga', 'This weekend', '“drum”']);
  });

  test('with two places asks for the first, and reports that there was a second', () => {
    const { search, hasSecond } = understandQuestion('events in Dangriga and Hopkins', { today: TODAY });
    expect(search).toEqual({ city: 'dangriga' });
    expect(hasSecond).toBe(true);
  });

  test('with ‘there’ asks for the place of the previous question', () => {
    const { search } = understandQuestion('what can I do there tomorrow', {
      today: TODAY,
      last: { city: 'hopkins' },
    });
    expect(search).toEqual({ city: 'hopkins', when: 'tomorrow' });
  });

  test.each<[string, VoiceSearch]>([
    ['and there?', { city: 'corozal', when: 'weekend', category: 'parade' }],
    ['what about tomorrow?', { city: 'corozal', when: 'tomorrow', category: 'parade' }],
    ['and in Hopkins?', { city: 'hopkins', when: 'weekend', category: 'parade' }],
    ['and concerts?', { city: 'corozal', when: 'weekend', words: 'concert' }],
    ['¿y mañana?', { city: 'corozal', when: 'tomorrow', category: 'parade' }],
    ['what can I do there', { city: 'corozal' }],
    ['for free?', { city: 'corozal', when: 'weekend', category: 'parade', cost: 'free' }],
    ['any free ones?', { city: 'corozal', when: 'weekend', category: 'parade', cost: 'free' }],
    ['fu free?', { city: 'corozal', when: 'weekend', category: 'parade', cost: 'free' }],
    ['¿y gratis?', { city: 'corozal', when: 'weekend', category: 'parade', cost: 'free' }],
  ])('leans on the one before where its words do: %s', (text, search) => {
    const last: VoiceSearch = { city: 'corozal', when: 'weekend', category: 'parade' };
    expect(understandQuestion(text, { today: TODAY, last }).search).toEqual(search);
  });

  test.each([
    ['is there a lobster festival', { words: 'lobster festival' }],
    ['are there any concerts in december', { from: '2026-12-01', to: '2026-12-31', words: 'concert' }],
    ['is there anything in new york', { city: 'new-york' }],
    ['there is a parade today?', { category: 'parade', when: 'today' }],
    ['parades tomorrow', { category: 'parade', when: 'tomorrow' }],
    ['free events', { cost: 'free' }],
  ])('keeps nothing of the one before otherwise: %s', (text, search) => {
    const last: VoiceSearch = { city: 'corozal', when: 'weekend', category: 'parade' };
    const understood = understandQuestion(text, { today: TODAY, last });
    expect(understood.search).toEqual(search);
    expect(understood.carried).toEqual([]);
  });

  test.each([
    ['¿qué hay mañana?', 'es'],
    ['desfiles en Dangriga', 'es'],
    ['parades in Dangriga', 'en'],
    ['what is on at the fiesta', 'en'],
  ])('has a language: %s is in %s', (text, language) => {
    expect(understandQuestion(text, { today: TODAY }).language).toBe(language);
  });

  test('that is only a name has the chosen language', () => {
    expect(understandQuestion('Dangriga', { today: TODAY, language: 'es' }).language).toBe('es');
  });
});

describe('every category has words in English and in Spanish', () => {
  test.each([
    ['cultural', 'culture', 'cultura'],
    ['ceremony', 'ceremonies', 'ceremonias'],
    ['parade', 'parades', 'desfiles'],
    ['sports', 'sports', 'deportes'],
    ['entertainment', 'parties', 'espectáculos'],
    ['official', 'official events', 'oficiales'],
    ['education', 'school', 'educación'],
    ['food', 'food', 'comida'],
    ['religious', 'church', 'iglesia'],
    ['family', 'kids', 'niños'],
    ['arts', 'arts and crafts', 'artesanías'],
    ['business', 'business', 'negocios'],
    ['community', 'community', 'comunidad'],
    ['health', 'health', 'salud'],
    ['workshop', 'workshops', 'talleres'],
  ])('%s', (category, english, spanish) => {
    expect(EVENT_CATEGORIES).toContain(category);
    expect(searchOf(`any ${english} today`)).toEqual({ category, when: 'today' });
    expect(searchOf(`hay ${spanish} hoy`)).toEqual({ category, when: 'today' });
  });
});

describe('places in a question are understood', () => {
  test.each(PLACES_WITH_SPELLINGS.map(({ place }) => [place.name, place.slug]))('in %s', (name, slug) => {
    expect(searchOf(`what is on in ${name} today`)).toEqual({ city: slug, when: 'today' });
  });

  test.each([
    ['Belize City', 'belize-city'],
    ['the city', 'belize-city'],
    ['Bz City', 'belize-city'],
    ['Ambergris Caye', 'san-pedro'],
    ['La Isla Bonita', 'san-pedro'],
    ['San Pedro Town', 'san-pedro'],
    ['PG', 'punta-gorda'],
    ['P.G.', 'punta-gorda'],
    ['Caulker', 'caye-caulker'],
    ['Santa Elena', 'san-ignacio-santa-elena'],
    ['Stann Creek Town', 'dangriga'],
    ['Stann Creek', 'stann-creek-district'],
    ['Cayo District', 'cayo-district'],
    ['Toledo', 'toledo-district'],
    ['Orange Walk Town', 'orange-walk'],
    ['Orange Walk District', 'orange-walk-district'],
    ['dan griga', 'dangriga'],
    ['bell mo pan', 'belmopan'],
    ['orangewalk', 'orange-walk'],
    ['key caulker', 'caye-caulker'],
    ['San Pedro Columbia', 'san-pedro-columbia'],
    ['San Antonio, Toledo', 'san-antonio-toledo'],
    ['L.A.', 'los-angeles'],
    ['New York', 'new-york'],
    // Typos of one letter.
    ['Placenca', 'placencia'],
    ['Dangirga', 'dangriga'],
    ['Belmopen', 'belmopan'],
    ['Punta Gorde', 'punta-gorda'],
  ])('in %s', (name, city) => {
    expect(searchOf(`events in ${name}`)).toEqual({ city });
  });

  test.each([
    ['en la plaza', 'plaza'],
    ['independence', 'Independence'],
    ['boom box', 'boom box'],
    ['orange juice', 'orange juice'],
    ['manatee', 'manatee'],
    ['belize', undefined],
    ['san antonio', 'san antonio'],
    ['walker', 'walker'],
    ['placenta', 'placenta'],
  ])('the everyday phrase ‘%s’ is no place', (text, words) => {
    expect(searchOf(text)).toEqual(words ? { words } : {});
  });

  test('a name that villages share is understood as the only one of them in the calendar', () => {
    const places = [{ value: 'san-antonio-toledo', label: 'San Antonio (Toledo)' }];
    expect(understandQuestion('deer dance in San Antonio', { today: TODAY, places }).search).toMatchObject({
      city: 'san-antonio-toledo',
    });
  });

  test('a place that only the calendar knows is understood', () => {
    const places = [{ value: 'flores-peten', label: 'Flores Petén' }];
    expect(understandQuestion('music in Flores Petén', { today: TODAY, places })).toMatchObject({
      search: { city: 'flores-peten', words: 'music' },
      labels: ['Flores Petén', '“music”'],
    });
  });

  test.each(['near me', 'cerca de mí', 'parades nearby', 'desfiles cerca', 'around here'])(
    'the visitor’s own place is meant by ‘%s’',
    (text) => {
      expect(searchOf(text)).toMatchObject({ nearMe: true });
    },
  );

  test('‘near Hopkins’ is understood as Hopkins', () => {
    expect(searchOf('events near Hopkins')).toEqual({ city: 'hopkins' });
    expect(searchOf('eventos cerca de Hopkins')).toEqual({ city: 'hopkins' });
  });
});

describe('times in a question are understood', () => {
  const timeOf = (text: string, today = TODAY) => {
    const { when, from, to, hours } = understandQuestion(text, { today }).search;
    const days = when ?? (from ? `${from}..${to ?? ''}` : undefined);
    return hours && hours !== 'now' ? `${days} ${hours.after / 60}-${hours.before / 60}` : days;
  };
  test.each<[string, string | undefined]>([
    ['today', 'today'],
    ['hoy', 'today'],
    ['tonight', 'today 17-24'],
    ['esta noche', 'today 17-24'],
    ['tomorrow', 'tomorrow'],
    ['mañana por la noche', 'tomorrow 17-24'],
    ['this weekend', 'weekend'],
    ['este fin de semana', 'weekend'],
    ['this month', 'month'],
    ['este mes', 'month'],
    // A day of the week is that day and no other.
    ['on Friday', 'today'],
    ['el sábado', 'tomorrow'],
    ['on Sunday', '2026-11-22..2026-11-22'],
    ['on Wednesday', '2026-11-25..2026-11-25'],
    ['next Friday', '2026-11-27..2026-11-27'],
    ['next week', '2026-11-23..2026-11-29'],
    ['November 28', '2026-11-28..2026-11-28'],
    ['el 28 de noviembre', '2026-11-28..2026-11-28'],
    ['the 28th', '2026-11-28..2026-11-28'],
    ['in December', '2026-12-01..2026-12-31'],
    ['12/24', '2026-12-24..2026-12-24'],
    ['24/12', '2026-12-24..2026-12-24'],
    ['in March', '2027-03-01..2027-03-31'],
    ['en febrero', '2027-02-01..2027-02-28'],
    ['next month', '2026-12-01..2026-12-31'],
    ['next weekend', '2026-11-27..2026-11-29'],
    ['99/99', undefined],
  ])('%s', (text, meaning) => {
    expect(timeOf(text)).toEqual(meaning);
  });

  test('‘a march’ is a parade, not the month', () => {
    expect(searchOf('a march')).toEqual({ category: 'parade' });
  });
});

test.each([...new Set(holidays.map(({ name }) => name))])(
  'a holiday is searched by its name or by its day: %s',
  (name) => {
    const { words, ...days } = understandQuestion(`what is on for ${name}?`, { today: TODAY }).search;
    expect(Boolean(words)).not.toBe(Boolean(days.from));
  },
);

describe('any text', () => {
  const garbage = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 600 }),
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.constantFrom(
      "'; DROP TABLE events; --",
      '<script>alert(1)</script>',
      '“”“”',
      'Voice: “x”',
      '__proto__ constructor toString',
      `${'in '.repeat(400)}Dangriga`,
      '0/0 31/31 1/1/1 99th 0th',
    ),
    fc
      .array(
        fc.constantFrom(
          'parades',
          'in',
          'Dangriga',
          'the',
          'may',
          'march',
          '28',
          'mañana',
          'la',
          'near',
          'me',
          'next',
          'of',
          '“',
          '🎉',
        ),
        { maxLength: 40 },
      )
      .map((words) => words.join(' ')),
  );

  test('is understood without an error, and always in the same way', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        const once = understandQuestion(text, { today: TODAY });
        expect(understandQuestion(text, { today: TODAY })).toEqual(once);
        expect(once.labels.length).toBeLessThanOrEqual(7);
        expect(once.search.words ?? '').not.toMatch(/[“”<>]/);
      }),
    );
  });

  test('is read only up to 300 characters', () => {
    expect(searchOf(`${'?'.repeat(300)} parades in Dangriga`)).toEqual({});
  });
});
