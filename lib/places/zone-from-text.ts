import { slug } from '#lib/text/slug';
import { BELIZE_TIME_ZONE, isTimeZone } from '#lib/time/zoned-time';
import { countryNamed } from './countries.ts';
import { isBelize } from './is-belize.ts';
import { isOnline } from './is-online.ts';
import { placeFromText } from './place-from-text.ts';
import { zoneOfPlace } from './time-zones.ts';

/** What people call the clocks of a part of a continent, as keys without 'time' at their end. */
const CLOCKS = {
  newfoundland: ['nt', 'nst', 'ndt', 'newfoundland'],
  atlantic: ['at', 'ast', 'adt', 'atlantic'],
  eastern: ['et', 'est', 'edt', 'eastern', 'est5edt', 'east', 'east-coast'],
  central: ['ct', 'cst', 'cdt', 'central', 'cst6cdt'],
  mountain: ['mt', 'mst', 'mdt', 'mountain', 'mst7mdt'],
  pacific: ['pt', 'pst', 'pdt', 'pacific', 'pst8pdt', 'west-coast'],
  alaska: ['akt', 'akst', 'akdt', 'alaska'],
  hawaii: ['hst', 'hawaii', 'hawaii-aleutian'],
  british: ['bst', 'british'],
  europe: ['cet', 'cest', 'central-european'],
} as const satisfies Record<string, readonly string[]>;

type Clocks = keyof typeof CLOCKS;

const CLOCKS_BY_NAME = new Map<string, Clocks>(
  (Object.keys(CLOCKS) as Clocks[]).flatMap((clocks) =>
    CLOCKS[clocks].map((name): [string, Clocks] => [name, clocks]),
  ),
);

const ZONES_OF_USA = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
};

/** Which zone of a country with several they are; '' where the country is not known. */
const ZONES: Record<string, Partial<Record<Clocks, string>> | undefined> = {
  '': {
    ...ZONES_OF_USA,
    newfoundland: 'America/St_Johns',
    atlantic: 'America/Halifax',
    british: 'Europe/London',
    europe: 'Europe/Paris',
  },
  US: ZONES_OF_USA,
  CA: {
    newfoundland: 'America/St_Johns',
    atlantic: 'America/Halifax',
    eastern: 'America/Toronto',
    central: 'America/Winnipeg',
    mountain: 'America/Edmonton',
    pacific: 'America/Vancouver',
  },
  ES: { europe: 'Europe/Madrid' },
  MX: {
    eastern: 'America/Cancun',
    central: 'America/Mexico_City',
    mountain: 'America/Mazatlan',
    pacific: 'America/Tijuana',
  },
};

/** A zone as IANA names it, anywhere in a text, with spaces for underscores too: 'America/New York (EST)'. */
const IANA = /[A-Za-z]+\/[A-Za-z_+\-/0-9]+(?: [A-Z][a-z]+)*/;
const UTC_OFFSET = /^(?:utc|gmt)?\s*([+\-\u2212])\s*0?(\d{1,2})(?::?00)?$/i;

function ianaZone(text: string): string | undefined {
  let name = (IANA.exec(text)?.[0] ?? '').replaceAll(' ', '_');
  // The words behind a name may not belong to it.
  while (name !== '' && !isTimeZone(name)) name = name.includes('_') ? name.replace(/_[^_]*$/, '') : '';
  if (name === '') return undefined;
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
  // In the letters that tables have; another name of the same zone stays.
  return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
}

/** 'Belize time', 'Chicago time', 'Jamaica': the only zone of a place that is named. */
const zoneOfName = (text: string) =>
  isBelize(text) || slug(text) === 'bzt' ? BELIZE_TIME_ZONE : placeFromText(text).timeZone;

/** A whole number of hours from UTC as a zone; its sign is the other way round in the names of IANA. */
function zoneOfOffset(text: string): string | undefined {
  if (/^(?:utc|gmt|z)$/i.test(text)) return 'UTC';
  const [, sign, hours] = UTC_OFFSET.exec(text) ?? [];
  if (!sign || Number(hours) > 14) return undefined;
  return Number(hours) === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
}

/** The zones that an event without one has: that of its place, else Belize's unless it is abroad or on the internet. */
function zoneWithout(city: string, country: string): string | undefined {
  const known = zoneOfPlace(city, country);
  if (known) return known;
  const isAbroad = country ? !isBelize(country) : (placeFromText(city).country ?? 'BZ') !== 'BZ';
  return isAbroad || isOnline(city) ? undefined : BELIZE_TIME_ZONE;
}

/** Abbreviations of what Belize has all year. */
const BELIZE_HAS = new Set(['ct', 'cst', 'central', 'etc-gmt-6']);

/**
 * What the sheet's cell TimeZone says of an event: a `zone`; none where its place says it better, or the cell is empty;
 * undefined where the text is not understood. A name of IANA counts; 'EST', 'Central' and 'UTC-5', which do not say
 * whether daylight saving is on, only where the clocks of the place are not known.
 *
 *     zoneFromText('EST', 'Springfield', 'USA'); // { zone: 'America/New_York' }
 *     zoneFromText('EST', 'Chicago', ''); // {}
 */
export function zoneFromText(text: string, city: string, country: string): { zone?: string } | undefined {
  const written = text.trim();
  if (written === '') return {};
  const iana = ianaZone(written);
  if (iana) return { zone: iana };
  const bare = written.replace(/\s*\(.*\)$/, '').replace(/\s+(?:(?:standard|daylight|summer)\s+)?time$/i, '');
  const name = slug(bare);
  if (name === 'local') return {};
  const clocks = CLOCKS_BY_NAME.get(name);
  if (!clocks) {
    const named = zoneOfName(bare);
    if (named) return { zone: named };
  }
  const offset = zoneOfOffset(bare.trim());
  if (!clocks && !offset) return undefined;
  const without = zoneWithout(city, country);
  const isBelizean = without === BELIZE_TIME_ZONE && (BELIZE_HAS.has(name) || offset === 'Etc/GMT+6');
  if (isBelize(country) || isBelizean || zoneOfPlace(city, country)) return {};
  if (offset) return { zone: offset };
  const code = countryNamed(country)?.code ?? placeFromText(city).country ?? '';
  const zone = clocks && ZONES[code]?.[clocks];
  return zone ? { zone } : undefined;
}
