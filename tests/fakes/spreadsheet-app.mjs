/**
 * What Google gives to a script that belongs to a spreadsheet, as far as deploy/sheet/check-rows.js asks for it: one sheet
 * of cells with their values (a Date object for a date or a time, in the zone of the spreadsheet) and the texts that its
 * locale shows, triggers, properties, and a fetch that a function answers.
 */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** What clocks of a zone show at an instant, as an instant of UTC. */
function shownIn(zone, instant) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type) => Number(parts.find((part) => part.type === type).value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The Date object for a serial number of a sheet: the instant at which clocks of its zone show that. */
function dateOf(serial, zone) {
  const shown = FIRST_DAY + Math.round(serial * DAY_MS);
  const guess = shown - (shownIn(zone, shown) - shown);
  return new Date(guess - (shownIn(zone, guess) - shown));
}

/** @typedef {string | { serial: number, text: string }} Cell A text, or a date or time with the text that is shown for it. */

class FakeRange {
  /** @param {FakeSheet} sheet @param {number} row @param {number} column */
  constructor(sheet, row, column, rows = 1, columns = 1) {
    this.sheet = sheet;
    this.row = row;
    this.column = column;
    this.rows = rows;
    this.columns = columns;
  }
  read(of) {
    return Array.from({ length: this.rows }, (_, r) =>
      Array.from({ length: this.columns }, (__, c) =>
        of(this.sheet.cells[this.row - 1 + r]?.[this.column - 1 + c] ?? ''),
      ),
    );
  }
  getDisplayValues() {
    return this.read((cell) => (typeof cell === 'string' ? cell : cell.text));
  }
  getValues() {
    return this.read((cell) => (typeof cell === 'string' ? cell : dateOf(cell.serial, this.sheet.zone)));
  }
  setValue(value) {
    const { cells } = this.sheet;
    for (let number = this.row; number < this.row + this.rows; number += 1) {
      while (cells.length < number) cells.push([]);
      const row = cells[number - 1];
      while (row.length < this.column) row.push('');
      row[this.column - 1] = value;
    }
  }
  getCell(row, column) {
    return new FakeRange(this.sheet, this.row + row - 1, this.column + column - 1);
  }
  setNote(note) {
    this.sheet.notes.set(`${this.row},${this.column}`, note);
  }
  setDataValidation(rule) {
    this.sheet.rules.push({ column: this.column, rule });
  }
  getRow() {
    return this.row;
  }
  getNumRows() {
    return this.rows;
  }
  getSheet() {
    return this.sheet;
  }
}

class FakeSheet {
  /** @param {Cell[][]} cells @param {string} zone */
  constructor(cells, zone, id = 0) {
    this.cells = cells;
    this.zone = zone;
    this.id = id;
    /** @type {{ column: number, rule: Record<string, unknown[]> }[]} */
    this.rules = [];
    this.frozen = 0;
    /** @type {Map<string, string>} The notes of cells by their row and column. */
    this.notes = new Map();
    // At least as many as Google gives to a new sheet.
    this.columns = Math.max(26, ...cells.map((row) => row.length));
  }
  getSheetId() {
    return this.id;
  }
  getLastRow() {
    return this.cells.length;
  }
  getLastColumn() {
    return Math.max(0, ...this.cells.map((row) => row.length));
  }
  getRange(row, column, rows, columns) {
    if (row === '1:1') return new FakeRange(this, 1, 1, 1, this.columns);
    const isInside = row > 0 && column > 0 && column + (columns ?? 1) - 1 <= this.columns;
    if (!isInside) throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    return new FakeRange(this, row, column, rows, columns);
  }
  getMaxColumns() {
    return this.columns;
  }
  insertColumnsAfter(position, count) {
    if (position !== this.columns) throw new Error('Not asked for');
    this.columns += count;
  }
  setFrozenRows(count) {
    this.frozen = count;
  }
}

/** A rule of a cell as Google builds it: each step returns the builder. */
function dataValidation() {
  const built = {};
  const builder = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'build'
          ? () => built
          : (...given) => {
              built[name] = given;
              return builder;
            },
    },
  );
  return builder;
}

/**
 * Runs a script in a spreadsheet with these cells.
 * @param {string} file
 * @param {{ cells: Cell[][], zone?: string, properties?: Record<string, string>, triggers?: string[],
 *   answer: (request: { url: string, method: string, headers: Record<string, string>, body: any }) => unknown }} given
 */
export function openSpreadsheet(
  file,
  { cells, zone = 'America/Belize', properties = {}, triggers = [], answer },
) {
  const sheet = new FakeSheet(cells, zone);
  const active = { getSheets: () => [sheet], getSpreadsheetTimeZone: () => zone };
  const project = triggers.map((name) => ({ name, kind: 'edit', getHandlerFunction: () => name }));
  const menu = [];
  const newTrigger = (name) => {
    const trigger = { name, kind: '', getHandlerFunction: () => name };
    const step = (change = () => {}) => {
      change();
      return steps;
    };
    const steps = {
      forSpreadsheet: () => step(),
      onEdit: () => step(() => (trigger.kind = 'edit')),
      timeBased: () => step(() => (trigger.kind = 'daily')),
      everyDays: () => step(),
      atHour: () => step(),
      create: () => project.push(trigger),
    };
    return steps;
  };
  const addItem = (...item) => {
    menu.push(item);
    return { addToUi() {} };
  };
  const ui = { createMenu: () => ({ addItem }) };
  const context = vm.createContext({
    SpreadsheetApp: { getActive: () => active, newDataValidation: dataValidation, getUi: () => ui },
    ScriptApp: {
      getProjectTriggers: () => [...project],
      deleteTrigger: (trigger) => project.splice(project.indexOf(trigger), 1),
      newTrigger,
    },
    PropertiesService: { getScriptProperties: () => ({ getProperties: () => properties }) },
    Utilities: {
      formatDate: (date, timeZone, pattern) => {
        if (pattern !== 'yyyy M d H m s') throw new Error(`No such pattern here: ${pattern}`);
        const shown = new Date(shownIn(timeZone, date.getTime()));
        return [
          shown.getUTCFullYear(),
          shown.getUTCMonth() + 1,
          shown.getUTCDate(),
          shown.getUTCHours(),
          shown.getUTCMinutes(),
          shown.getUTCSeconds(),
        ].join(' ');
      },
    },
    UrlFetchApp: {
      fetch: (url, { method, headers, payload }) => {
        const answered = answer({ url, method, headers, body: JSON.parse(payload) });
        return { getContentText: () => JSON.stringify(answered) };
      },
    },
    // The same class in both worlds, so that a date is recognised.
    Date,
  });
  vm.runInContext(readFileSync(file, 'utf8'), context);
  return {
    sheet,
    menu,
    triggers: () => project.map(({ name, kind }) => [name, kind]),
    run: (name) => context[name](),
    /** Tells the script of an edit of these rows, as Google does. */
    edit: (row, rows = 1) => context.checkEdit({ range: sheet.getRange(row, 1, rows, 1) }),
    editElsewhere: () => context.checkEdit({ range: new FakeSheet([], zone, 7).getRange(2, 1) }),
  };
}
