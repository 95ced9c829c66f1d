/** Why a device is spared; `chosen` is the person's own word. */
export type LightReason =
  | 'chosen'
  | 'save-data'
  | 'slow-connection'
  | 'few-cores'
  | 'little-memory'
  | 'old-phone'
  | 'low-battery';

/** What a person said about the data saver; undefined: decide by yourself. */
export type DataSaverChoice = 'on' | 'off' | undefined;

/** What a browser tells of its device. Each part may be missing, and any number may be nonsense. */
export type Device = {
  saveData?: boolean | undefined;
  /** slow-2g, 2g, 3g or 4g: what the connection feels like, not what it is called. */
  effectiveType?: string | undefined;
  cores?: number | undefined;
  /** Gigabytes, rounded by the browser to a power of two. */
  memory?: number | undefined;
  userAgent?: string | undefined;
  /** Android's own version, '9.0.0', where the browser tells it apart from a user agent that always says 10. */
  androidVersion?: string | undefined;
  /** `level` from 0 to 1. */
  battery?: { level: number; charging: boolean } | undefined;
  chosen?: DataSaverChoice;
};

// These are part of the script before the first paint too (components/loading-screen/start-script.ts).
/** Connections that feel like 3G or less: under 700 kbit/s, or over 270 ms there and back. */
export const SLOW_CONNECTION = /2g|3g/;
/** Android before 10 (2019) and iOS before 16: phones that get no newer system, the iPhone 7 and older among them. */
export const OLD_PHONE = /Android \d(?!\d)|OS (\d|1[0-5])_/;
/** Safari tells two cores on every iPhone and iPad, so that nobody is recognised by them: it says nothing. */
export const HIDES_CORES = /Mac OS X/;
/** Low-end is under 4 cores, and under 4 GB. */
export const ENOUGH = 4;
const OLDEST_ANDROID = 10;
const LOW_BATTERY = 0.2;

const isBetween = (value: number | undefined, from: number, below: number) =>
  value !== undefined && value >= from && value < below;

/** Zero and less are no device's cores or gigabytes. */
const isFew = (value: number | undefined) => value !== undefined && value > 0 && value < ENOUGH;

/**
 * Why this device gets less: no cross-fades, no autoplay, smaller pictures, no prefetch, no confetti. Empty where it
 * gets everything. A person's own choice wins.
 */
export function lightReasons(device: Device): LightReason[] {
  const { saveData, effectiveType = '', cores, memory, userAgent = '', battery, chosen } = device;
  if (chosen === 'on') return ['chosen'];
  if (chosen === 'off') return [];
  const android = Number.parseInt(device.androidVersion ?? '', 10);
  const holds: Record<Exclude<LightReason, 'chosen'>, boolean> = {
    'save-data': Boolean(saveData),
    'slow-connection': SLOW_CONNECTION.test(effectiveType),
    'few-cores': isFew(cores) && !HIDES_CORES.test(userAgent),
    'little-memory': isFew(memory),
    'old-phone': OLD_PHONE.test(userAgent) || isBetween(android, 1, OLDEST_ANDROID),
    'low-battery': battery?.charging === false && isBetween(battery.level, 0, LOW_BATTERY),
  };
  return (Object.keys(holds) as (keyof typeof holds)[]).filter((reason) => holds[reason]);
}

/** What is remembered when somebody switches: a choice that says what would be anyway is none. */
export const choiceFor = (on: boolean, automatic: readonly LightReason[]): DataSaverChoice => {
  if (on === automatic.length > 0) return undefined;
  return on ? 'on' : 'off';
};
