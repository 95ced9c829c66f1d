import { isOrderInDoubt } from '../rows/date-order.ts';
import type { Fault } from '../rows/fault.ts';

/**
 * How many things are to be mended: dates that may be another day, as another one of their column has its day first, are
 * one thing, since they go with that one.
 */
export function countThings(faults: readonly Pick<Fault, 'made'>[]): number {
  const inDoubt = faults.filter(isOrderInDoubt).length;
  return faults.length - inDoubt + Math.min(inDoubt, 1);
}

/** The faults with those dates at the end. */
export const certainFirst = <Some extends Pick<Fault, 'made'>>(faults: readonly Some[]): Some[] => [
  ...faults.filter((fault) => !isOrderInDoubt(fault)),
  ...faults.filter(isOrderInDoubt),
];
