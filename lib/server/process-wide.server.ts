import 'server-only';

/**
 * A singleton of the process, created at the first call. Next bundles pages, route handlers and instrumentation.ts
 * separately, so a module variable would exist several times.
 *
 *     const limits = processWide('limits', () => new Map<string, number>());
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`belize-celebrations.${name}`);
  const shared = globalThis as { [key: symbol]: unknown };
  // Asked by name: what `make` returns may be undefined, and is made once all the same.
  if (!(key in shared)) shared[key] = make();
  return shared[key] as Value;
}

/** A signal with at most one listener in this process; a signal raised without a listener is lost. */
export function processSignal(name: string): { raise: () => void; listen: (listener: () => void) => void } {
  const signal = processWide<{ listener?: () => void }>(name, () => ({}));
  return {
    raise: () => signal.listener?.(),
    listen: (listener) => {
      signal.listener = listener;
    },
  };
}
