import { filtersFromSearch } from '#lib/events/event-filters';
import { answerFilters } from '#lib/questions/answer-filters';
import { understandQuestion } from '#lib/questions/understand-question';
import { calendarAt } from '../../support/questions/sample-calendar.ts';

/** Saturday 21 November 2026, 8 PM in Belize. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const TODAY = '2026-11-21';
const calendar = calendarAt(NOW);
const helpIn = (q: string) =>
  answerFilters(filtersFromSearch(new URLSearchParams({ q }).toString()), calendar, NOW).reading.help;

describe('whether a day is a public holiday is said:', () => {
  test.each([
    [
      'is tuesday the 24th a public holiday',
      'Tuesday, 24 November 2026 is no public holiday in Belize. The next is Christmas Day on Friday, 25 December 2026.',
    ],
    [
      'are the banks closed on january 15',
      'Friday, 15 January 2027 is a public holiday in Belize: George Price Day.',
    ],
    [
      'is settlement day a holiday',
      'Friday, 19 November 2027 is a public holiday in Belize: Garifuna Settlement Day.',
    ],
    [
      'qué día cae el Baron Bliss y si es feriado',
      'National Heroes and Benefactors Day es el martes 9 de marzo de 2027; el día libre es el lunes 8 de marzo de 2027.',
    ],
    [
      'el 10 de septiembre es feriado?',
      'El viernes 10 de septiembre de 2027 es feriado en Belice: St. George’s Caye Day.',
    ],
  ])('%s', (question, text) => {
    const help = helpIn(question);
    expect(help).toMatchObject({ text, isOnly: false });
    expect(help?.link.address).toBe('/celebrations');
  });

  test.each(['holiday concert', 'boxing day holiday', 'events on the next public holiday'])(
    'and a holiday in another sense is no question for one: %s',
    (question) => {
      expect(understandQuestion(question, { today: TODAY }).holiday).toBeUndefined();
    },
  );
});

test('a celebration that was just over is said to be, with its year too', () => {
  expect(helpIn('#GarifunaSettlementDay2026')?.text).toBe(
    'Garifuna Settlement Day was on Thursday; the next is on Friday, 19 November 2027.',
  );
});

describe('of who comes along, a place and a day what else is on there comes first:', () => {
  test.each([
    ['family events in Placencia on december 5', 'Placencia Holiday Lighted Boat Parade'],
    ['algo para niños en Corozal el 12 de diciembre', 'Christmas Craft Market'],
  ])('%s', (q, title) => {
    const { nearest } = answerFilters(
      filtersFromSearch(new URLSearchParams({ q }).toString()),
      calendar,
      NOW,
    );
    expect(nearest?.events.map((event) => event.title)).toEqual([title]);
  });
});

test('what became of an event is told of the next one where none is on the day that was named', () => {
  const q = 'is the boat parade in Placencia cancelled on saturday';
  const { nearest } = answerFilters(filtersFromSearch(new URLSearchParams({ q }).toString()), calendar, NOW);
  expect(nearest?.events.map((event) => event.title)).toEqual(['Placencia Holiday Lighted Boat Parade']);
});
