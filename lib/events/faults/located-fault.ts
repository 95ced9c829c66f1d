import { clipped } from '#lib/text/clipped';
import type { ParsedEvents } from '../rows/events-from-rows.ts';
import type { Fault } from '../rows/fault.ts';
import { readHeader, type SheetLayout } from '../rows/header.ts';
import { columnLetters } from './column-letters.ts';

/** A fault with what it is found by: the title of its row's event, '' where it is none, and the cell, like 'B12'. */
export type LocatedFault = Fault & { title: string; address: string };

/** Characters of a cell, a title or a column's name: a cell may have 50,000. */
const MAX_CELL = 120;
/** Characters of a sentence, in which cells may be quoted. */
const MAX_SENTENCE = 300;

/** What finds the address of a cell: by its row and column, in the header by what it says; else that of the row's title. */
export function addressesIn({ names, row: headerRow, firstColumn }: SheetLayout) {
  const columns: ReadonlyMap<string, number> = readHeader(names).columns;
  return ({ row, column, cell }: Pick<Fault, 'row' | 'column' | 'cell'>): string => {
    // Of two columns with one name, the second is the one that is not read.
    const inHeader = row === headerRow ? names.findLastIndex((name) => name.trim() === cell) : -1;
    const index = inHeader >= 0 ? inHeader : (columns.get(column) ?? columns.get('Event') ?? 0);
    return columnLetters(firstColumn + index) + row;
  };
}

/** All faults of a reading, in the order of the rows; long cells are clipped. */
export function locatedFaults({
  events,
  faults = [],
  read,
}: Pick<ParsedEvents, 'events' | 'faults' | 'read'>): LocatedFault[] {
  if (!read) return [];
  const titles = new Map(read.marks.map(({ row }, index) => [row, events[index]?.title ?? '']));
  const addressOf = addressesIn(read.layout);
  return faults
    .map((fault) => ({
      ...fault,
      column: clipped(fault.column, MAX_CELL),
      cell: clipped(fault.cell, MAX_CELL),
      made: clipped(fault.made, MAX_SENTENCE),
      write: clipped(fault.write, MAX_SENTENCE),
      title: clipped(titles.get(fault.row) ?? '', MAX_CELL),
      address: addressOf(fault),
    }))
    .toSorted((one, other) => one.row - other.row);
}

/**
 * The address of a cell in the sheet's editor: 'https://docs.google.com/spreadsheets/d/…/edit#gid=0&range=B12'. The tab is
 * that of `editUrl`, else the first one.
 */
export function cellLink(editUrl: string, address: string): string {
  const url = new URL(editUrl);
  const gid = /(?:^|&)gid=(\d+)/.exec(url.hash.slice(1))?.[1] ?? url.searchParams.get('gid') ?? '0';
  url.hash = `gid=${encodeURIComponent(gid)}&range=${address}`;
  return url.href;
}
