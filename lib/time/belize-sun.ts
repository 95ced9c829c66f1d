import { belizeDay, belizeMidnight } from './calendar-day.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';

/** What the sky over Belize looks like. */
export type Daylight = 'night' | 'dawn' | 'day' | 'dusk';

// Belize City; in the rest of the country the sun rises within three minutes of this.
const LATITUDE = 17.5;
const LONGITUDE = -88.2;
/** Degrees from the zenith at which the upper edge of the sun is on the horizon. */
const ZENITH = 90.833;
/** Around noon in Belize on 1 January 2000. */
const EPOCH = Date.UTC(2000, 0, 1, 18);

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

/**
 * When the sun rises and sets on the day in Belize of an instant (milliseconds since 1970), in minutes after midnight;
 * right within two minutes. After the general solar position formulas of NOAA.
 */
export function belizeSun(now: number): { rises: number; sets: number } {
  const noon = belizeMidnight(belizeDay(now)) + DAY_MS / 2;
  // Degrees of the earth's way around the sun.
  const year = (((noon - EPOCH) / DAY_MS / 365.2422) % 1) * 360;
  const late =
    229.18 *
    (0.000075 +
      0.001868 * cos(year) -
      0.032077 * sin(year) -
      0.014615 * cos(2 * year) -
      0.040849 * sin(2 * year));
  const declination =
    (180 / Math.PI) *
    (0.006918 -
      0.399912 * cos(year) +
      0.070257 * sin(year) -
      0.006758 * cos(2 * year) +
      0.000907 * sin(2 * year));
  const half =
    (180 / Math.PI) *
    Math.acos(cos(ZENITH) / (cos(LATITUDE) * cos(declination)) - tan(LATITUDE) * tan(declination));
  const highest = 720 - 4 * LONGITUDE - late - 360;
  return { rises: Math.round(highest - 4 * half), sets: Math.round(highest + 4 * half) };
}

/** Minutes after sunrise and before sunset in which the light is that of dawn or dusk. */
const LOW_SUN = 45;

/** The light over Belize at an instant (milliseconds since 1970): night from sunset to sunrise. */
export function belizeDaylight(now: number): Daylight {
  const { rises, sets } = belizeSun(now);
  const minutes = (now - belizeMidnight(belizeDay(now))) / MINUTE_MS;
  if (minutes < rises || minutes >= sets) return 'night';
  if (minutes < rises + LOW_SUN) return 'dawn';
  return minutes < sets - LOW_SUN ? 'day' : 'dusk';
}
