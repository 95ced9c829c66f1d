import { doubtOfCost } from '#lib/events/rows/prices/doubtful-cost';
import { typedRows } from '../../../../support/events/typed-rows.ts';

const { eventOf, faultsOf } = typedRows('12/5/2026', '2026-11-27');

describe('A cost cannot be taken as it is written', () => {
  test.each([
    ['Free?', 'unsure'],
    ['¿Gratis?', 'unsure'],
    ['$20?', 'unsure'],
    ['BZ$25 tbc', 'unsure'],
    ['approx. $20', 'unsure'],
    ['maybe $5', 'unsure'],
    ['tal vez $5', 'unsure'],
    ['Tentative $10', 'unsure'],
    ['Free $10', 'free and not'],
    ['Gratis $5', 'free and not'],
    ['Free/$10', 'free and not'],
    ['Free or $10', 'free and not'],
    ['BZ$10 / free', 'free and not'],
    ['Entrada libre, 5 dólares', 'free and not'],
    ['$1O', 'letter'],
    ['$l5', 'letter'],
    ['$2O', 'letter'],
    ['BZ$1OO', 'letter'],
    ['$10-$2O', 'letter'],
    ['$1S', 'letter'],
    ['2O', 'letter'],
  ])('where it is %j, which is %s', (cost, kind) => {
    expect(doubtOfCost(cost)?.kind).toBe(kind);
    expect(faultsOf({ Cost: cost })).toMatchObject([{ column: 'Cost', cell: cost }]);
  });

  test.each([
    'Free',
    '$0',
    'Free admission; pupusas $1 each',
    '$10; members free',
    'Free before 9 PM, $10 after',
    'Free for seniors; $15 companions',
    'Gratis para niños, adultos $5',
    'Free – bring a chair',
    'Questions? Call Ann',
    'From $10',
    '$5-$10',
    '$20 off',
    'TBC',
    'Ages 18+ free',
    'US$10 or BZ$20',
  ])('but not where it is %j', (cost) => {
    expect(doubtOfCost(cost)).toBeUndefined();
    expect(faultsOf({ Cost: cost })).toEqual([]);
  });

  test('and what is meant in figures is said', () => {
    expect(doubtOfCost('BZ$1OO at the gate')).toEqual({
      kind: 'letter',
      letter: 'O',
      meant: 'BZ$100 at the gate',
    });
  });

  test('and a doubtful word is not read as free', () => {
    expect(eventOf({ Cost: 'Free?' })).toMatchObject({ cost: 'Free?' });
    expect(eventOf({ Cost: 'Free?' }).price).toBeUndefined();
  });
});
