/**
 * What this process counts for /metrics, by name, with its help text and labels. MetricLabels have few values, never one that
 * a client has sent.
 */
export const COUNTERS = {
  site_sheet_refused_total: {
    help: 'Responses of the sheet that were refused, so that the last good one stayed',
    labels: ['source', 'reason'],
  },
  site_limits_hit_total: {
    help: 'Requests that were refused with 429 because their network was above a limit',
    labels: ['endpoint'],
  },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>;

type CounterName = keyof typeof COUNTERS;
export type MetricLabels = Readonly<Record<string, string>>;
type LabelsOf<Name extends CounterName> = Readonly<Record<(typeof COUNTERS)[Name]['labels'][number], string>>;
type Counted = { labels: MetricLabels; value: number };

const KEY = Symbol.for('belize-celebrations.counters');
const shared = globalThis as { [KEY]?: Map<string, Map<string, Counted>> };

/** One for the process: Next loads a module several times, and the front server loads it once more. */
function counts(name: CounterName): Map<string, Counted> {
  shared[KEY] ??= new Map();
  const own = shared[KEY].get(name) ?? new Map<string, Counted>();
  shared[KEY].set(name, own);
  return own;
}

/**
 * Counts something that happened, for /metrics. Costs a look-up in memory, and never fails.
 *
 *     countMetric('site_limits_hit_total', { endpoint: 'contact' });
 */
export function countMetric<Name extends CounterName>(name: Name, labels: LabelsOf<Name>): void {
  const key = COUNTERS[name].labels.map((label) => (labels as MetricLabels)[label]).join('\n');
  const counted = counts(name).get(key) ?? { labels, value: 0 };
  counted.value += 1;
  counts(name).set(key, counted);
}

/** How often it happened since this process started, for each combination of labels. */
export const countedOf = (name: CounterName): Counted[] => [...counts(name).values()];
