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

/** What the browser reports of its connection, as `navigator.connection` has it where there is one. */
export type Connection = {
  saveData?: boolean | undefined;
  /** slow-2g, 2g, 3g or 4g, by measured speed; '' where it is not known. */
  effectiveType: string;
};

/** What the browser reports of its device, as `navigator` has it. Any number may be missing, or wrong. */
type Hardware = {
  hardwareConcurrency?: number | undefined;
  /** Gigabytes, rounded by the browser to a power of two. */
  deviceMemory?: number | undefined;
  userAgent: string;
};

export type DeviceCapabilities = Connection &
  Hardware & {
    /** Android's version, '9.0.0', from client hints: Chrome's user agent always says 10. */
    androidVersion?: string | undefined;
    /** `level` from 0 to 1. */
    battery?: { level: number; charging: boolean } | undefined;
    chosen?: DataSaverChoice;
  };

/** A device with fewer cores, or fewer gigabytes of memory, is low-end. */
const LOW_END_BELOW = 4;
const OLDEST_ANDROID = 10;
const LOW_BATTERY = 0.2;

const isBetween = (value: number | undefined, from: number, below: number) =>
  value !== undefined && value >= from && value < below;

/** An effective type of 3g or slower: under 700 kbit/s, or a round trip over 270 ms. */
const isSlow = (connection: Connection) => /2g|3g/.test(connection.effectiveType);

/** Whether a number of cores or gigabytes is low-end; zero and less are wrong values. */
const isLowEnd = (value = 0) => value > 0 && value < LOW_END_BELOW;

/** Safari's number is not used: it reports two on every iPhone and iPad, against fingerprinting. */
const hasFewCores = (hardware: Hardware) =>
  isLowEnd(hardware.hardwareConcurrency) && !/Mac OS X/.test(hardware.userAgent);

/** Android before 10 (2019) and iOS before 16: phones that get no newer system, the iPhone 7 and older among them. */
const isOldPhone = (hardware: Hardware) => /Android \d(?!\d)|OS (\d|1[0-5])_/.test(hardware.userAgent);

/** Whether data is saved: by the visitor's choice, else as the browser asks, or on a slow connection. */
export const isDataSaved = (chosen: string | null, connection: Connection) =>
  chosen === 'on' || (chosen !== 'off' && (connection.saveData || isSlow(connection)));

/** Whether a page begins in light mode: by those reasons of `lightModeReasons` that are known before the first paint. */
export const beginsLight = (chosen: string | null, connection: Connection, hardware: Hardware) =>
  isDataSaved(chosen, connection) ||
  (chosen !== 'off' && (isLowEnd(hardware.deviceMemory) || hasFewCores(hardware) || isOldPhone(hardware)));

/**
 * Why this device is in light mode (no cross-fades, no autoplay, smaller images, no prefetch, no confetti). Empty when
 * it is not. The visitor's choice takes precedence over the device.
 */
export function lightModeReasons(device: DeviceCapabilities): LightModeReason[] {
  const { saveData, deviceMemory, battery, chosen } = device;
  if (chosen === 'on') return ['chosen'];
  if (chosen === 'off') return [];
  const android = Number.parseInt(device.androidVersion ?? '', 10);
  const applies: Record<Exclude<LightModeReason, 'chosen'>, boolean> = {
    'save-data': Boolean(saveData),
    'slow-connection': isSlow(device),
    'few-cores': hasFewCores(device),
    'little-memory': isLowEnd(deviceMemory),
    'old-phone': isOldPhone(device) || isBetween(android, 1, OLDEST_ANDROID),
    'low-battery': battery?.charging === false && isBetween(battery.level, 0, LOW_BATTERY),
  };
  return (Object.keys(applies) as (keyof typeof applies)[]).filter((reason) => applies[reason]);
}

/** The choice to store when the visitor uses the switch: none where it equals what is automatic. */
export const dataSaverChoiceFor = (on: boolean, automatic: readonly LightModeReason[]): DataSaverChoice => {
  if (on === automatic.length > 0) return undefined;
  return on ? 'on' : 'off';
};
