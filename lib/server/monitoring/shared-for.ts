/**
 * Shares the result of an expensive question among all who ask: while it is being found out they wait for the same
 * promise, and for `milliseconds(result)` after that they get the same result. `clock` is in milliseconds. `work` must
 * not reject.
 */
export function sharedFor<Result>(
  milliseconds: (result: Result) => number,
  work: () => Promise<Result>,
  clock: () => number = () => performance.now(),
): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  let until = Number.POSITIVE_INFINITY;
  return () => {
    if (shared && clock() < until) return shared;
    until = Number.POSITIVE_INFINITY;
    shared = work().then((result) => {
      until = clock() + milliseconds(result);
      return result;
    });
    return shared;
  };
}
