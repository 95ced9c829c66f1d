import type { LocatedFault } from '#lib/events/faults/located-fault';

/** Why a source is not taken; `isHeld` when it looks like an accident. */
type Refusal = {
  sentence: string;
  isHeld: boolean;
  /** 'damaged' where the header lacks the columns. */
  reason?: string | undefined;
  /** The columns that are missing, or blank. */
  columns?: readonly string[] | undefined;
};

/**
 * What editors can mend of a sheet that is not taken as it is: a header without our columns, rows that vanished or came
 * as if by accident, or a column that did. Undefined where they cannot, as while it cannot be reached.
 */
export function refusalFault({ sentence, isHeld, reason, columns = [] }: Refusal): LocatedFault | undefined {
  const named = columns.join(', ');
  if (!named && !isHeld) return undefined;
  return {
    row: 1,
    column: named || 'Event',
    cell: '',
    made: `the sheet is not taken as it is now (${sentence}), so the site shows what it read before`,
    write:
      reason === 'damaged'
        ? `Write ${named} into the header, above its cells.`
        : `Bring the ${named ? 'cells' : 'rows'} back as they were. If they are meant so, tell a moderator.`,
    title: '',
    address: 'A1',
  };
}
