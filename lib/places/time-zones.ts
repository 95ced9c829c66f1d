import { slug } from '#lib/text/slug';
import { isBelize } from './is-belize.ts';
import oneZone from './one-zone-countries.json' with { type: 'json' };
import { placeFromText } from './places.ts';

/** Countries with several zones that the event form offers by name: an address of each zone, and what people call it. */
const SEVERAL_ZONES: { names: readonly string[]; zones: Readonly<Record<string, string>> }[] = [
  {
    names: ['united-states', 'us', 'usa', 'united-states-of-america'],
    zones: {
      'America/New_York': 'Eastern Time (New York)',
      'America/Chicago': 'Central Time (Chicago)',
      'America/Denver': 'Mountain Time (Denver)',
      'America/Phoenix': 'Arizona (Phoenix)',
      'America/Los_Angeles': 'Pacific Time (Los Angeles)',
      'America/Anchorage': 'Alaska (Anchorage)',
      'Pacific/Honolulu': 'Hawaii (Honolulu)',
    },
  },
  {
    names: ['canada', 'ca'],
    zones: {
      'America/St_Johns': 'Newfoundland (St. John’s)',
      'America/Halifax': 'Atlantic Time (Halifax)',
      'America/Toronto': 'Eastern Time (Toronto)',
      'America/Winnipeg': 'Central Time (Winnipeg)',
      'America/Regina': 'Saskatchewan (Regina)',
      'America/Edmonton': 'Mountain Time (Edmonton)',
      'America/Vancouver': 'Pacific Time (Vancouver)',
      'America/Whitehorse': 'Yukon (Whitehorse)',
    },
  },
  {
    names: ['mexico', 'mx'],
    zones: {
      'America/Cancun': 'Quintana Roo (Cancún, Chetumal)',
      'America/Mexico_City': 'Central Mexico (Mexico City, Mérida)',
      'America/Matamoros': 'Northern border (Matamoros)',
      'America/Ciudad_Juarez': 'Ciudad Juárez',
      'America/Mazatlan': 'Pacific coast (Mazatlán)',
      'America/Hermosillo': 'Sonora (Hermosillo)',
      'America/Tijuana': 'Northwest (Tijuana)',
    },
  },
];

/** 'Trinidad and Tobago', 'TRINIDAD & TOBAGO', 'The Bahamas' and 'Saint Lucia' as the tables spell them. */
export const countryKey = (country: string) =>
  slug(country)
    .replace(/-and-/g, '-')
    .replace(/^the-/, '')
    .replace(/^saint-/, 'st-');

const zoneOfCountry = new Map(
  Object.entries(oneZone).flatMap(([zone, names]) => names.map((name) => [name, zone] as const)),
);

/** The zones of a country with several, with their labels; undefined for any other country. */
const severalZones = (country: string) =>
  SEVERAL_ZONES.find(({ names }) => names.includes(countryKey(country)))?.zones;

/** Whether a city of our list may be in a country, as people write it: London is not the one in Canada. */
function mayBeIn(country: string, code: string | undefined): boolean {
  if (country.trim() === '' || !code) return true;
  if (isBelize(country)) return code === 'BZ';
  const zone = zoneOfCountry.get(countryKey(country));
  if (zone) return zone === zoneOfCountry.get(code.toLowerCase());
  const names = SEVERAL_ZONES.find(({ names: all }) => all.includes(countryKey(country)))?.names;
  return names?.includes(code.toLowerCase()) === true;
}

/**
 * The zone of a place where its city or its country says it: 'Los Angeles', or any town in 'Jamaica'. Undefined where
 * that would be a guess. Without a country an unknown town has none.
 */
export function zoneOfPlace(city: string, country: string): string | undefined {
  const { timeZone, country: code } = placeFromText(city);
  if (timeZone && mayBeIn(country, code)) return timeZone;
  return zoneOfCountry.get(countryKey(country));
}

/** Whether an event abroad has hours that nobody could place: then its zone is asked. */
export const asksForZone = (city: string, country: string) =>
  country.trim() !== '' && !isBelize(country) && zoneOfPlace(city, country) === undefined;

/** Whether two spellings are of one country: 'USA' and 'usa', not 'USA' and 'United States'. */
export const isSameCountry = (one: string, other: string) => countryKey(one) === countryKey(other);

/** A zone to choose, with what people call it. */
export type ZoneChoice = { value: string; label: string };

const choicesOf = (zones: Readonly<Record<string, string>>): ZoneChoice[] =>
  Object.entries(zones).map(([value, label]) => ({ value, label }));

/** The zones of all countries with several that the form offers, where the country is not known. */
export const OFFERED_ZONES: readonly ZoneChoice[] = SEVERAL_ZONES.flatMap(({ zones }) => choicesOf(zones));

/** 'America/Argentina/Buenos_Aires' as 'Buenos Aires (America, Argentina)'. */
function wordsOfName(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.at(-1) ?? zone;
  return parts.length > 1 ? `${city} (${parts.slice(0, -1).join(', ')})` : city;
}

/** A zone in words: 'Central Time (Chicago)', 'Sao Paulo (America)'; '' for none. */
export const zoneWords = (zone: string): string =>
  OFFERED_ZONES.find(({ value }) => value === zone)?.label ?? wordsOfName(zone);

/**
 * The zones to choose from for an event in a country: its own, or `all` that the runtime knows
 * (`Intl.supportedValuesOf`), by their cities.
 */
export function zoneChoices(country: string, all: readonly string[]): ZoneChoice[] {
  const own = severalZones(country);
  if (own) return choicesOf(own);
  return all
    .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
    .map((value) => ({ value, label: wordsOfName(value) }))
    .sort((one, other) => (one.label < other.label ? -1 : 1));
}

/** The zones to choose from where the zone of a place is asked, of those that this runtime knows; none where it is not. */
export const askedZones = (city: string, country: string): ZoneChoice[] =>
  asksForZone(city, country) ? zoneChoices(country, Intl.supportedValuesOf('timeZone')) : [];
