import 'client-only';

/** Notifies the subscribers of a store in the browser that it changed; the new value is not passed on. */
type ChangeSignal = {
  notify: () => void;
  /** Calls `listener` at each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  hasListeners: () => boolean;
};

/** A signal for `useSyncExternalStore`. */
export function createChangeSignal(): ChangeSignal {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    hasListeners: () => listeners.size > 0,
  };
}

/** Listens to several events of a target, until the returned function is called. */
export function listenTo(target: EventTarget, events: readonly string[], listener: () => void): () => void {
  const ending = new AbortController();
  for (const event of events) target.addEventListener(event, listener, { signal: ending.signal });
  return () => ending.abort();
}
