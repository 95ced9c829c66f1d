import 'client-only';
import { useSyncExternalStore } from 'react';
import { savesData } from './saves-data.browser.ts';

const never = () => () => {};

/** Whether this device or its owner asks for less: no cross-fades, no autoplay, smaller pictures, no prefetch. */
export const isLight = () => savesData();

/** `isLight()` for components; false before the page is alive. */
export const useLight = () => useSyncExternalStore(never, isLight, () => false);
