import type { Fault } from '../rows/fault.ts';

/** Whether a row is only told, as it is there for the editors themselves: a heading, a total, a note. */
export const isNote = ({ kind }: Pick<Fault, 'kind'>): boolean => kind === 'note';

const isOrderInDoubt = ({ kind }: Pick<Fault, 'kind'>) => kind === 'order';

/**
 * How many things are to be mended: dates that may be another day, as another one of their column has its day first, are
 * one thing, since they go with that one. Rows that are no events on purpose are none.
 */
export function countThings(faults: readonly Pick<Fault, 'kind'>[]): number {
  const inDoubt = faults.filter(isOrderInDoubt).length;
  return faults.length - faults.filter(isNote).length - inDoubt + Math.min(inDoubt, 1);
}

/** The faults with those dates at the end, and behind them what is only told. */
export const certainFirst = <Some extends Pick<Fault, 'kind'>>(faults: readonly Some[]): Some[] => [
  ...faults.filter((fault) => !isOrderInDoubt(fault) && !isNote(fault)),
  ...faults.filter(isOrderInDoubt),
  ...faults.filter(isNote),
];
