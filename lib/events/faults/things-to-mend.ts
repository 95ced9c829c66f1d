import type { Fault } from '../rows/fault.ts';

const isOrderInDoubt = ({ kind }: Pick<Fault, 'kind'>) => kind === 'order';

/**
 * How many things are to be mended: dates that may be another day, as another one of their column has its day first, are
 * one thing, since they go with that one.
 */
export function countThings(faults: readonly Pick<Fault, 'kind'>[]): number {
  const inDoubt = faults.filter(isOrderInDoubt).length;
  return faults.length - inDoubt + Math.min(inDoubt, 1);
}

/** The faults with those dates at the end. */
export const certainFirst = <Some extends Pick<Fault, 'kind'>>(faults: readonly Some[]): Some[] => [
  ...faults.filter((fault) => !isOrderInDoubt(fault)),
  ...faults.filter(isOrderInDoubt),
];
