import 'client-only';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device says that it has a network; one that does not say is taken to have one. */
export const isOnline = () => navigator.onLine !== false;

/** `isOnline()` for components; true before the page is alive. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true);
