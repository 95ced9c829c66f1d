// Says in the column Check of the sheet of events what the site reads of each row, or what to write instead.
// Extensions → Apps Script: paste this below what is there. Project Settings → Script Properties: SITE, the site's address
// like https://events.example, and SECRET, its REVALIDATE_SECRET. Then run setUp once.
const HEADER =
  'Event,Date,Time,Venue,Location,Cost,CoverImage,Image,ModalImages,PlaceID,ID,Status,EndDate,EndTime,Organizer,TicketURL,' +
  'Price,Currency,Description,Category,Address,Country,TimeZone,Website,CoverImageText,ModalImageTexts,District,MoreDates,Check';
const CATEGORIES =
  'cultural,ceremony,parade,sports,entertainment,official,education,food,religious,family,arts,business,community,health,workshop';
const LISTS = { Category: CATEGORIES, Status: 'scheduled,sold out,cancelled,postponed', Currency: 'BZD,USD' };
const ROWS_AT_ONCE = 500;
const eventsSheet = () => SpreadsheetApp.getActive().getSheets()[0];
const columnOf = (name) => eventsSheet().getRange('1:1').getDisplayValues()[0].indexOf(name) + 1;
/** An empty sheet gets its header, choices and hints; one that is filled gets a last column, Check, and no other change. */
function setUp() {
  const sheet = eventsSheet();
  const isEmpty = sheet.getLastRow() === 0;
  const ours = ScriptApp.getProjectTriggers().filter((t) => /^check(Edit|All)$/.test(t.getHandlerFunction()));
  if (!isEmpty && !columnOf('Event')) throw new Error('The first row of the sheet must be its header.');
  if (columnOf('Check') && !ours.length) throw new Error('Give your own column Check another name.');
  const added = isEmpty ? HEADER.split(',') : columnOf('Check') ? [] : ['Check'];
  const [filled, width] = [sheet.getLastColumn(), sheet.getMaxColumns()];
  if (filled + added.length > width) sheet.insertColumnsAfter(width, filled + added.length - width);
  for (const [index, name] of added.entries()) sheet.getRange(1, filled + index + 1).setValue(name);
  if (isEmpty) {
    sheet.setFrozenRows(1);
    const hint = () => SpreadsheetApp.newDataValidation().setAllowInvalid(true);
    const give = (name, rule) => sheet.getRange(2, columnOf(name), 999).setDataValidation(rule.build());
    for (const name in LISTS) give(name, hint().requireValueInList(LISTS[name].split(',')));
    for (const name of ['Date', 'EndDate']) give(name, hint().requireDate());
    for (const name of ['TicketURL', 'Website']) give(name, hint().requireTextIsUrl());
  }
  // Simple triggers may not ask another server.
  for (const trigger of ours) ScriptApp.deleteTrigger(trigger);
  ScriptApp.newTrigger('checkEdit').forSpreadsheet(SpreadsheetApp.getActive()).onEdit().create();
  ScriptApp.newTrigger('checkAll').timeBased().everyDays(1).atHour(6).create();
  checkAll();
}
function onOpen() {
  SpreadsheetApp.getUi().createMenu('Check').addItem('Check all', 'checkAll').addToUi();
}
function checkAll() {
  const last = eventsSheet().getLastRow();
  for (let row = 2; row <= last; row += ROWS_AT_ONCE) checkRows(row, Math.min(ROWS_AT_ONCE, last + 1 - row));
}
function checkEdit({ range }) {
  if (range.getSheet().getSheetId() !== eventsSheet().getSheetId()) return;
  if (range.getRow() === 1 || range.getNumRows() > ROWS_AT_ONCE) checkAll();
  else checkRows(range.getRow(), range.getNumRows());
}
/** Rows without Check: what they show, but of a date or time what the sheet counts, the days since 30 December 1899. */
function readRows(first, count, check) {
  const zone = SpreadsheetApp.getActive().getSpreadsheetTimeZone();
  const cellOf = (value, text) => {
    if (!(value instanceof Date)) return text;
    const [year, month, ...rest] = Utilities.formatDate(value, zone, 'yyyy M d H m s').split(' ').map(Number);
    return (Date.UTC(year, month - 1, ...rest) - Date.UTC(1899, 11, 30)) / 86400000;
  };
  const range = eventsSheet().getRange(first, 1, count, eventsSheet().getLastColumn());
  const values = range.getValues();
  return range.getDisplayValues().map((shown, r) => {
    shown[check - 1] = '';
    return { row: first + r, cells: shown.map((text, c) => cellOf(values[r][c], text)), shown };
  });
}
function checkRows(first, count) {
  const check = columnOf('Check');
  const checkCells = eventsSheet().getRange(first, check, count);
  const [header, rows] = [readRows(1, 1, check)[0].shown, readRows(first, count, check)];
  checkCells.setValue('…'); // Stays there where the site does not answer.
  const { SITE, SECRET } = PropertiesService.getScriptProperties().getProperties();
  const [headers, payload] = [{ Authorization: `Bearer ${SECRET}` }, JSON.stringify({ header, rows })];
  const request = { method: 'post', contentType: 'application/json', headers, payload };
  const answer = JSON.parse(UrlFetchApp.fetch(`${SITE}/api/sheet/check`, request).getContentText()).rows;
  const told = (faults) => faults.map(({ column, write }) => `${column}: ${write}`);
  const textOf = ({ reading, faults }) => [reading, ...told(faults)].filter(Boolean).join('\n');
  // What somebody changed or moved meanwhile is checked by that edit.
  for (const [r, { shown }] of readRows(first, count, check).entries())
    if (String(shown) === String(rows[r].shown)) checkCells.getCell(r + 1, 1).setValue(textOf(answer[r]));
  eventsSheet().getRange(1, check).setNote(answer.slice(count).map(textOf).join('\n'));
}
