import type { EventRow, RowEvent } from './event-from-row.ts';

/**
 * What a fault is about where its column does not say it: a row that another one is like, a date that may be another day, a
 * row that is there for the editors themselves, of which nothing is to be mended.
 */
export const FAULT_KINDS = ['twice', 'order', 'note'] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

/** What is wrong with a cell: what it has, what was made of it, and what to write instead. */
export type CellFault = { column: string; cell: string; made: string; write: string; kind?: FaultKind };

/** The same with the number of its row, as the sheet shows it. */
export type Fault = CellFault & { row: number };

/** The cells of a row, and the event that was made of them. */
export type ReadRow = { row: EventRow; event: Omit<RowEvent, 'hasOwnId'> };

/** What was made of a cell and what to write instead; anything else where nothing is wrong. */
export type Finding = { made: string; write: string } | false | undefined | '';

/** A fault in a sentence: 'Status “moved”: not understood, so the event is shown as taking place. Write Cancelled, …'. */
export const faultSentence = ({ column, cell, made, write }: CellFault): string =>
  `${column}${cell ? ` “${cell}”` : ''}: ${made}. ${write}`.trim();
