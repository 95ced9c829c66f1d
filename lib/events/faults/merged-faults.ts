import type { LocatedFault } from './located-fault.ts';

/** A fault with all that are the same: the same words in the same column, mended the same way. It is itself the first. */
export type MergedFault = LocatedFault & { places: readonly LocatedFault[] };

/** Faults that say the same as one, in the order of their first rows. */
export const mergedFaults = (faults: readonly LocatedFault[]): MergedFault[] =>
  [
    ...Map.groupBy(faults, ({ column, cell, made, write }) =>
      JSON.stringify([column, cell, made, write]),
    ).values(),
  ].flatMap((places) => places.slice(0, 1).map((first) => ({ ...first, places })));
