import { useCallback, useSyncExternalStore } from 'react';
import { listenTo } from '#lib/device/change-signal.browser';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';

const NAME = 'moderate-keys';
const CHANGED = 'moderate-keys-changed';

const isOn = () => readStorage(NAME) !== 'off';

const subscribe = (notify: () => void) => listenTo(window, ['storage', CHANGED], notify);

/** Whether single keys work on this device, and the way to switch that. */
export function useKeysOn(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isOn, () => true);
  const setOn = useCallback((value: boolean) => {
    // A browser that keeps nothing keeps the usual.
    writeStorage(NAME, value ? 'on' : 'off');
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [on, setOn];
}
