import { useSyncExternalStore } from 'react';
import { clockNow } from '#lib/time/clock.browser';
import { MINUTE_MS } from '#lib/time/durations';

const thisMinute = () => Math.floor(clockNow() / MINUTE_MS) * MINUTE_MS;

function onMinute(check: () => void) {
  const timer = setInterval(check, MINUTE_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

/**
 * The current minute, in milliseconds since 1970: that of the page at first, so that the first render is the server's,
 * then the clock's. A page may have been rendered long before it is read.
 */
export const useNow = (pageNow: number): number => useSyncExternalStore(onMinute, thisMinute, () => pageNow);
