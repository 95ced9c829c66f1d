import { celebrationName } from '#lib/celebrations/celebration';
import { CELEBRATIONS } from '#lib/celebrations/celebrations.server';
import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { filtersFromSearch } from '#lib/events/event-filters';
import { answerFilters } from '#lib/questions/answer-filters';
import { celebrationText, meaningText } from '#lib/questions/celebration-text';
import { findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { helpOf } from '#lib/questions/help-answer';
import { suggestionsFor } from '#lib/questions/search-suggestions';
import { understandQuestion } from '#lib/questions/understand-question';
import { answerText } from '#lib/voice/answer-text';
import { calendarAt } from '../../support/questions/sample-calendar.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';

const calendar = calendarAt(NOW);
const knownOf = (slug: string) => calendar.celebrations.find((one) => one.slug === slug) as KnownCelebration;

const filtersOf = (q: string) => filtersFromSearch(new URLSearchParams({ q }).toString());
const inField = (q: string) => answerFilters(filtersOf(q), calendar, NOW);
function inAssistant(question: string) {
  const understood = understandQuestion(question, {
    today: TODAY,
    places: calendar.choices.cities,
    celebrations: calendar.celebrations,
  });
  const asked = findEventsForQuestion(calendar, understood.search, NOW);
  const help = helpOf(understood, calendar.index);
  return { understood, help, text: answerText(asked, understood, { today: TODAY, kind: 'Tourist', help }) };
}
const countWords = (text: string) => text.split(/\s+/).length;

describe.each([
  ['en', 'garifuna-settlement-day', ['what is Settlement Day', "what's Garifuna Settlement Day?"]],
  ['en', 'garifuna-settlement-day', ['what does Settlement Day mean', 'why do we celebrate settlement day']],
  ['en', 'garifuna-settlement-day', ['settlement day meaning', 'why is Settlement Day a holiday']],
  ['en', 'garifuna-settlement-day', ['what do people celebrate on Garifuna Settlement Day']],
  [
    'en',
    'lobsterfest',
    ['what is lobsterfest', 'what exactly is the Lobster Festival', 'lobsterfest, what is it'],
  ],
  [
    'en',
    'lobsterfest',
    ['tell me about lobsterfest', 'i want to know what lobsterfest is', 'what is lobsterfest about'],
  ],
  ['en', 'la-ruta-maya', ['information about La Ruta Maya', 'what kind of event is la ruta maya']],
  [
    'en',
    'september-celebrations',
    ['what are the september celebrations', 'history of the september celebrations'],
  ],
  ['en', 'krismos-bram-and-sambai', ['meaning of krismos bram', 'explain krismos bram']],
  ['en', 'independence-day', ['what is independence day', 'how do belizeans celebrate independence day']],
  // In Kriol, which is answered in English.
  [
    'en',
    'garifuna-settlement-day',
    ['weh da Settlement Day', 'wat da settlement day', 'weh settlement day meen'],
  ],
  ['en', 'lobsterfest', ['da weh da lobsterfest', 'tel mi bout lobsterfest']],
  // In Spanish.
  ['es', 'garifuna-settlement-day', ['¿qué es Settlement Day?', '¿qué significa Garifuna Settlement Day?']],
  [
    'es',
    'garifuna-settlement-day',
    ['¿qué se celebra en Settlement Day?', 'por qué se celebra el settlement day'],
  ],
  ['es', 'independence-day', ['¿qué es el Día de la Independencia?', 'cuénteme del día de la independencia']],
  ['es', 'lobsterfest', ['de qué se trata el lobsterfest', 'qué es el lobsterfest']],
  ['es', 'los-finados', ['¿qué son los Finados?']],
  // By its other names.
  ['en', 'st-georges-caye-day', ['what is the Tenth', 'weh da di tenth', 'what does the Tenth mean']],
  ['en', 'krismos-bram-and-sambai', ['tel mi bout krismos bram', 'what is sambai']],
  ['en', 'christmas', ['what is Christmas in Belize']],
  ['en', 'wanaragua-jankunu', ['what is Jankunu', 'what is wanaragua', 'what is John Canoe']],
  // With a typo.
  ['en', 'garifuna-settlement-day', ['what is setlement day', 'wat is garifina settlement day']],
  ['en', 'independence-day', ['what is indepedence day']],
  ['es', 'garifuna-settlement-day', ['que es garifuna setlement day']],
] as const)('what it is, in %s, of %s', (language, slug, questions) => {
  test.each(questions)('is said before when it is, and leads to its page: %s', (question) => {
    const known = knownOf(slug);
    const text = `${known.summary?.[language]} ${celebrationText(known, TODAY, language)}`;
    const { help } = inField(question).reading;
    expect(help?.text).toBe(text);
    expect(help?.link.address).toBe(`/celebrations/${slug}`);
    expect(suggestionsFor(filtersOf(question), calendar, NOW).celebrations).toEqual([
      { text, ...help?.link },
    ]);
    const said = inAssistant(question);
    expect(said.text).toContain(text);
    expect(said.help?.link.address).toBe(`/celebrations/${slug}`);
  });
});

describe('what it is', () => {
  test.each(CELEBRATIONS.map((celebration) => [celebrationName(celebration), celebration.slug]))(
    'can be asked of each: %s',
    (name, slug) => {
      for (const [question, language] of [
        [`what is ${name}`, 'en'],
        [`¿qué es ${name}?`, 'es'],
      ] as const) {
        const { help, text } = inAssistant(question);
        expect([question, help?.link.address]).toEqual([question, `/celebrations/${slug}`]);
        expect(text).toContain(knownOf(slug).summary?.[language]);
        expect([question, countWords(text) < 80]).toEqual([question, true]);
      }
    },
  );

  test.each([
    ['what is las posadas', 'Las Posadas: the nine evenings before Christmas. New curtains', 'christmas'],
    [
      '¿qué son las posadas?',
      'Las Posadas: las nueve noches antes de la Navidad. Cortinas nuevas',
      'christmas',
    ],
    ['what is las posada', 'Las Posadas: the nine evenings', 'christmas'],
    ['what is yurumein', 'Yurumein: name of the re-enactment', 'garifuna-settlement-day'],
    ['what is Baron Bliss Day', 'Baron Bliss Day: name until 2008', 'national-heroes-and-benefactors-day'],
    ['what is agric', 'Agric: everyday name. Three days', 'national-agriculture-and-trade-show'],
  ])('begins with what its page says of the name: %s', (question, text, slug) => {
    const { help } = inField(question).reading;
    expect(help?.text.slice(0, text.length)).toBe(text);
    expect(help?.link.address).toBe(`/celebrations/${slug}`);
  });

  test('is said of another place too, where it is announced for others', () => {
    const { help } = inField('what is lobsterfest in dangriga').reading;
    expect(help?.text).toContain(knownOf('lobsterfest').summary?.en);
    expect(inField('when is lobsterfest in dangriga').reading.help).toBeUndefined();
  });

  test.each([
    ['what is the history of lobsterfest', 'lobsterfest'],
    ['explain lobsterfest', 'lobsterfest'],
  ])('is asked in words that are not searched: %s', (question, words) => {
    expect(inField(question).reading.search).toEqual({ words });
  });

  test('is not said in a language in which nobody has written it', () => {
    const known: KnownCelebration = { ...knownOf('lobsterfest'), summary: { en: 'It is a feast.' } };
    expect(meaningText(known, 'lobster fest', 'es')).toBe('');
    expect(meaningText({ ...known, summary: undefined } as never, 'lobster fest', 'en')).toBe('');
  });
});

test.each([
  'settlement day',
  'when is lobsterfest',
  'what is on at Settlement Day',
  'what is happening at lobsterfest',
  'what is open on christmas day',
  'what is there to do on independence day',
  'what is on the tenth',
  'what is the Settlement Day parade',
  'what are the christmas events',
  'what are the christmas events in Belize City',
  'what is the lobsterfest schedule',
  'tell me about christmas parties',
  'what time is the independence day parade',
  'what day is Settlement Day',
  'what is garifuna',
  'what is punta',
  'qué hay en Settlement Day',
  '¿qué día es la independencia?',
])('what asks something else is not answered by what a celebration is: %s', (question) => {
  const { understood } = inAssistant(question);
  expect(understood.celebration?.askedWhat).toBeUndefined();
});

test('a name that reads as a time is the celebration of which it is asked when it is', () => {
  const { help, understood } = inAssistant('when is the tenth');
  const { days } = knownOf('st-georges-caye-day');
  expect(help?.text).toBe(celebrationText(knownOf('st-georges-caye-day'), TODAY, 'en'));
  expect(understood.search).toEqual({ from: days?.[0], to: days?.[1] });
});

test('what fits only a part of the name of a celebration is not told beside what that is', () => {
  expect(inAssistant('what is John Canoe').text).not.toMatch(/Canoe Race/);
});

describe('a celebration whose name is begun', () => {
  const begun = (q: string) =>
    suggestionsFor(filtersOf(q), calendar, NOW).celebrations.map(({ address, text }) => [address, text]);

  test.each([
    ['lobs', 'lobsterfest'],
    ['lobster festi', 'lobsterfest'],
    ['garifuna settl', 'garifuna-settlement-day'],
    ['la ruta', 'la-ruta-maya'],
    ['the ten', 'st-georges-caye-day'],
  ])('is suggested by its page, without an answer: “%s”', (q, slug) => {
    expect(begun(q)).toContainEqual([`/celebrations/${slug}`, undefined]);
  });

  test.each(['', 'l', 'lo', 'drums in dangriga', 'xyz'])('is none for “%s”', (q) => {
    expect(begun(q)).toEqual([]);
  });

  test('is one of two at most', () => {
    expect(begun('gar')).toHaveLength(2);
  });
});
