import { titleOn, yearlyDay } from '#lib/catalog/sources/sample/yearly-day';

/** What a row is, its title, its day, a year, and its day then. */
type Case = [what: string, title: string, date: string, year: number, day: string];

const CASES: Case[] = [
  ['an event of a day of the month', 'Small Business Expo', '2026-11-28', 2028, '2028-11-28'],
  ['a holiday with a fixed day', 'Christmas Day', '2027-12-25', 2031, '2031-12-25'],
  ['what is on 29 February, in a leap year', 'Leap Day Swim', '2028-02-29', 2032, '2032-02-29'],
  ['what is on 29 February, in another year', 'Leap Day Swim', '2028-02-29', 2029, '2029-03-01'],
  ['Good Friday', 'Good Friday', '2027-03-26', 2028, '2028-04-14'],
  ['Good Friday, years ahead', 'Good Friday Passion Play & Procession', '2027-03-26', 2031, '2031-04-11'],
  ['Holy Saturday', 'Holy Saturday Cross Country Cycling Classic', '2027-03-27', 2030, '2030-04-20'],
  ['Easter Sunday', 'Sarteneja Easter Regatta', '2027-03-28', 2038, '2038-04-25'],
  ['Easter Monday', 'Easter Monday', '2027-03-29', 2029, '2029-04-02'],
  [
    'the carnival before Lent',
    'Fiesta de Carnaval San Pedro: Opening Night',
    '2027-02-06',
    2028,
    '2028-02-26',
  ],
  ['Ash Wednesday’s carnival', 'Burning of Don Juan Carnaval', '2027-02-10', 2031, '2031-02-26'],
  ['a carnival in September', 'Gran Carnaval de Septiembre', '2027-09-11', 2028, '2028-09-11'],
  [
    'a day off before its holiday',
    'National Heroes and Benefactors Day (observed)',
    '2027-03-08',
    2029,
    '2029-03-12',
  ],
  [
    'a day off beyond the list',
    'Indigenous Peoples’ Resistance Day (observed)',
    '2027-10-11',
    2031,
    '2031-10-13',
  ],
  [
    'a day in lieu that is not needed',
    'Emancipation Day Holiday (in lieu)',
    '2027-08-02',
    2028,
    '2028-08-01',
  ],
  ['a day in lieu that is needed again', 'Boxing Day Holiday (in lieu)', '2027-12-27', 2032, '2032-12-27'],
  ['the start of a race that ends on a day off', 'La Ruta Maya – Start', '2027-03-05', 2029, '2029-03-09'],
  ['Mother’s Day', "Mother's Day Concert in the Park", '2027-05-09', 2028, '2028-05-14'],
  ['a weekday in the title', 'Friday Night Street Food Fair', '2026-11-20', 2027, '2027-11-19'],
  [
    'a weekday in the title, the other way',
    'Friday Night Street Food Fair',
    '2026-11-20',
    2029,
    '2029-11-23',
  ],
  ['a plural of a weekday', 'Saturdays in the Park', '2026-11-21', 2028, '2028-11-18'],
  ['of several weekdays that of its day', 'Friday and Saturday Bram', '2026-11-21', 2028, '2028-11-18'],
  ['a weekday beside the new year', 'Friday Fireworks', '2027-12-31', 2029, '2029-12-28'],
  ['a weekday behind the new year', 'Saturday Fireworks', '2027-01-02', 2030, '2030-01-05'],
  ['a word that only begins like a weekday', 'Sundayana Show', '2026-11-21', 2028, '2028-11-21'],
];

test.each(CASES)('%s: “%s” of %s is in %i on %s', (_, title, date, year, day) => {
  expect(yearlyDay({ title, date })(year)).toBe(day);
});

describe('a title on another day', () => {
  test.each([
    ['names the new year', 'Cancer Walk 2027', '2027-05-29', '2028-05-29', 'Cancer Walk 2028'],
    [
      'keeps a year that is not its own',
      'Since 1998: Big Bram',
      '2027-05-29',
      '2028-05-29',
      'Since 1998: Big Bram',
    ],
    ['keeps a number that has the year in it', 'Run 20271', '2027-05-29', '2028-05-29', 'Run 20271'],
    ['is in lieu of no holiday on its day', 'Boxing Day (in lieu)', '2027-12-27', '2028-12-26', 'Boxing Day'],
    [
      'is in lieu of one on another day',
      'Boxing Day (in lieu)',
      '2027-12-27',
      '2032-12-27',
      'Boxing Day (in lieu)',
    ],
    ['stays observed', 'Heroes Day (observed)', '2027-03-08', '2026-03-09', 'Heroes Day (observed)'],
  ])('%s', (_, title, date, day, expected) => {
    expect(titleOn({ title, date }, day)).toBe(expected);
  });
});
