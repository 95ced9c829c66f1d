import { newDayIn } from '#lib/events/rows/status/new-day';
import { typedRows } from '../../../../support/events/typed-rows.ts';

const { eventOf, faultsOf } = typedRows('12/5/2026', '2026-11-27');

describe('A new day beside the word that an event is off is not lost in silence:', () => {
  test.each([
    ['Postponed to 6/15/2027', { day: '2027-06-15', isOpen: false }],
    ['Postponed to June 15, 2027', { day: '2027-06-15', isOpen: false }],
    ['Aplazado al 15 de junio', { isOpen: false }],
    ['Postponed to 6/20', { isOpen: false }],
    ['Postponed to next week', { isOpen: false }],
    ['Postponed until May', { isOpen: false }],
    ['Pospuesto para el sábado', { isOpen: false }],
    ['Postponed to Saturday 7 PM', { isOpen: false }],
    ['Cancelled, new date TBA', { isOpen: true }],
    ['Pospuesto, nueva fecha por anunciar', { isOpen: true }],
  ])('%j', (cell, found) => {
    expect(newDayIn(cell)).toEqual(found);
  });

  test.each([
    'Postponed',
    'Postponed until further notice',
    'CANCELLED due to rain',
    'Cancelado por lluvia',
    'hasta nuevo aviso',
    'Cancelled this year',
    'Sold out - 3 left',
  ])('%j says nothing of one', (cell) => {
    expect(newDayIn(cell)).toBeUndefined();
  });

  test('the editor is told to write it into Date', () => {
    expect(faultsOf({ Status: 'Postponed to 6/15/2027' })).toMatchObject([
      {
        column: 'Status',
        made: 'read as postponed, and what it says of another day is read nowhere',
        write: expect.stringMatching(
          /^If it is now on Tue 15 Jun 2027: write 6\/15\/2027 into Date, and nothing here\./,
        ),
      },
    ]);
    expect(eventOf({ Status: 'Postponed to 6/15/2027' })).toMatchObject({
      status: 'postponed',
      date: '2026-12-05',
    });
  });

  test('and in a title too, of which the notice is taken off', () => {
    expect(faultsOf({ Event: 'POSTPONED TO 6/15: Street Jam' })).toMatchObject([
      { column: 'Event', write: expect.stringMatching(/into Date, and the name alone here/) },
    ]);
    expect(faultsOf({ Event: 'POSTPONED: Street Jam' })).toEqual([]);
  });

  test('a postponed event may have a new day that is only announced; a cancelled one may not', () => {
    expect(faultsOf({ Status: 'Postponed, new date TBA' })).toEqual([]);
    expect(faultsOf({ Status: 'Cancelled, new date TBA' })).toMatchObject([
      { write: expect.stringMatching(/write Postponed/) },
    ]);
  });
});
