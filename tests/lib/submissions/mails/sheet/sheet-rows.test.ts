import { describe, expect, test } from '@jest/globals';
import { cellsOf, isListed, missingColumns } from '#lib/submissions/mails/sheet/sheet-rows';

const HEADER = ['Event', 'Date', 'Time', 'Venue', 'Location', 'ID'];
const row = { Event: 'Punta Night', Date: '11/20/2026', Time: '8 PM', Venue: 'Hall', Location: 'Dangriga' };

describe('The header of a sheet', () => {
  test('has all required columns, even if they are spelt differently', () => {
    expect(missingColumns(HEADER)).toEqual([]);
    expect(missingColumns(['EVENT', ' date ', 'Time:', 'venue_', '(Location)', 'Notes'])).toEqual([]);
  });

  test('lacks the required columns that it does not name', () => {
    expect(missingColumns(['Event', 'Days', 'Time', '', 'Location'])).toEqual(['Date', 'Venue']);
    expect(missingColumns([])).toEqual(['Event', 'Date', 'Time', 'Venue', 'Location']);
  });
});

describe('The cells of a row', () => {
  test('are in the order of the sheet, and empty where it has no value', () => {
    expect(cellsOf(['ID', 'Location', 'Notes', 'event'], row)).toEqual(['', 'Dangriga', '', 'Punta Night']);
  });

  test('fill only the first of two columns with the same name', () => {
    expect(cellsOf(['Event', 'EVENT', 'Date'], row)).toEqual(['Punta Night', '', '11/20/2026']);
  });
});

describe('Whether a row is in the sheet already', () => {
  const sheet = (...rows: string[][]) => [HEADER, ...rows];
  const same = ['Punta Night', '11/20/2026', '8 PM', 'Hall', 'Dangriga', 'punta'];

  test('is decided by its ID, whatever else has changed', () => {
    expect(
      isListed(sheet(['Other', '1/1/2027', '', '', 'Hopkins', ' punta ']), { ...row, ID: 'punta' }),
    ).toBe(true);
    expect(isListed(sheet(['Other', '1/1/2027', '', '', 'Hopkins', 'PUNTA']), { ...row, ID: 'punta' })).toBe(
      false,
    );
  });

  test('is decided by title, day and place, even if they are spelt differently', () => {
    expect(isListed(sheet(same), row)).toBe(true);
    expect(isListed(sheet(['PÚNTA NIGHT', '2026-11-20', '', '', ' dangriga ', '']), row)).toBe(true);
    expect(isListed(sheet(['Other'], same), { ...row, Event: ' Punta Night ' })).toBe(true);
  });

  test.each([
    ['another title', ['Punta Day', '11/20/2026', '8 PM', 'Hall', 'Dangriga', '']],
    ['another day', ['Punta Night', '11/21/2026', '8 PM', 'Hall', 'Dangriga', '']],
    ['another place', ['Punta Night', '11/20/2026', '8 PM', 'Hall', 'Hopkins', '']],
    ['cells that end early', ['Punta Night']],
    ['no cells', []],
  ])('is false for a row with %s', (_, cells) => {
    expect(isListed(sheet(cells), row)).toBe(false);
  });

  test('is never decided by an ID that is empty or missing', () => {
    const other = ['Other', '1/1/2027', '', '', 'Hopkins', ''];
    expect(isListed(sheet(other), { ...row, ID: '' })).toBe(false);
    expect(isListed(sheet(other), row)).toBe(false);
    expect(
      isListed(
        [
          ['Event', 'Date', 'Location'],
          ['Other', '1/1/2027', 'Hopkins'],
        ],
        { ...row, ID: 'x' },
      ),
    ).toBe(false);
  });

  test('is false for a sheet without rows', () => {
    expect(isListed(sheet(), row)).toBe(false);
    expect(isListed([], row)).toBe(false);
  });

  test('is decided by the title alone where there is neither day nor place', () => {
    expect(
      isListed([['Event'], ['Punta Night']], { ...row, Date: undefined, Location: undefined } as never),
    ).toBe(true);
  });
});
