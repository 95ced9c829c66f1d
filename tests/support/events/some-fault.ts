import type { LocatedFault } from '#lib/events/faults/located-fault';

/** A fault of a sheet: row 12 has 'Saturday' as its date. */
export const someFault = (given: Partial<LocatedFault> = {}): LocatedFault => ({
  row: 12,
  column: 'Date',
  cell: 'Saturday',
  made: 'not read, shown under “Date to be confirmed”',
  write: 'Write month/day/year, or TBA.',
  title: 'Drum Night',
  address: 'B12',
  ...given,
});
