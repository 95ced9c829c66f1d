import { statusOfCell } from '#lib/events/rows/status/status-of-cell';
import { typedRows } from '../../../../support/events/typed-rows.ts';

const { eventOf, faultsOf } = typedRows('12/5/2026', '2026-11-27');

describe('A status with a typo is read, and told with what it was taken for:', () => {
  test.each([
    ['Cancled', 'cancelled', 'Cancelled'],
    ['cancelld', 'cancelled', 'Cancelled'],
    ['Canselado', 'cancelled', 'Cancelled'],
    ['Suspendidio', 'cancelled', 'Cancelled'],
    ['Postpond', 'postponed', 'Postponed'],
    ['Postpooned', 'postponed', 'Postponed'],
    ['Aplasado', 'postponed', 'Postponed'],
    ['Sold outt', 'sold-out', 'Sold out'],
    ['Agotadoo', 'sold-out', 'Sold out'],
    ['Confirmd', 'scheduled', 'Confirmed'],
  ])('%j is %s', (cell, status, word) => {
    expect(statusOfCell(cell)).toEqual({ status, isMisspelt: true });
    expect(eventOf({ Status: cell }).status).toBe(status);
    expect(faultsOf({ Status: cell })).toMatchObject([
      {
        column: 'Status',
        made: `taken for “${word}”`,
        write: `If it is that, write ${word}. Else correct it.`,
      },
    ]);
  });

  test.each([
    'Cancelled',
    'Canceled!',
    'CXL',
    'Postponed until further notice',
    'Sold-out',
    'Pospuesto',
    'Off',
    '',
  ])('%j has none', (cell) => {
    expect(statusOfCell(cell)?.isMisspelt).toBe(false);
    expect(faultsOf({ Status: cell })).toEqual([]);
  });

  test.each([
    'Cancelled?',
    'Canselado?',
    'not cancled',
    'uncancelled',
    'moved',
    'rescheduled',
    'Sold',
    'unconfirmed',
    'Full',
  ])('%j is none of the words with a typo', (cell) => {
    expect(statusOfCell(cell)).toBeUndefined();
  });
});
