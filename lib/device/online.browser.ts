import 'client-only';
import { useSyncExternalStore } from 'react';
import { listenTo } from './change-signal.browser.ts';

const subscribe = (listener: () => void) => listenTo(window, ['online', 'offline'], listener);

/** Whether the device says that it has a network; one that does not say is taken to have one. */
const isOnline = () => navigator.onLine !== false;

/** `isOnline()` for components; true before the page is alive. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true);
