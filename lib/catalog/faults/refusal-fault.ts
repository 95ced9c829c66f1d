import type { LocatedFault } from '#lib/events/faults/located-fault';

/** Why a source is not taken; `isHeld` when it has far fewer or far more rows. */
type Refusal = { sentence: string; isHeld: boolean };

const MISSING = /^The header has no column (.+)$/;

/**
 * What editors can mend of a sheet that is not taken as it is: a header without our columns, or rows that vanished or came
 * as if by accident. Undefined where they cannot, as while it cannot be reached.
 */
export function refusalFault({ sentence, isHeld }: Refusal): LocatedFault | undefined {
  const [, missing] = MISSING.exec(sentence) ?? [];
  if (!missing && !isHeld) return undefined;
  return {
    row: 1,
    column: missing ?? 'Event',
    cell: '',
    made: `the sheet is not taken as it is now (${sentence}), so the site shows what it read before`,
    write: missing
      ? `Write ${missing} into the header, above its cells.`
      : 'Bring the rows back as they were. If they are meant so, tell a moderator.',
    title: '',
    address: 'A1',
  };
}
