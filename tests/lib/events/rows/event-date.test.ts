import { convertDate } from '#lib/events/rows/event-date';

describe('a date in the form m/d/yyyy is converted if month is 1-12, day 1-31 and year 1900-3000:', () => {
  test.each([
    ['11/20/2026', '2026-11-20'],
    ['1/5/2027', '2027-01-05'],
    ['01/05/2027', '2027-01-05'],
    ['1/31/1900', '1900-01-31'],
    ['12/31/3000', '3000-12-31'],
    [' 11/20/2026 ', '2026-11-20'],
    ['2/30/2027', '2027-02-30'],
    ['4/31/2027', '2027-04-31'],
  ])('%j becomes %s', (cell, date) => {
    expect(convertDate(cell)).toBe(date);
  });
});

describe('any other date stays as it is:', () => {
  test.each([
    '13/1/2026',
    '0/5/2026',
    '00/05/2026',
    '5/0/2026',
    '5/32/2026',
    '12/31/1899',
    '1/1/3001',
    '20/11/2026',
    '11/20/26',
    '11/20/02026',
    '011/20/2026',
    '11-20-2026',
    '11/20',
    '11/20/2026 8 PM',
    '11/20/2026-11/22/2026',
    '2026-11-20',
    'November 20, 2026',
    'TBA',
    '',
  ])('%j stays', (cell) => {
    expect(convertDate(cell)).toBe(cell);
  });
});
