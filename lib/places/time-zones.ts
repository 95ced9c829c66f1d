import { abroadIn, countryKey, countryNamed } from './countries.ts';
import { isBelize } from './is-belize.ts';
import { placeFromText } from './place-from-text.ts';

/** Countries with several zones that the event form offers by name: each zone, and what people call it. */
const SEVERAL_ZONES: { code: string; zones: Readonly<Record<string, string>> }[] = [
  {
    code: 'US',
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
    code: 'CA',
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
    code: 'MX',
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

/** The zones of a country with several, with their labels; undefined for any other country. */
const severalZones = (country: string) =>
  SEVERAL_ZONES.find(({ code }) => code === countryNamed(country)?.code)?.zones;

/** Whether a place that a text names may be in a country, as people write it: London is not the one in Canada. */
function mayBeIn(country: string, code: string | undefined): boolean {
  if (country.trim() === '' || !code) return true;
  if (isBelize(country)) return code === 'BZ';
  return countryNamed(country)?.code === code;
}

/**
 * The zone of a place where its words or its country say it: 'Los Angeles', 'Miami, FL', or any town in 'Jamaica'.
 * Undefined where that would be a guess. Without a country an unknown town has none.
 */
export function zoneOfPlace(city: string, country: string): string | undefined {
  const { timeZone, country: code } = placeFromText(city);
  if (timeZone && mayBeIn(country, code)) return timeZone;
  if (isBelize(country)) return undefined;
  // The letters of a state count where its country is said: 'Melinda, SC' in the USA.
  const inCountry = placeFromText(`${city}, ${country}`);
  const isThere = inCountry.country !== undefined && inCountry.country === countryNamed(country)?.code;
  return (isThere ? inCountry.timeZone : undefined) ?? abroadIn(country, city)?.timeZone;
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
