import type { ParsedEvents } from '../rows/events-from-rows.ts';
import type { LocatedFault } from './located-fault.ts';

/** What a fault is about, the most urgent first. */
const GROUPS = ['not-shown', 'columns', 'twice', 'dates', 'places', 'cells', 'order', 'notes'] as const;
export type FaultGroup = (typeof GROUPS)[number];

const OF_COLUMN: Readonly<Record<string, FaultGroup>> = {
  Date: 'dates',
  EndDate: 'dates',
  MoreDates: 'dates',
  Time: 'dates',
  EndTime: 'dates',
  TimeZone: 'dates',
  Location: 'places',
  District: 'places',
  Country: 'places',
};

/** The faults of a sheet by what they are about; groups without one are left out. */
export function groupFaults(
  faults: readonly LocatedFault[],
  { skipped, read }: Pick<ParsedEvents, 'skipped' | 'read'>,
): { group: FaultGroup; faults: LocatedFault[] }[] {
  const skippedRows = new Set(skipped.map(({ row }) => row));
  const found = Map.groupBy(faults, ({ row, column, kind }): FaultGroup => {
    if (kind === 'order') return 'order';
    if (kind === 'note') return 'notes';
    if (row === read?.layout.row) return 'columns';
    if (skippedRows.has(row)) return 'not-shown';
    if (kind === 'twice') return 'twice';
    return OF_COLUMN[column] ?? 'cells';
  });
  return GROUPS.flatMap((group) => {
    const own = found.get(group);
    return own ? [{ group, faults: own }] : [];
  });
}
