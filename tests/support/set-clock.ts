import { jest } from '@jest/globals';

/**
 * Lets Date show an instant, in milliseconds since 1970, for the rest of a test file or until it is set again. It stands
 * still; timers run, as stores, sockets and processes need them.
 */
export function setClock(now: number): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
    ],
  });
}
