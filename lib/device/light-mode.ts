/** Why a device is in light mode; `chosen`: the visitor switched the data saver on. */
export type LightModeReason =
  | 'chosen'
  | 'save-data'
  | 'slow-connection'
  | 'few-cores'
  | 'little-memory'
  | 'old-phone'
  | 'low-battery';

/** The visitor's choice for the data saver; undefined: automatic. */
export type DataSaverChoice = 'on' | 'off' | undefined;

/** What the browser reports about its device. Each value may be missing, and any number may be wrong. */
export type DeviceCapabilities = {
  saveData?: boolean | undefined;
  /** slow-2g, 2g, 3g or 4g, by measured speed (`NetworkInformation.effectiveType`). */
  effectiveType?: string | undefined;
  cores?: number | undefined;
  /** Gigabytes, rounded by the browser to a power of two. */
  memory?: number | undefined;
  userAgent?: string | undefined;
  /** Android's version, '9.0.0', from client hints: Chrome's user agent always says 10. */
  androidVersion?: string | undefined;
  /** `level` from 0 to 1. */
  battery?: { level: number; charging: boolean } | undefined;
  chosen?: DataSaverChoice;
};

// The script that runs before the first paint uses these too (components/loading-screen/start-script.ts).
/** An effective type of 3g or slower: under 700 kbit/s, or a round trip over 270 ms. */
export const SLOW_CONNECTION = /2g|3g/;
/** Android before 10 (2019) and iOS before 16: phones that get no newer system, the iPhone 7 and older among them. */
export const OLD_PHONE = /Android \d(?!\d)|OS (\d|1[0-5])_/;
/** User agents whose core count is not used: Safari reports two on every iPhone and iPad, against fingerprinting. */
export const CORES_HIDDEN = /Mac OS X/;
/** A device with fewer cores, or fewer gigabytes of memory, is low-end. */
export const LOW_END_BELOW = 4;
const OLDEST_ANDROID = 10;
const LOW_BATTERY = 0.2;

const isBetween = (value: number | undefined, from: number, below: number) =>
  value !== undefined && value >= from && value < below;

/** Whether a number of cores or gigabytes is low-end; zero and less are wrong values. */
const isLowEnd = (value: number | undefined) => value !== undefined && value > 0 && value < LOW_END_BELOW;

/**
 * Why this device is in light mode (no cross-fades, no autoplay, smaller images, no prefetch, no confetti). Empty when
 * it is not. The visitor's choice takes precedence over the device.
 */
export function lightModeReasons(device: DeviceCapabilities): LightModeReason[] {
  const { saveData, effectiveType = '', cores, memory, userAgent = '', battery, chosen } = device;
  if (chosen === 'on') return ['chosen'];
  if (chosen === 'off') return [];
  const android = Number.parseInt(device.androidVersion ?? '', 10);
  const applies: Record<Exclude<LightModeReason, 'chosen'>, boolean> = {
    'save-data': Boolean(saveData),
    'slow-connection': SLOW_CONNECTION.test(effectiveType),
    'few-cores': isLowEnd(cores) && !CORES_HIDDEN.test(userAgent),
    'little-memory': isLowEnd(memory),
    'old-phone': OLD_PHONE.test(userAgent) || isBetween(android, 1, OLDEST_ANDROID),
    'low-battery': battery?.charging === false && isBetween(battery.level, 0, LOW_BATTERY),
  };
  return (Object.keys(applies) as (keyof typeof applies)[]).filter((reason) => applies[reason]);
}

/** The choice to store when the visitor uses the switch: none where it equals what is automatic. */
export const dataSaverChoiceFor = (on: boolean, automatic: readonly LightModeReason[]): DataSaverChoice => {
  if (on === automatic.length > 0) return undefined;
  return on ? 'on' : 'off';
};
