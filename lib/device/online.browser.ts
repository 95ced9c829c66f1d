import 'client-only';
import { useSyncExternalStore } from 'react';
import { listenTo } from './change-signal.browser.ts';

const subscribe = (listener: () => void) => listenTo(window, ['online', 'offline'], listener);

/** Whether the browser reports a network connection; true where it reports nothing. */
const isOnline = () => navigator.onLine !== false;

/** `isOnline()` for components; true during server rendering and hydration. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true);
