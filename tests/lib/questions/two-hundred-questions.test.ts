import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';

const TODAY = '2026-11-21'; // a Saturday
const PLACES = [{ value: 'san-antonio-toledo', label: 'San Antonio (Toledo)' }];

const on = (from: string, to = from): VoiceSearch => ({ from, to });
const hours = (after: number, before = 24): VoiceSearch => ({
  hours: { after: after * 60, before: before * 60 },
});
const today: VoiceSearch = { when: 'today' };
const tomorrow: VoiceSearch = { when: 'tomorrow' };
const weekend: VoiceSearch = { when: 'weekend' };
const month: VoiceSearch = { when: 'month' };
const evening = hours(17);
const tonight = { ...today, ...evening };
const free: VoiceSearch = { cost: 'free' };
const kids: VoiceSearch = { category: 'family' };
const food: VoiceSearch = { category: 'food' };
const parade: VoiceSearch = { category: 'parade' };
const party: VoiceSearch = { category: 'entertainment' };
const church: VoiceSearch = { category: 'religious' };
const words = (text: string): VoiceSearch => ({ words: text });
const at = (city: string): VoiceSearch => ({ city });
const cayo = at('san-ignacio-santa-elena');
const near: VoiceSearch = { nearMe: true };

/** Each question with the search that it asks for, in parts. */
const QUESTIONS: readonly (readonly [string, ...VoiceSearch[]])[] = [
  // Today, tonight, now.
  ['tonight', tonight],
  ['whats happening tonight', tonight],
  ['anything on tonight in belize city?', tonight, at('belize-city')],
  ['what is there to do this evening', tonight],
  ['live music tonight', tonight, words('music')],
  ['what’s on right now', today, { hours: 'now' }],
  ['what is going on now near me', today, { hours: 'now' }, near],
  ['things to do today', today],
  ['events this afternoon in belmopan', today, hours(12, 18), at('belmopan')],
  ['this morning', today, hours(0, 12)],
  ['tonight after 9', today, hours(21)],
  ['later tonight in san pedro', tonight, at('san-pedro')],
  ['parties tonight', tonight, party],
  ['free stuff today', today, free],
  ['where can I eat tonight', tonight, food],
  // Tomorrow and the days around.
  ['what is on tomorrow', tomorrow],
  ['tomorrow night in dangriga', tomorrow, evening, at('dangriga')],
  ['anything for the kids tomorrow morning', tomorrow, hours(0, 12), kids],
  ['church tomorrow', tomorrow, church],
  ['tomorrow after 6pm', tomorrow, hours(18)],
  ['day after tomorrow in hopkins', on('2026-11-23'), at('hopkins')],
  ['what’s happening in 3 days', on('2026-11-24')],
  ['in ten days', on('2026-12-01')],
  // Days of the week.
  ['punta in Dangriga on Friday', on('2026-11-27'), at('dangriga'), words('punta')],
  ['friday night', on('2026-11-27'), evening],
  ['next friday in orange walk', on('2026-11-27'), at('orange-walk')],
  ['next saturday', on('2026-11-28')],
  ['saturday after next', on('2026-12-05')],
  ['sunday church in belmopan', tomorrow, church, at('belmopan')],
  ['farmers market on wednesday', on('2026-11-25'), words('farmers market')],
  ['monday to friday next week', on('2026-11-23', '2026-11-27')],
  ['friday to sunday', on('2026-11-27', '2026-11-29')],
  ['saturday and sunday', weekend],
  ['a week from saturday', on('2026-11-28')],
  ['until sunday', weekend],
  ['last friday', on('2026-11-20')],
  ['thursday evening concerts', on('2026-11-26'), evening, words('concert')],
  // Weekends, weeks, months.
  ['this weekend', weekend],
  ['free things this weekend with kids', weekend, free, kids],
  ['next weekend in placencia', on('2026-11-27', '2026-11-29'), at('placencia')],
  ['weekend after next', on('2026-12-04', '2026-12-06')],
  ['last weekend of november', on('2026-11-27', '2026-11-29')],
  ['first weekend in december', on('2026-12-04', '2026-12-06')],
  ['the weekend of december 5', on('2026-12-04', '2026-12-06')],
  ['this week in cayo', weekend, cayo],
  ['next week', on('2026-11-23', '2026-11-29')],
  ['week after next', on('2026-11-30', '2026-12-06')],
  ['in two weeks', on('2026-11-30', '2026-12-06')],
  ['the next two weeks', on('2026-11-21', '2026-12-04')],
  ['first week of december', on('2026-12-01', '2026-12-07')],
  ['this month in corozal', month, at('corozal')],
  ['the rest of the month', month],
  ['next month', on('2026-12-01', '2026-12-31')],
  ['events in december 2026', on('2026-12-01', '2026-12-31')],
  ['what is on in march', on('2027-03-01', '2027-03-31')],
  ['early december', on('2026-12-01', '2026-12-10')],
  ['end of january', on('2027-01-21', '2027-01-31')],
  ['carnival 2027', on('2027-01-01', '2027-12-31'), words('carnival')],
  ['events in 2027', on('2027-01-01', '2027-12-31')],
  ['next year', on('2027-01-01', '2027-12-31')],
  // Dates.
  ['Sat 28 Nov 2026', on('2026-11-28')],
  ['Saturday 28 November', on('2026-11-28')],
  ['saturday the 28th', on('2026-11-28')],
  ['things for my kids on saturday the 28th', on('2026-11-28'), kids],
  ['friday december 4th', on('2026-12-04')],
  ['saturday 5 december placencia', on('2026-12-05'), at('placencia')],
  ['sat nov 28', on('2026-11-28')],
  ['Fri 4 Dec', on('2026-12-04')],
  ['Friday, 4 December 2026', on('2026-12-04')],
  ['Nov 28, 2026', on('2026-11-28')],
  ['28 November 2026 in Belmopan', on('2026-11-28'), at('belmopan')],
  ['11/28/2026', on('2026-11-28')],
  ['28/11', on('2026-11-28')],
  ['2026-12-05', on('2026-12-05')],
  ['december twelfth', on('2026-12-12')],
  ['the twenty first of january', on('2027-01-21')],
  ['second saturday of december', on('2026-12-12')],
  ['what is happening on the 19th of November', on('2027-11-19')],
  ['on the 5th', on('2026-12-05')],
  ['first of december', on('2026-12-01')],
  ['Sunday 28 November', on('2026-11-28')],
  ['29 february', on('2028-02-29')],
  // Ranges.
  ['events between 5 and 7 december', on('2026-12-05', '2026-12-07')],
  ['from dec 3 to dec 8', on('2026-12-03', '2026-12-08')],
  ['dec 3-8', on('2026-12-03', '2026-12-08')],
  ['3 to 8 december 2026', on('2026-12-03', '2026-12-08')],
  ['december 24 to january 2', on('2026-12-24', '2027-01-02')],
  ['Fri 27 Nov – Sun 29 Nov 2026', on('2026-11-27', '2026-11-29')],
  ['between christmas and new year', on('2026-12-25', '2027-01-01')],
  ['before christmas', on('2026-11-21', '2026-12-24')],
  ['after christmas', { from: '2026-12-26' }],
  ['from friday on', { from: '2026-11-27' }],
  ['by the end of the month', month],
  ['today and tomorrow', weekend],
  // Hours.
  ['sunday after 2 pm', tomorrow, hours(14)],
  ['between 5 and 7 pm on friday', on('2026-11-27'), hours(17, 19)],
  ['7-10pm', hours(19, 22)],
  ['at noon tomorrow', tomorrow, hours(12, 13)],
  ['before 10 am on saturday', today, hours(0, 10)],
  ['sports in the morning', { category: 'sports' }, hours(0, 12)],
  // Celebrations.
  ['When is Garifuna Settlement Day 2027?', on('2027-11-19')],
  ['what’s on for Garifuna Day?', words('Garifuna')],
  ['christmas eve', on('2026-12-24')],
  ['what is open on christmas day', on('2026-12-25')],
  ['christmas in orange walk', words('Christmas'), at('orange-walk')],
  ['new years eve party', on('2026-12-31'), party],
  ['cycling race easter', on('2027-03-26', '2027-03-29'), words('cycling race')],
  ['easter weekend in sarteneja', on('2027-03-26', '2027-03-29'), at('sarteneja')],
  ['good friday procession', on('2027-03-26'), words('procession')],
  ['boxing day', on('2026-12-26')],
  ['independence parade', parade, words('Independence')],
  ['parades on independence day', parade, on('2027-09-21')],
  ['what’s on for the tenth', words('George’s Caye')],
  ['horse races new years day', on('2027-01-01'), words('horse race')],
  // What.
  ['live music in san pedro', at('san-pedro'), words('music')],
  ['concerts in belmopan', at('belmopan'), words('concert')],
  ['is there a lobster festival', words('lobster festival')],
  ['when is lobsterfest in caye caulker', at('caye-caulker'), words('lobsterfest')],
  ['are there any concerts in december', on('2026-12-01', '2026-12-31'), words('concert')],
  ['eat fry jacks', food, words('fry jacks')],
  ['where can i eat good food this weekend', food, weekend],
  ['nite life san pedro', party, at('san-pedro')],
  ['drumming workshop hopkins', { category: 'workshop' }, at('hopkins'), words('drum')],
  ['garifuna drumming', words('Garifuna drum')],
  ['sports this month', { category: 'sports' }, month],
  ['marathon placencia', at('placencia'), words('marathon')],
  ['boat parade', parade, words('boat')],
  ['chocolate festival in toledo', at('toledo-district'), words('chocolate festival')],
  ['art classes', { category: 'arts' }, words('education')],
  ['trade show belmopan', { category: 'business' }, at('belmopan')],
  ['fireworks', words('fireworks')],
  ['beach clean up', words('beach clean')],
  ['karaoke', words('karaoke')],
  ['carnival road march', parade, words('carnival road')],
  ['dance classes for my daughter', { category: 'education' }, words('family dance')],
  ['health fair', { category: 'health' }, words('fair')],
  ['agriculture show', words('agriculture')],
  ['fun run in corozal', at('corozal'), words('run')],
  // Places.
  ['things to do in Belize', {}],
  ['events in PG', at('punta-gorda')],
  ['whats up in the city this weekend', at('belize-city'), weekend],
  ['Ambergris Caye this weekend', at('san-pedro'), weekend],
  ['Plasencia tomorrow', at('placencia'), tomorrow],
  ['anything in stann creek', at('stann-creek-district')],
  ['corozal district events', at('corozal-district')],
  ['deer dance in San Antonio', at('san-antonio-toledo'), words('deer dance')],
  ['belizean events in los angeles', at('los-angeles')],
  ['garifuna in the bronx', at('new-york'), words('Garifuna')],
  ['events near me', near],
  ['anything close by tomorrow', near, tomorrow],
  ['free music near me', near, free, words('music')],
  ['in town tonight', near, tonight],
  ['is there anything in hopkins', at('hopkins')],
  ['are there parades there', parade],
  // Price and company.
  ['free events', free],
  ['free admission concerts', free, words('concert')],
  ['events under $20', { cost: 20 }],
  ['things under 10 dollars in dangriga', { cost: 10 }, at('dangriga')],
  ['less than 15 usd', { cost: 30 }],
  ['something free for the family tomorrow', free, kids, tomorrow],
  ['how much is the cashew festival', words('cashew festival')],
  ['what time is the boat parade in placencia', parade, at('placencia'), words('boat')],
  ['is the farmers market free', free, words('farmers market')],
  ['family friendly events in cayo', kids, cayo],
  ['with a toddler on sunday', kids, tomorrow],
  ['date night in san pedro on friday', on('2026-11-27'), at('san-pedro')],
  // Spanish.
  ['¿qué hay esta noche?', tonight],
  ['¿qué hay en San Pedro mañana?', at('san-pedro'), tomorrow],
  ['eventos gratis este fin de semana', free, weekend],
  ['música en vivo en Dangriga el viernes', at('dangriga'), on('2026-11-27'), words('music')],
  ['eventos el 5 de diciembre de 2026', on('2026-12-05')],
  ['entre el 5 y el 7 de diciembre', on('2026-12-05', '2026-12-07')],
  ['del 3 al 8 de diciembre', on('2026-12-03', '2026-12-08')],
  ['el próximo fin de semana en Corozal', on('2026-11-27', '2026-11-29'), at('corozal')],
  ['la semana que viene', on('2026-11-23', '2026-11-29')],
  ['pasado mañana por la tarde', on('2026-11-23'), hours(12, 18)],
  ['en dos semanas', on('2026-11-30', '2026-12-06')],
  ['algo para niños el domingo', kids, tomorrow],
  ['desfiles en septiembre', parade, on('2027-09-01', '2027-09-30')],
  ['dónde puedo comer hoy', food, today],
  ['misa de nochebuena', on('2026-12-24'), words('mass')],
  ['fiesta de año nuevo en la isla', on('2026-12-31', '2027-01-01'), at('san-pedro'), words('fiesta')],
  ['conciertos en diciembre', on('2026-12-01', '2026-12-31'), words('concert')],
  ['ferias en Orange Walk', at('orange-walk'), words('fair')],
  ['el sábado 28', on('2026-11-28')],
  ['carreras de caballos', words('race horse')],
  ['ahora mismo', today, { hours: 'now' }],
  ['cerca de mí este mes', near, month],
  // Kriol.
  ['weh gwaan tonite', tonight],
  ['weh di happen eena Griga dis weekend', at('dangriga'), weekend],
  ['weh di party deh pan satdeh nait', party, tonight],
  ['anyting fi di pikni dem tumaro', kids, tomorrow],
  ['wat gwaan eena Belmopan neks week', at('belmopan'), on('2026-11-23', '2026-11-29')],
  ['Krismos eena PG', words('Christmas'), at('punta-gorda')],
  ['any jump up dis wiken', party, weekend],
  ['chorch pan Sondeh eena Hopkins', church, tomorrow, at('hopkins')],
  ['ting fi du da Belize City pan Fraideh', on('2026-11-27'), at('belize-city')],
  ['free ting fi du eena Cayo', free, cayo],
  ['weh fi nyam dis eevnin', food, tonight],
  // As people type.
  ['SAN PEDRO TONIGHT!!!', at('san-pedro'), tonight],
  ['whats on 2nite', tonight],
  ['tmrw caye caulker', tomorrow, at('caye-caulker')],
  ['dangriga punta', at('dangriga'), words('punta')],
  ['show me everything', {}],
  ['hi', {}],
];

describe('two hundred questions', () => {
  test('are two hundred, and each is asked once', () => {
    expect(new Set(QUESTIONS.map(([question]) => question)).size).toBe(QUESTIONS.length);
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(200);
  });

  test.each(QUESTIONS.map(([question, ...parts]) => [question, parts] as const))(
    'are understood: %s',
    (question, parts) => {
      const { search } = understandQuestion(question, { today: TODAY, places: PLACES });
      expect(search).toEqual(Object.assign({}, ...parts));
    },
  );
});
