import { isCalendarDay } from '#lib/time/calendar-day';
import { isoWithOffset } from '#lib/time/zoned-time';
import type { CalendarEvent } from '../../calendar-event.ts';
import { timeZoneOf } from '../../event-time-zone.ts';

/** Hours from UTC of what people write behind an hour; without a word for daylight saving it is either. */
const OFFSETS: Readonly<Record<string, readonly number[]>> = {
  nst: [-3.5],
  ndt: [-2.5],
  ast: [-4],
  adt: [-3],
  atlantic: [-4, -3],
  est: [-5],
  edt: [-4],
  et: [-5, -4],
  eastern: [-5, -4],
  cst: [-6],
  cdt: [-5],
  ct: [-6, -5],
  central: [-6, -5],
  mst: [-7],
  mdt: [-6],
  mt: [-7, -6],
  mountain: [-7, -6],
  pst: [-8],
  pdt: [-7],
  pt: [-8, -7],
  pacific: [-8, -7],
  akst: [-9],
  akdt: [-8],
  hst: [-10],
  gmt: [0],
  utc: [0],
  bst: [1],
  cet: [1],
  cest: [2],
  belize: [-6],
};

/** Of two letters only capitals are a zone. */
const LETTERS =
  '(?:[NACEMP][SD]T|[Nn][SD]T|AK[SD]T|HST|GMT|UTC|BST|CES?T|[ECMP]T|(?:[Ee]astern|[Cc]entral|[Mm]ountain|[Pp]acific|[Aa]tlantic|Belize)(?: [Ss]tandard| [Dd]aylight)?(?: [Tt]ime)?|[acemp][sd]t|gmt|bst)';
/** '7 PM EDT', '7 PM (Eastern Time)', '14:00–18:00 BST', behind each hour or behind the last. */
const BEHIND_HOUR = new RegExp(
  `(?<=\\d|[AaPp]\\.?\\s?[Mm]\\.?|[Nn]oon|[Mm]idnight)\\s*\\(?(${LETTERS})\\b\\)?`,
  'gu',
);

/** The key of the table above for what is written: 'eastern' of 'Eastern Daylight Time', which may be in winter or summer. */
const keyOf = (written: string) => written.toLowerCase().split(' ')[0] ?? '';

/** A time without the letters of the zone behind its hours, and what these letters are; undefined without one zone. */
export function withoutZoneLetters(time: string): { hours: string; zone: string } | undefined {
  const zones = new Set([...time.matchAll(BEHIND_HOUR)].map(([, zone = '']) => zone));
  const [zone] = zones;
  return zone && zones.size === 1 ? { hours: time.replace(BEHIND_HOUR, '').trim(), zone } : undefined;
}

type Placed = Pick<CalendarEvent, 'date'> &
  Partial<Pick<CalendarEvent, 'city' | 'country' | 'timeZone' | 'venue'>>;

/** The hours from UTC at noon of a day in a zone. */
function hoursFromUtc(day: string, timeZone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(isoWithOffset(day, 720, timeZone)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** A day of winter and one of summer, for an event whose day is not known. */
const DAYS_OF_A_YEAR = ['2027-01-15', '2027-07-15'];

/** Whether the letters of a zone are those of the place of an event on its day: EDT in New York in summer. */
export function isZoneOfPlace(zone: string, event: Placed): boolean {
  const timeZone = timeZoneOf({ ...event, city: event.city ?? '' });
  if (!timeZone) return false;
  const days = isCalendarDay(event.date) ? [event.date] : DAYS_OF_A_YEAR;
  return days.some((day) => OFFSETS[keyOf(zone)]?.includes(hoursFromUtc(day, timeZone)));
}
