import type { HelpTopic } from '#lib/questions/parts/help-words';
import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import type { CalendarDay } from '#lib/time/calendar-day';
import {
  at,
  cayo,
  church,
  evening,
  food,
  free,
  hours,
  kids,
  month,
  not,
  on,
  PLACES,
  parade,
  party,
  sanIgnacio,
  today,
  tomorrow,
  tonight,
  weekend,
  words,
} from '../../support/questions/search-parts.ts';

const TODAY = '2026-11-21'; // a Saturday

/** Each question with the search that it asks for, in parts, by the day on which it is asked. */
const QUESTIONS: Record<CalendarDay, readonly (readonly [string, ...VoiceSearch[]])[]> = {
  // A Saturday.
  '2026-11-21': [
    ["what's happening tonight in dangriga", tonight, at('dangriga')],
    ['anything free for the kids this weekend?', kids, weekend, free],
    ['events in San Pedro next weekend', on('2026-11-27', '2026-11-29'), at('san-pedro')],
    ['whats going on tomorow in PG', tomorrow, at('punta-gorda')],
    ['garifuna drumming workshop hopkins', { category: 'workshop' }, at('hopkins'), words('Garifuna drum')],
    ['Boxing Day', on('2026-12-26')],
    ['Boxing Day party in Gales Point', party, on('2026-12-26'), at('gales-point')],
    ['Any parades in december?', parade, on('2026-12-01', '2026-12-31')],
    ['christmas market corozal', at('corozal'), words('Christmas market')],
    ['When is Independence Day?', on('2027-09-21')],
    ['Is there church on Christmas Eve in Belize City', church, on('2026-12-24'), at('belize-city')],
    ['12/5/2026', on('2026-12-05')],
    ['5 December placencia', on('2026-12-05'), at('placencia')],
    ['December 4th to 6th', on('2026-12-04', '2026-12-06')],
    ['from the 24th to the 27th of december, san pedro', on('2026-12-24', '2026-12-27'), at('san-pedro')],
    [
      'what can I do in Caye Caulker the first week of March?',
      on('2027-03-01', '2027-03-07'),
      at('caye-caulker'),
    ],
    [
      'We land on Dec 18 and leave Jan 2 - whats on in placencia or hopkins?',
      on('2026-12-18', '2027-01-02'),
      at('placencia'),
    ],
    ['no church events, something to do friday night', not('church', church), on('2026-11-27'), evening],
    ['food festival under $10', food, { cost: 10 }, words('festival')],
    ['free concert', free, words('concert')],
    ['Belizean events in Los Angeles', at('los-angeles')],
    ['anything for Belizeans in brooklyn this spring', on('2027-03-01', '2027-05-31'), at('new-york')],
    ['houston christmas gala tickets', at('houston'), words('Christmas gala')],
    ['lobsterfest 2027 dates', on('2027-01-01', '2027-12-31'), words('lobsterfest')],
    ['when is la ruta maya', words('ruta maya')],
    ['what time does the ruta maya finish in the city', at('belize-city'), words('ruta maya finish')],
    ['Easter weekend cycling race', on('2027-03-26', '2027-03-29'), words('cycling race')],
    ['good friday procession benque', on('2027-03-26'), at('benque-viejo'), words('procession')],
    ['whats on new years eve san pedro', on('2026-12-31'), at('san-pedro')],
    ["New Year's Eve fireworks", on('2026-12-31'), words('fireworks')],
    ['in two weeks', on('2026-11-30', '2026-12-06')],
    ['this morning in san ignacio', today, hours(0, 12), sanIgnacio],
    ['later today', today],
    ['Miss Garifuna pageant', words('Garifuna miss pageant')],
    ['deer dance san antonio toledo', at('san-antonio-toledo'), words('deer dance')],
    ['Sarteneja regatta', at('sarteneja'), words('regatta')],
    ['events in cayo this month', month, cayo],
    ['show me stuff in Toledo district in May', on('2027-05-01', '2027-05-31'), at('toledo-district')],
    ['family friendly, not too expensive, next saturday in Belmopan', kids, on('2026-11-28'), at('belmopan')],
    ['21st september 2027', on('2027-09-21')],
    ['sept 10 belize city parade', parade, on('2027-09-10'), at('belize-city')],
    ["Where can I dance punta tonight, I'm staying in hopkins", tonight, at('hopkins'), words('dance punta')],
    ['workers march labour day', parade, on('2027-05-01'), words('workers')],
    ['Anyting free fi di pikni dem tumaro?', kids, tomorrow, free],
    ['Ah waahn go wahn paati fraiday nait', party, on('2026-11-27'), evening],
    ['weh deh happen Krismos day', on('2026-12-25')],
    ['Boxn Day bram Gales Point', on('2026-12-26'), at('gales-point'), words('bram')],
    ['Ah no waahn no cherch ting, weh els deh pahn Satideh', not('cherch', church), today],
    ['Any myoozik da San Pedro nex week', on('2026-11-23', '2026-11-29'), at('san-pedro'), words('music')],
    ['Wen da di nex haliday', on('2026-12-25')],
    ['weh deh go aan eena Cayo dis maanin', today, hours(0, 12), cayo],
    ['enting di go ahn da griga fi Garifuna Day', at('dangriga'), words('Garifuna')],
    ['weh taim di carnival staat', words('carnival')],
    ['Bredda, weh deh happen da PG nex mont', on('2026-12-01', '2026-12-31'), at('punta-gorda')],
    ['di big parade da Bileez Siti eena Septemba', parade, on('2027-09-01', '2027-09-30'), at('belize-city')],
    ['Ole Yaaz Nait paati weh deh?', party, on('2026-12-31')],
    ['weh ah kud kyaa mi pikni dem dis weekend', kids, weekend],
    ['cheap ting fi du da Kaye Kaaka', at('caye-caulker')],
    ['fahn Fraiday to Sondeh da Corozal', on('2026-11-27', '2026-11-29'), at('corozal')],
    ['mi an mi gyal waahn go lisn brukdown', words('brukdown')],
    ['fiesta de Benque Viejo en julio', on('2027-07-01', '2027-07-31'), at('benque-viejo'), words('fiesta')],
    ['mañana por la mañana en San Ignacio', tomorrow, hours(0, 12), sanIgnacio],
    ['¿cuándo es el día de San Pedro?', on('2027-06-29')],
    ['conciertos en diciembre', on('2026-12-01', '2026-12-31'), words('concert')],
    ['Nochebuena en Belize City', on('2026-12-24'), at('belize-city')],
    ['Las Posadas', words('posadas')],
    ['del 18 al 20 de diciembre en Corozal', on('2026-12-18', '2026-12-20'), at('corozal')],
    ['el próximo sábado, comida en Belmopán', food, on('2026-11-28'), at('belmopan')],
    ['Semana Santa', on('2027-03-26', '2027-03-29')],
    ['día de los muertos', words('muertos')],
  ],
  // A Thursday.
  '2026-11-19': [
    [
      'health walk San Pedro saturday early',
      { category: 'health' },
      on('2026-11-21'),
      at('san-pedro'),
      words('walk'),
    ],
    ['weh gwaan eena Dangriga dis weekend', weekend, at('dangriga')],
  ],
  // A Friday.
  '2026-11-20': [
    ['tonite', tonight],
    ['something to do right now in Dangriga', today, { hours: 'now' }, at('dangriga')],
    ['Weh di go aan tinait?', tonight],
  ],
  // A Monday.
  '2026-11-23': [['live music after work on friday', on('2026-11-27'), evening, words('music')]],
  // A Tuesday.
  '2026-11-24': [['this week in orange walk', on('2026-11-24', '2026-11-29'), at('orange-walk')]],
  // A Wednesday.
  '2026-11-25': [
    [
      'not in Belize City, anything on this saturday in the villages',
      not('Belize City', at('belize-city')),
      on('2026-11-28'),
    ],
  ],
  // A Thursday.
  '2026-11-26': [
    ['Friday', tomorrow],
    ['Weh paat fi eat gud food dis Sonday', food, on('2026-11-29')],
  ],
  // A Friday.
  '2026-11-27': [['qué hacer en Orange Walk el domingo', on('2026-11-29'), at('orange-walk')]],
  // A Wednesday.
  '2026-12-02': [['tideh eevnin', tonight]],
  // A Wednesday.
  '2026-12-09': [['eventos gratis para niños este fin de semana', kids, weekend, free]],
  // A Friday.
  '2026-12-11': [['things to do with a 5 year old on sunday morning', kids, on('2026-12-13'), hours(0, 12)]],
  // A Wednesday.
  '2026-12-30': [['day after tomorrow', on('2027-01-01')]],
  // A Thursday.
  '2026-12-31': [['are there any events today or tomorrow', on('2026-12-31', '2027-01-01')]],
  // A Monday.
  '2027-02-15': [['next long weekend', on('2027-03-05', '2027-03-08')]],
  // A Saturday.
  '2027-07-10': [['¿Qué hay esta noche en San Pedro?', tonight, at('san-pedro')]],
};

/** Questions that lean on the one before, with what they ask for together. */
const FOLLOWING: readonly (readonly [string, string, ...VoiceSearch[]])[] = [
  ["what's on in Placencia this weekend", 'and there on sunday?', tomorrow, at('placencia')],
  [
    'concerts in Belize City',
    'what about next month',
    on('2026-12-01', '2026-12-31'),
    at('belize-city'),
    words('concert'),
  ],
  ['Weh deh go aan tumaro da Belmopan', 'fu free?', tomorrow, free, at('belmopan')],
  ['weh di gwaan da Placencia Satideh', 'Ahn weh bout Sonday?', tomorrow, at('placencia')],
];

/** Questions that another page answers. */
const HELP: readonly (readonly [string, HelpTopic])[] = [
  ['is it going to rain tomorrow in Belmopan', 'weather'],
  ['how do i add my event', 'submit'],
  ['I want to advertise my restaurant', 'advertise'],
  ['how can I contact you', 'contact'],
  ['How di weda wahn bee tumaro', 'weather'],
  ['Ah waahn put mi event pahn di sait', 'submit'],
  ['¿va a llover el domingo?', 'weather'],
  ['quiero publicar un evento', 'submit'],
];

describe('a hundred questions that were written before the rules were seen', () => {
  test('are a hundred, and each is asked once', () => {
    const asked = Object.values(QUESTIONS).flatMap((rows) => rows.map(([question]) => question));
    const all = [
      ...asked,
      ...FOLLOWING.map(([, question]) => question),
      ...HELP.map(([question]) => question),
    ];
    expect(new Set(all).size).toBe(100);
    expect(all.length).toBe(100);
  });

  describe.each(Object.entries(QUESTIONS))('are understood on %s:', (today, rows) => {
    test.each(rows.map(([question, ...parts]) => [question, parts] as const))('%s', (question, parts) => {
      const { search } = understandQuestion(question, { today, places: PLACES });
      expect(search).toEqual(Object.assign({}, ...parts));
    });
  });

  test.each(FOLLOWING.map(([before, question, ...parts]) => [question, before, parts] as const))(
    'are understood: %s after %s',
    (question, before, parts) => {
      const { search: last } = understandQuestion(before, { today: TODAY, places: PLACES });
      const { search } = understandQuestion(question, { today: TODAY, places: PLACES, last });
      expect(search).toEqual(Object.assign({}, ...parts));
    },
  );

  test.each(HELP)('are answered by another page: %s', (question, help) => {
    expect(understandQuestion(question, { today: TODAY }).help).toBe(help);
  });
});
