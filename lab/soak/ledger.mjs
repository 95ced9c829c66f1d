// What was asked, what was answered, and which answers were not the promised ones.

const MAX_EXAMPLES = 25;
const MAX_TIMES = 400_000;

const describe = ({ status, failure }) => (status === 0 ? (failure ?? 'no answer') : String(status));

/**
 * Counts answers by group ('visitor', 'hostile' …) and name. `clock` gives seconds since the run began, for examples of
 * broken promises.
 */
export function createLedger(clock = () => 0) {
  /** @type {Map<string, { group: string, name: string, asked: number, refused: number, broken: number, statuses: Map<string, number> }>} */
  const rows = new Map();
  const examples = [];
  const times = [];

  function rowOf(group, name) {
    const key = `${group} ${name}`;
    const row = rows.get(key) ?? { group, name, asked: 0, refused: 0, broken: 0, statuses: new Map() };
    rows.set(key, row);
    return row;
  }

  return {
    /** Every kind that was asked for. */
    rows: () => [...rows.values()],
    examples,
    /** Milliseconds of the visitors' requests. */
    times,
    /**
     * Notes an answer. `outcome`: 'kept' as promised, 'refused' as promised for a while (to be tried again), 'broken'.
     */
    note(group, name, answer, outcome, why = '') {
      const row = rowOf(group, name);
      const status = describe(answer);
      row.asked += 1;
      row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
      if (group === 'visitor' && times.length < MAX_TIMES) times.push(answer.ms ?? 0);
      if (outcome === 'refused') row.refused += 1;
      if (outcome !== 'broken') return;
      row.broken += 1;
      if (examples.length < MAX_EXAMPLES)
        examples.push(`after ${Math.round(clock())} s, ${group}: ${name}: ${status}${why && `, ${why}`}`);
    },
    /** How many answers of a group (all names, or one) were asked for, refused for a while, and broken. */
    sums(group) {
      const own = [...rows.values()].filter((row) => row.group === group);
      const sum = (key) => own.reduce((total, row) => total + row[key], 0);
      return { asked: sum('asked'), refused: sum('refused'), broken: sum('broken') };
    },
  };
}
