import { furtherDates } from '#lib/events/rows/days/further-dates';
import { listedDays } from '#lib/events/rows/days/listed-days';
import { spoiltDate } from '#lib/events/rows/days/spoilt-date';

describe('Days of one month that a text lists', () => {
  test.each([
    ['15 y 16 de mayo de 2027', ['2027-05-15', '2027-05-16']],
    ['15, 16 y 22 de mayo de 2027', ['2027-05-15', '2027-05-16', '2027-05-22']],
    ['sábado 15 y domingo 16 de mayo de 2027', ['2027-05-15', '2027-05-16']],
    ['May 1, 8 & 15, 2027', ['2027-05-01', '2027-05-08', '2027-05-15']],
    ['16 & 17 Sept 2027', ['2027-09-16', '2027-09-17']],
    ['May 1st and 8th, 2027', ['2027-05-01', '2027-05-08']],
  ])('are all of %j', (text, days) => {
    expect(listedDays(text)).toEqual(days);
  });

  test.each([
    'May 1 and 8',
    '15 y 32 de mayo de 2027',
    '16 y 15 de mayo de 2027',
    'lunes 15 y martes 16 de mayo de 2027',
    'May 1, 2027',
    'June 12-13, 2027',
    '15 y 16 de algo de 2027',
    '',
  ])('are none in %j', (text) => {
    expect(listedDays(text)).toBeUndefined();
  });
});

describe('The dates of one cell', () => {
  test.each([
    ['4/28/2027 & 5/5/2027', ['4/28/2027', '5/5/2027']],
    ['4/28/2027 and 5/5/2027', ['4/28/2027', '5/5/2027']],
    ['4/28/2027 y 5/5/2027; 5/12/2027', ['4/28/2027', '5/5/2027', '5/12/2027']],
    ['4/28/2027 / 5/5/2027', ['4/28/2027', '5/5/2027']],
    ['4/28/2027/5/5/2027', ['4/28/2027', '5/5/2027']],
    ['4/28/2027,\n5/5/2027', ['4/28/2027', '5/5/2027']],
    ['2027-04-28 / 2027-05-05', ['2027-04-28', '2027-05-05']],
    ['4/28/2027', ['4/28/2027']],
    ['5/20, 5/27', ['5/20', '5/27']],
    [' , ', []],
  ])('are parted by what people write between them: %j', (cell, dates) => {
    expect(furtherDates(cell)).toEqual(dates);
  });
});

describe('One sign that spoils a date', () => {
  test.each([
    ['l/16/2027', { kind: 'letter', sign: 'l', meant: '1/16/2027' }],
    ['1O/16/2027', { kind: 'letter', sign: 'O', meant: '10/16/2027' }],
    ['3/20/20277', { kind: 'year' }],
    ['3/20/202', { kind: 'year' }],
    ['5/15', { kind: 'no year' }],
    ['0/14/2027', { kind: 'month', month: 0 }],
    ['13/13/2027', { kind: 'month', month: 13 }],
  ])('is known of %j', (text, spoilt) => {
    expect(spoiltDate(text)).toEqual(spoilt);
  });

  test.each(['28/11/2027', '1/16/2027', '2/30/2027', 'soon', 'l/l/l', 'OO/OO/OOOO', 'June 2027', ''])(
    'is none in %j',
    (text) => {
      expect(spoiltDate(text)).toBeUndefined();
    },
  );
});
