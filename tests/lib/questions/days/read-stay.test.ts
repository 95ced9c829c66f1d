import { understandQuestion } from '#lib/questions/understand-question';

const TODAY = '2026-11-21'; // a Saturday
const searchOf = (text: string) => understandQuestion(text, { today: TODAY }).search;

describe('a stay that is told with two verbs is the days from coming to leaving:', () => {
  test.each<[string, string, string]>([
    ['we land on December 3 and fly out on the 8th, what can we see?', '2026-12-03', '2026-12-08'],
    ['arriving Dec 18, leaving the 22nd', '2026-12-18', '2026-12-22'],
    ['our cruise docks on the 5th and sails the 6th of december', '2026-12-05', '2026-12-06'],
    ['we get to Belize on December 30 and go home January 2', '2026-12-30', '2027-01-02'],
    ['we check in friday and check out sunday', '2026-11-27', '2026-11-29'],
    ['I fly in Thursday and head back Monday', '2026-11-26', '2026-11-30'],
    ['in Belize from Friday until we go home on the 9th', '2026-11-27', '2026-12-09'],
    ['llegamos el 3 y nos vamos el 8', '2026-12-03', '2026-12-08'],
    ['aterrizamos el 20 de diciembre y regresamos el 2 de enero', '2026-12-20', '2027-01-02'],
  ])('%s', (text, from, to) => {
    expect(searchOf(text)).toEqual({ from, to });
  });

  test('and what else is asked stays in the question', () => {
    expect(searchOf('getting to Placencia December 4, flying home on the 8th, any parades?')).toEqual({
      category: 'parade',
      city: 'placencia',
      from: '2026-12-04',
      to: '2026-12-08',
    });
  });
});

describe('two days are no stay', () => {
  test.each<[string, string]>([
    ['where nobody leaves', 'concerts on december 5 or december 12'],
    [
      'where the verb is far from the second day',
      'drums on friday, or must we leave before the mass on sunday',
    ],
  ])('%s', (_, text) => {
    const { from, to } = searchOf(text);
    expect(to).toBe(from);
  });

  test('and one before the other is none either', () => {
    expect(searchOf('we leave on december 8 and it was november 30').to).toBe('2026-12-08');
  });
});
