import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import Papa from 'papaparse';
import { OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from '#lib/events/rows/event-from-row';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import { csvRowsOf } from '#lib/submissions/moderation/exports/items-csv';
import { spreadsheetRow } from '#lib/submissions/moderation/exports/spreadsheet-row';
import { cellWithOwnApostrophe, safeCell, safeCsvCell, textOfSafeCell } from '#lib/text/safe-cell';
import { finishSlices } from '#lib/time/slices';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const SHEET_COLUMNS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

test.each([
  ['＝1+1', "'＝1+1"],
  ['＠name', "'＠name"],
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ['+501 622 1234', "'+501 622 1234"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['Village = Fiesta', 'Village = Fiesta'],
  ['', ''],
])('the cell %j is written as %j', (text, cell) => {
  expect(safeCell(text)).toBe(cell);
});

test.each([
  ["'@ The Park: Jazz", '@ The Park: Jazz'],
  ["'+501 Lounge", '+501 Lounge'],
  ["'=1+1", '=1+1'],
  ["'-1", '-1'],
  ["'＠name", '＠name'],
  ["''@home'", "'@home'"],
  ["'Tis the Season", "'Tis the Season"],
  ["Rock 'n' Roll", "Rock 'n' Roll"],
  ["'", "'"],
])('the cell %j is read as %j', (cell, text) => {
  expect(textOfSafeCell(cell)).toBe(text);
});

test('every text is read again from its cell as it was', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^['=+@-]{0,3}\w{0,3}$/), (text) => {
      expect(textOfSafeCell(safeCell(cellWithOwnApostrophe(text)))).toBe(text);
    }),
  );
});

test.each(['@ The Park: Jazz', '+501 Lounge', '-1', "'@home' party", "'Tis the Season"])(
  'a title and a venue reach the public as they were sent, by the row to paste, as it is in a CSV: %s',
  (text) => {
    const submission = { ...someSubmission(), title: text, venueName: text };
    const cells = spreadsheetRow(submission, 'https://site.example').split('\t');
    const csv = Papa.unparse([SHEET_COLUMNS, SHEET_COLUMNS.map((_, index) => cells[index] ?? '')]);
    expect(finishSlices(parseEventsCsv(csv)).events).toMatchObject([{ title: text, venue: text }]);
  },
);

test('the row pasted into the sheet becomes the same event that was approved', () => {
  const submission = someSubmission({
    description: 'Marimba,\n"food" and games\ton the field.',
    coverImageUrl: 'https://images.example/a.webp',
  });
  const [cells = []] = Papa.parse<string[]>(spreadsheetRow(submission, 'https://site.example'), {
    delimiter: '\t',
  }).data;
  const csv = Papa.unparse([SHEET_COLUMNS, SHEET_COLUMNS.map((_, index) => cells[index] ?? '')]);
  const [event] = finishSlices(parseEventsCsv(csv)).events;
  expect(event).toEqual(publishedEvent(submission));
});

test('a row to paste has its cells in the order of the sheet, each but the description in one line, and none after the last filled one', () => {
  const submission = { ...someSubmission(), venueName: ' Football\n\nField ' };
  const cells = [
    'Village Fiesta',
    '12/5/2027',
    '8 PM - 1 AM',
    'Football Field',
    'San Antonio (Toledo)',
    'Free',
  ];
  const filled = spreadsheetRow(submission, 'https://site.example').split('\t');
  expect(filled.slice(0, cells.length)).toEqual(cells);
  expect(filled.at(-1)).not.toBe('');
  const withId = spreadsheetRow(submission, 'https://site.example', 'the-id').split('\t');
  expect(withId[SHEET_COLUMNS.indexOf('ID')]).toBe('the-id');
});

test('in a row to paste, our own images get the address of the site, and no cell is a formula', () => {
  const row = spreadsheetRow(
    someSubmission({
      title: '=1+1',
      coverImageUrl: '/uploads/a.webp',
      additionalImageUrls: ['/uploads/b.webp', 'https://images.example/c.webp'],
    }),
    'https://site.example',
  );
  const cells = row.split('\t');
  expect(cells[0]).toBe("'=1+1");
  expect(row).toContain('https://site.example/uploads/a.webp');
  expect(row).toContain('https://site.example/uploads/b.webp,https://images.example/c.webp');
});

test.each([
  ['=1+1', "'=1+1"],
  ['Fiesta;=1+1;@sum', "Fiesta;'=1+1;'@sum"],
  ['First line\n=HYPERLINK("x")', 'First line\n\'=HYPERLINK("x")'],
  ['a;"=1+1"', 'a;"\'=1+1"'],
  ['a\r\n  +1', "a\r\n  '+1"],
  ['Tickets: 5 + 1 = 6, at the door; bring a friend', 'Tickets: 5 + 1 = 6, at the door; bring a friend'],
])('for programs that start a cell at a semicolon or a new line, %j is no formula either', (text, cell) => {
  expect(safeCsvCell(text)).toBe(cell);
});

test('the export is safe against formulas in every cell', () => {
  const description = 'Come all.\n=cmd|calc\n+501;-1 and more of it';
  const item = {
    kind: 'event' as const,
    status: 'pending' as const,
    reference: 'BC-0000-0000',
    created_at: '2026-11-21T12:00:00.000Z',
    decided_at: null,
    decided_by: null,
    reason: '=cmd',
    event_id: null,
    payload: JSON.stringify(
      someSubmission({ title: '=1+1', submitterName: '@name', submitterPhone: '+501 6', description }),
    ),
  };
  const rows = csvRowsOf([item]);
  expect(rows[1]).toEqual(expect.arrayContaining(["'=1+1", "'@name", "'+501 6", "'=cmd"]));
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(rows.flat().filter((cell) => /[;\n][=+\-@]/.test(cell))).toEqual([]);
});

test('a row fits a sheet whose columns are in the order of any earlier version: new ones are the last', () => {
  expect(SHEET_COLUMNS.slice(0, 24)).toEqual(
    [
      'Event Date Time Venue Location Cost CoverImage Image ModalImages PlaceID ID Status EndDate EndTime Organizer',
      'TicketURL Price Currency Description Category Address Country TimeZone Website',
    ].flatMap((names) => names.split(' ')),
  );
  expect(SHEET_COLUMNS.slice(-4)).toEqual(['CoverImageText', 'ModalImageTexts', 'District', 'MoreDates']);
});
