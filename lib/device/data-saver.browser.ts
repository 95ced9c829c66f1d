import 'client-only';
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from './change-signal.browser.ts';
import { setLightMode } from './light-mode.browser.ts';
import {
  type DataSaverChoice,
  type DeviceCapabilities,
  type LightModeReason,
  lightModeReasons,
} from './light-mode.ts';
import { shrinkImagesInLightMode } from './smaller-images.browser.ts';
import { readStorage, writeStorage } from './web-storage.browser.ts';

const KEY = 'data-saver';

type Connection = Partial<EventTarget> & { saveData?: boolean; effectiveType?: string };
type Battery = Partial<EventTarget> & { level: number; charging: boolean };
/** Properties of `navigator` that only some browsers have. */
type NonStandardNavigator = {
  connection?: Connection;
  deviceMemory?: number;
  getBattery?: () => Promise<Battery>;
  userAgentData?: { getHighEntropyValues?: (hints: string[]) => Promise<{ platformVersion?: string }> };
};

type DataSaver = {
  chosen: DataSaverChoice;
  /** Reasons that the device gives, without the visitor's choice. */
  automatic: readonly LightModeReason[];
  reasons: readonly LightModeReason[];
};

const NOTHING: DataSaver = { chosen: undefined, automatic: [], reasons: [] };
const changes = createChangeSignal();
let state = NOTHING;
let chosen: DataSaverChoice;
let battery: Battery | undefined;
let androidVersion: string | undefined;
let watching: AbortController | undefined;

/** Reads a value that may be missing, or whose getter may throw. */
function readOptional<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const browser = () => navigator as Navigator & NonStandardNavigator;

function stored(): DataSaverChoice {
  const word = readStorage(KEY);
  return word === 'on' || word === 'off' ? word : undefined;
}

const device = (): DeviceCapabilities => ({
  saveData:
    readOptional(() => browser().connection?.saveData) ||
    readOptional(() => window.matchMedia('(prefers-reduced-data: reduce)').matches),
  effectiveType: readOptional(() => browser().connection?.effectiveType) ?? '',
  hardwareConcurrency: readOptional(() => navigator.hardwareConcurrency),
  deviceMemory: readOptional(() => browser().deviceMemory),
  userAgent: readOptional(() => navigator.userAgent) ?? '',
  androidVersion,
  battery: readOptional(() => battery && { level: battery.level, charging: battery.charging }),
});

function update() {
  const reasons = lightModeReasons({ ...device(), chosen });
  state = { chosen, automatic: lightModeReasons(device()), reasons };
  setLightMode(reasons.length > 0);
  if (reasons.length > 0) shrinkImagesInLightMode();
  changes.notify();
}

/** Sets the data saver for this device, in all its tabs; undefined returns to automatic. */
export function setDataSaver(choice: DataSaverChoice) {
  chosen = choice;
  // Storage can be switched off; the choice then lasts as long as the page.
  writeStorage(KEY, choice);
  update();
}

/** The same for a promise, which may also reject or never resolve. */
async function readOptionalAsync<Value>(read: () => Promise<Value> | undefined): Promise<Value | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

/** Updates the state whenever the device changes, until `signal` aborts. */
function watch(signal: AbortSignal) {
  const listen = (target: Partial<EventTarget> | undefined, events: readonly string[], listener = update) => {
    for (const event of events) readOptional(() => target?.addEventListener?.(event, listener, { signal }));
  };

  chosen = stored();
  listen(
    readOptional(() => browser().connection),
    ['change'],
  );
  // A page restored from the back/forward cache has missed the changes.
  listen(window, ['pageshow']);
  // The choice was changed in another tab.
  listen(window, ['storage'], () => {
    chosen = stored();
    update();
  });
  update();

  void readOptionalAsync(() => browser().getBattery?.()).then((answer) => {
    if (signal.aborted) return;
    battery = answer;
    listen(battery, ['levelchange', 'chargingchange']);
    update();
  });
  if (!/Android/.test(readOptional(() => navigator.userAgent) ?? '')) return;
  void readOptionalAsync(() => browser().userAgentData?.getHighEntropyValues?.(['platformVersion'])).then(
    (hints) => {
      if (signal.aborted) return;
      androidVersion = hints?.platformVersion;
      update();
    },
  );
}

function subscribe(listener: () => void) {
  const stop = changes.subscribe(listener);
  if (!watching) {
    watching = new AbortController();
    watch(watching.signal);
  }
  return () => {
    stop();
    if (changes.hasListeners()) return;
    watching?.abort();
    watching = undefined;
    battery = undefined;
    androidVersion = undefined;
  };
}

/** Observes the device as long as the page is open: its battery and its connection may change light mode at any time. */
export const watchDevice = () => void subscribe(() => {});

/** The state of the data saver and its reasons. The device is observed while a component uses it. */
export const useDataSaver = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );
