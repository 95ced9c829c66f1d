import 'server-only';

/**
 * One value for the whole process, made at the first call. Next gives pages, route handlers and the start of the
 * server each their own copy of a module, so a variable of a module would exist several times.
 *
 *     const limits = processWide('limits', () => new Map<string, number>());
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`belize-celebrations.${name}`);
  const shared = globalThis as { [key: symbol]: unknown };
  shared[key] ??= make();
  return shared[key] as Value;
}

/** A signal with at most one listener in this process; raised without one, it is lost. */
export function processSignal(name: string): { raise: () => void; listen: (listener: () => void) => void } {
  const signal = processWide<{ listener?: () => void }>(name, () => ({}));
  return {
    raise: () => signal.listener?.(),
    listen: (listener) => {
      signal.listener = listener;
    },
  };
}
