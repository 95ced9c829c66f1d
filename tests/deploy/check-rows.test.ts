import { readFileSync } from 'node:fs';
import { parseRowsToCheck } from '#lib/catalog/check-rows.server';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { EVENT_STATUSES } from '#lib/events/event-status';
import { OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from '#lib/events/rows/event-from-row';
import { readHeader } from '#lib/events/rows/header';
import { currencyFromCell } from '#lib/events/rows/prices/written-price';
import { statusFromWords } from '#lib/events/rows/status/status-words';
import { type Cell, openSpreadsheet } from '../fakes/spreadsheet-app.mjs';

const FILE = 'deploy/sheet/check-rows.js';
const properties = { SITE: 'https://events.example', SECRET: 'the secret' };
const HEADER = ['Event', 'Date', 'Time', 'Venue', 'Location'];
const FIESTA = [
  'Fiesta',
  { serial: 46361, text: '5/12/2026' },
  { serial: 0.7708333333, text: '6:30 PM' },
  '',
  'Corozal',
];

type Asked = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: { header: string[]; rows: { row: number; cells: unknown[]; shown: string[] }[] };
};

/** A sheet with these rows, whose site answers with the row's number or with what `answer` says. */
function open(
  cells: Cell[][],
  given: { zone?: string; triggers?: string[]; fault?: string; header?: string; isDown?: boolean } = {},
) {
  const asked: Asked[] = [];
  const spreadsheet = openSpreadsheet(FILE, {
    cells,
    properties,
    ...given,
    answer: (request: Asked) => {
      asked.push(request);
      if (given.isDown) throw new Error('Request failed for https://events.example returned code 502.');
      const faults = given.fault ? [{ column: 'Date', cell: 'x', made: '', write: given.fault }] : [];
      const rows = request.body.rows.map(({ row }) => ({ row, reading: `Row ${row}`, event: null, faults }));
      const { header: write } = given;
      const ofHeader = write
        ? [{ row: 1, reading: '', event: null, faults: [{ column: 'Cots', write }] }]
        : [];
      return { rows: [...rows, ...ofHeader] };
    },
  });
  const checks = () => {
    const column = spreadsheet.sheet.cells[0]?.indexOf('Check') ?? -1;
    return spreadsheet.sheet.cells.slice(1).map((row) => row[column] ?? '');
  };
  return { ...spreadsheet, asked, checks };
}

test('the script that editors paste has at most eighty lines', () => {
  expect(readFileSync(FILE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

describe('setUp', () => {
  test('gives an empty sheet its header with Check at the end, choices and hints', () => {
    const { sheet, run } = open([]);
    run('setUp');
    const [header = []] = sheet.cells;
    expect(header).toEqual(expect.arrayContaining([...HEADER, 'Category', 'Status', 'EndDate']));
    expect(header.at(-1)).toBe('Check');
    expect(header.length).toBeLessThanOrEqual(sheet.columns);
    expect(sheet.frozen).toBe(1);
    const ruled = sheet.rules.map(({ column }) => header[column - 1]);
    expect(ruled).toEqual(['Category', 'Status', 'Currency', 'Date', 'EndDate', 'TicketURL', 'Website']);
    for (const { rule } of sheet.rules) expect(rule.setAllowInvalid).toEqual([true]);
  });

  test('gives the columns and choices that the site reads, each of them', () => {
    const { sheet, run } = open([]);
    run('setUp');
    const [header = []] = sheet.cells;
    // In the order of the rows that moderators copy.
    expect(header).toEqual([...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS, 'Check']);
    expect(readHeader(header.map(String)).faults).toEqual([]);

    const choices = new Map(
      sheet.rules.map(({ column, rule }) => [header[column - 1], rule.requireValueInList?.[0] as string[]]),
    );
    expect(choices.get('Category')).toEqual(EVENT_CATEGORIES);
    expect(choices.get('Status')?.map(statusFromWords)).toEqual(EVENT_STATUSES);
    const currencies = choices.get('Currency') ?? [];
    expect(currencies.map(currencyFromCell)).toEqual(currencies);
  });

  test('changes nothing of a filled sheet but its new last column', () => {
    const { sheet, run, checks } = open([HEADER, FIESTA].map((row) => [...row]));
    run('setUp');
    expect(sheet.cells.map((row) => row.slice(0, 5))).toEqual([HEADER, FIESTA]);
    expect(sheet.cells[0]).toEqual([...HEADER, 'Check']);
    expect(sheet.rules).toEqual([]);
    expect(checks()).toEqual(['Row 2']);
  });

  test('finds room for Check in a sheet that has none left', () => {
    const wide = [...HEADER, ...Array.from({ length: 21 }, (_, index) => `Own ${index}`)];
    const { sheet, run } = open([wide.slice()]);
    run('setUp');
    expect(sheet.cells[0]).toEqual([...wide, 'Check']);
    expect(sheet.columns).toBe(27);
  });

  test('leaves a sheet alone whose first row is no header', () => {
    const cells = [['', ''], [...HEADER]];
    const { sheet, run } = open(cells);
    expect(() => run('setUp')).toThrow('The first row of the sheet must be its header.');
    expect(sheet.cells).toEqual([['', ''], HEADER]);
  });

  test('leaves a column Check that editors have filled themselves', () => {
    const cells = [
      [...HEADER, 'Check'],
      ['Fair', '', '', '', 'Corozal', 'ask Ana'],
    ];
    const { sheet, run, asked, triggers } = open(cells.map((row) => row.slice()));
    expect(() => run('setUp')).toThrow('Give your own column Check another name.');
    expect(sheet.cells).toEqual(cells);
    expect(asked).toEqual([]);
    expect(triggers()).toEqual([]);
  });

  test('run twice adds neither a column nor a trigger, and leaves triggers of other scripts', () => {
    const { sheet, run, triggers } = open([[...HEADER]], { triggers: ['publish'] });
    run('setUp');
    run('setUp');
    expect(sheet.cells[0]).toEqual([...HEADER, 'Check']);
    expect(triggers()).toEqual([
      ['publish', 'edit'],
      ['checkEdit', 'edit'],
      ['checkAll', 'daily'],
    ]);
  });
});

test('opening the sheet adds a menu with ‘Check all’', () => {
  const { run, menu } = open([]);
  run('onOpen');
  expect(menu).toEqual([['Check all', 'checkAll']]);
});

describe('an edit', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => [`Event ${index}`, '', '', '', 'Corozal', '']);
  const filled = (count: number): Cell[][] => [[...HEADER, 'Check'], ...rows(count)];

  test('sends its row, without Check, to the site with the secret, and writes what was read of it', () => {
    const { edit, asked, checks } = open(filled(3));
    const cells = ['Event 1', '', '', '', 'Corozal', ''];
    edit(3);
    expect(asked).toEqual([
      {
        url: 'https://events.example/api/sheet/check',
        method: 'post',
        headers: { Authorization: 'Bearer the secret' },
        body: {
          header: [...HEADER, ''],
          rows: [{ row: 3, cells, shown: cells }],
        },
      },
    ]);
    expect(checks()).toEqual(['', 'Row 3', '']);
  });

  test('of a pasted block sends all its rows', () => {
    const { edit, checks } = open(filled(4));
    edit(3, 2);
    expect(checks()).toEqual(['', 'Row 3', 'Row 4', '']);
  });

  test('of more than five hundred rows, or of the header, checks all in parts', () => {
    const { edit, asked } = open(filled(1100));
    edit(2, 1100);
    expect(asked.map(({ body }) => body.rows.length)).toEqual([500, 500, 100]);
    edit(1);
    expect(asked).toHaveLength(6);
  });

  test('of another sheet is left alone', () => {
    const { editElsewhere, asked } = open(filled(2));
    editElsewhere();
    expect(asked).toEqual([]);
  });

  test('says below what was read what to write instead', () => {
    const { edit, checks } = open(filled(1), { fault: 'a date like 12/5/2026' });
    edit(2);
    expect(checks()).toEqual(['Row 2\nDate: a date like 12/5/2026']);
  });

  test('says in a note of Check what is wrong with the header, as long as it is', () => {
    const { edit, sheet } = open(filled(1), { header: 'If it is Cost, write that as its name.' });
    edit(2);
    expect(sheet.notes.get('1,6')).toBe('Cots: If it is Cost, write that as its name.');
    const { edit: editMended, sheet: mended } = open(filled(1));
    editMended(2);
    expect(mended.notes.get('1,6')).toBe('');
  });

  test('leaves no former Check beside a row that the site did not check', () => {
    const { edit, checks } = open(
      [
        [...HEADER, 'Check'],
        ['Fair', '', '', '', 'Corozal', 'Row 2'],
      ],
      {
        isDown: true,
      },
    );
    expect(() => edit(2)).toThrow('502');
    expect(checks()).toEqual(['…']);
  });

  test('leaves the Check of a row that somebody changed meanwhile', () => {
    const cells = filled(2);
    const { sheet, run, checks } = open(cells);
    // The sheet changes while the site answers.
    const { getRange } = sheet;
    let reads = 0;
    sheet.getRange = function (...given) {
      if (given[0] === 2 && given[3] === 6 && ++reads === 2) sheet.cells[1]?.splice(0, 1, 'Another');
      return getRange.apply(this, given);
    };
    run('checkAll');
    expect(checks()).toEqual(['…', 'Row 3']);
  });
});

describe('a date or time of a cell travels as the number of the sheet, whatever is shown for it', () => {
  test.each([
    ['America/Belize'],
    ['Europe/London'],
    ['America/Mexico_City'],
    ['America/Los_Angeles'],
    ['Asia/Kathmandu'],
  ])('in a sheet whose time zone is %s', (zone) => {
    const shown: Cell[] = ['5/12/2026', '12/5/2026', '05.12.2026', '5 dic 2026', '2026-12-05'].map(
      (text) => ({ serial: 46361, text }),
    );
    const summer = { serial: 46204.75, text: '1 July, 6 PM' };
    const time = { serial: 0.7708333333333334, text: '6:30 PM' };
    const { run, asked } = open(
      [[...HEADER, 'Check'], ...shown.map((date) => ['Fiesta', date, time, summer, 'Corozal', ''])],
      { zone },
    );
    run('checkAll');
    expect(parseRowsToCheck(asked[0]?.body).rows).toHaveLength(5);
    expect(asked[0]?.body.rows.map((row) => row.shown[1])).toEqual(shown.map((cell) => Object(cell).text));
    const cells = asked[0]?.body.rows.map((row) => row.cells) ?? [];
    for (const [, date, hour, both] of cells) {
      expect(date).toBe(46361);
      expect(hour).toBeCloseTo(0.7708333, 6);
      expect(both).toBe(46204.75);
    }
  });
});
