import 'client-only';
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from './change-signal.browser.ts';
import { keepText, keptText } from './kept-text.browser.ts';
import { markLight } from './light-mode.browser.ts';
import { type DataSaverChoice, type Device, type LightReason, lightReasons } from './light-mode.ts';
import { keepPicturesSmall } from './smaller-pictures.browser.ts';

const KEY = 'data-saver';

type Connection = Partial<EventTarget> & { saveData?: boolean; effectiveType?: string };
type Battery = Partial<EventTarget> & { level: number; charging: boolean };
/** Parts of a navigator that only some browsers have. */
type Talkative = {
  connection?: Connection;
  deviceMemory?: number;
  getBattery?: () => Promise<Battery>;
  userAgentData?: { getHighEntropyValues?: (hints: string[]) => Promise<{ platformVersion?: string }> };
};

type DataSaver = {
  chosen: DataSaverChoice;
  /** What holds whatever somebody chose. */
  automatic: readonly LightReason[];
  reasons: readonly LightReason[];
};

const NOTHING: DataSaver = { chosen: undefined, automatic: [], reasons: [] };
const changes = createChangeSignal();
let state = NOTHING;
let chosen: DataSaverChoice;
let battery: Battery | undefined;
let androidVersion: string | undefined;
let watching: AbortController | undefined;

/** Whatever a browser may be asked for can be missing, or throw. */
function ask<Answer>(question: () => Answer): Answer | undefined {
  try {
    return question();
  } catch {
    return undefined;
  }
}

const browser = () => navigator as Navigator & Talkative;

function stored(): DataSaverChoice {
  const word = keptText(KEY);
  return word === 'on' || word === 'off' ? word : undefined;
}

const device = (): Device => ({
  saveData:
    ask(() => browser().connection?.saveData) ||
    ask(() => window.matchMedia('(prefers-reduced-data: reduce)').matches),
  effectiveType: ask(() => browser().connection?.effectiveType),
  cores: ask(() => navigator.hardwareConcurrency),
  memory: ask(() => browser().deviceMemory),
  userAgent: ask(() => navigator.userAgent),
  androidVersion,
  battery: ask(() => battery && { level: battery.level, charging: battery.charging }),
});

function look() {
  const reasons = lightReasons({ ...device(), chosen });
  state = { chosen, automatic: lightReasons(device()), reasons };
  markLight(reasons.length > 0);
  if (reasons.length > 0) keepPicturesSmall();
  changes.notify();
}

/** Switches the data saver for this device, in all its tabs; undefined: by itself again. */
export function setDataSaver(choice: DataSaverChoice) {
  chosen = choice;
  // Storage can be switched off; the choice then lasts as long as the page.
  keepText(KEY, choice);
  look();
}

/** Asks what is answered later, or never. */
async function askLater<Answer>(question: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await question();
  } catch {
    return undefined;
  }
}

/** Keeps the state true from now on, until `signal`. */
function watch(signal: AbortSignal) {
  const listen = (target: Partial<EventTarget> | undefined, events: readonly string[], listener = look) => {
    for (const event of events) ask(() => target?.addEventListener?.(event, listener, { signal }));
  };

  chosen = stored();
  listen(
    ask(() => browser().connection),
    ['change'],
  );
  // A page that comes back from the browser's memory has slept through the changes.
  listen(window, ['pageshow']);
  // Another tab's choice; the event says nothing that storage does not.
  listen(window, ['storage'], () => {
    chosen = stored();
    look();
  });
  look();

  void askLater(() => browser().getBattery?.()).then((answer) => {
    if (signal.aborted) return;
    battery = answer;
    listen(battery, ['levelchange', 'chargingchange']);
    look();
  });
  if (!/Android/.test(ask(() => navigator.userAgent) ?? '')) return;
  void askLater(() => browser().userAgentData?.getHighEntropyValues?.(['platformVersion'])).then((hints) => {
    if (signal.aborted) return;
    androidVersion = hints?.platformVersion;
    look();
  });
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

/** How the data saver stands, and why. While anybody uses it the device is watched. */
export const useDataSaver = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );
