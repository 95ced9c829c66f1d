/** Long work in steps: it yields wherever other work may run in between. Decision 56 says why. */
export type Slices<Result> = Generator<void, Result>;

/** How long (milliseconds) a process may be busy before other work gets its turn. */
const SLICE_MS = 20;

/** The result of all steps at once, without a pause. */
export function finishSlices<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The result of all steps, with a pause every 20 ms in which the process does what else is waiting: it answers requests
 * and runs timers. Rejects with what a step throws.
 */
export async function finishInTurns<Result>(
  slices: Slices<Result>,
  { pause = nextTurn, now = () => performance.now() } = {},
): Promise<Result> {
  let until = now() + SLICE_MS;
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    if (now() < until) continue;
    await pause();
    until = now() + SLICE_MS;
  }
}

/** `list.map(convert)` in steps of `size` items. */
export function* mapSlices<Item, Result>(
  list: readonly Item[],
  convert: (item: Item, index: number) => Result,
  size = 100,
): Slices<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of list.entries()) {
    results.push(convert(item, index));
    if (index % size === size - 1) yield;
  }
  return results;
}
