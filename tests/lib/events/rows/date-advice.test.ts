import { type TypedRow, typedRows } from '../../../support/events/typed-rows.ts';

const { eventOf, faultsOf } = typedRows('12/5/2026', '2026-11-27');

/** What is told of a column of one row. */
const toldOf = (column: string, cells: TypedRow) => faultsOf(cells).find((fault) => fault.column === column);

describe('What to write for a date that stays text has all that its cell has:', () => {
  test.each<[string, RegExp]>([
    [
      '15 y 16 de mayo de 2027',
      /^If it is Sat 15 May 2027: write 5\/15\/2027, and 5\/16\/2027 into MoreDates\.$/,
    ],
    ['May 1, 8 & 15, 2027', /write 5\/1\/2027, and 5\/8\/2027, 5\/15\/2027 into MoreDates\.$/],
    [
      '12/5/2026 or 12/12/2026',
      /^Write one of the two\. If .* write 12\/5\/2026\. If .* write 12\/12\/2026\.$/,
    ],
    ['12/5/2026, rain date 12/6/2026', /write 12\/5\/2026\. If it is Sun 6 Dec 2026: write 12\/6\/2026\.$/],
    ['12/5/2026 postponed to 12/6/2026', /write 12\/5\/2026\. If it is Sun 6 Dec 2026: write 12\/6\/2026\.$/],
    ['12/5/2026 7 PM', /^If it is Sat 5 Dec 2026: write 12\/5\/2026\.$/],
    ['12/5/2026 0:00:00', /^If it is Sat 5 Dec 2026: write 12\/5\/2026\.$/],
    ['12/5/2026, 12/12/2026 and 12/19/2026', /^Write the first day .* and the other dates into MoreDates\.$/],
    ['5/1 to 5/3 or 5/8', /^Write month\/day\/year/],
    [
      'jueves 15 y viernes 16 de mayo de 2027',
      /^Write the first day .* and the other dates into MoreDates\.$/,
    ],
    ['l/16/2027', /^“l” is a letter\. If it is Sat 16 Jan 2027: write 1\/16\/2027 in figures\.$/],
    ['3/20/20277', /^The year has not four digits\./],
    ['5/15', /^The year is missing\./],
    ['0/14/2027', /^There is no month 0\./],
  ])('%j', (cell, write) => {
    expect(toldOf('Date', { Date: cell })?.write).toMatch(write);
    expect(eventOf({ Date: cell }).date).toBe(cell);
  });

  test.each<[string, string, RegExp]>([
    ['12/5/2026 6 PM', '', /write 12\/5\/2026, and 6 PM into Time\.$/],
    ['12/5/2026 6 PM - 9 PM', 'TBA', /write 12\/5\/2026, and 6 PM - 9 PM into Time\.$/],
    ['46361.75', '', /write 12\/5\/2026, and 6 PM into Time\.$/],
  ])('the hour of %j too, where Time says %j', (cell, time, write) => {
    expect(toldOf('Date', { Date: cell, Time: time })?.write).toMatch(write);
  });
});

test('the hour of a last day belongs into EndTime', () => {
  expect(toldOf('EndDate', { EndDate: '12/6/2026 5 PM' })?.write).toBe(
    'If it is Sun 6 Dec 2026: write 12/6/2026, and 5 PM into EndTime.',
  );
});

describe('Two cells that contradict each other are compared before each is judged:', () => {
  test.each<[TypedRow, RegExp, RegExp]>([
    [
      { Date: '12/5/2026 18:00:00', Time: '8 PM' },
      /; it has 6 PM, though Time says “8 PM”$/,
      /Which hour holds\? Write it into Time alone\.$/,
    ],
    [
      { Date: '12/5/2026 9:00', Time: '8 PM' },
      /; it has 9:00, though Time says “8 PM”$/,
      /Which hour holds\?/,
    ],
    [{ Date: '46361.75', Time: '8 PM' }, /; it has 6 PM, though Time says “8 PM”$/, /Which hour holds\?/],
    [
      { Date: '12/5/2026 - 12/7/2026', EndDate: '12/8/2026' },
      /; it ends on 12\/7\/2026, though EndDate says 12\/8\/2026$/,
      /^Which one is the last day\? Write it into EndDate, and 12\/5\/2026 here\.$/,
    ],
  ])('%j', (cells, made, write) => {
    expect(toldOf('Date', cells)).toMatchObject({
      made: expect.stringMatching(made),
      write: expect.stringMatching(write),
    });
  });

  test.each<TypedRow>([
    { Date: '12/5/2026 19:00', Time: '7 PM' },
    { Date: '12/5/2026 - 12/7/2026', EndDate: '12/7/2026' },
  ])('but nothing is said of two that agree: %j', (cells) => {
    expect(toldOf('Date', cells)?.made).toBe('not read, shown under “Date to be confirmed”');
  });
});

describe('Each further date is judged like the first:', () => {
  test.each<[string, string, RegExp]>([
    ['12/12/2026, 12/32/2026', '12/32/2026', /with commas/],
    ['2/29/2027', '2/29/2027', /^2\/29\/2027 is no day of the calendar: correct it, or leave it out\.$/],
    ['Mon 12/12/2026', 'Mon 12/12/2026', /^“Mon 12\/12\/2026”: Sat 12 Dec 2026 is another day of the week/],
    [
      'Sat 12/12/2026',
      'Sat 12/12/2026',
      /^Of “Sat 12\/12\/2026”, if it is Sat 12 Dec 2026, write 12\/12\/2026 alone\.$/,
    ],
    [
      '18/12/2026',
      '18/12/2026',
      /^Of “18\/12\/2026”, if it is Fri 18 Dec 2026, write 12\/18\/2026 alone\..*Locale/,
    ],
    ['12/12, 12/19', '12/12, 12/19', /^The year is missing\./],
    ['18 y 19 de diciembre de 2026', '18, 19 de diciembre de 2026', /^Write 12\/18\/2026, 12\/19\/2026\.$/],
    ['l2/12/2026', 'l2/12/2026', /^“l” is a letter\./],
    ['every Friday', 'every Friday', /^Write the dates with commas/],
  ])('%j', (MoreDates, left, write) => {
    expect(toldOf('MoreDates', { MoreDates })).toMatchObject({
      made: `left out: ${left}`,
      write: expect.stringMatching(write),
    });
  });

  test.each(['12/12/2026 & 12/19/2026', '12/12/2026 and 12/19/2026', '12/12/2026 / 12/19/2026'])(
    'and all are read that stand between other signs than commas: %j',
    (MoreDates) => {
      expect(eventOf({ MoreDates }).moreDates).toEqual(['2026-12-12', '2026-12-19']);
      expect(faultsOf({ MoreDates })).toEqual([]);
    },
  );

  test('one that may be another day is named beside one that can only have its day first', () => {
    expect(toldOf('MoreDates', { MoreDates: '1/2/2027, 18/6/2027' })?.write).toContain(
      '1/2/2027 may be Mon 1 Feb 2027.',
    );
  });
});
