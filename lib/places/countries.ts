import { slug } from '#lib/text/slug';
import oneZone from './one-zone-countries.json' with { type: 'json' };
import severalZones from './several-zone-countries.json' with { type: 'json' };

/** Where a place abroad is, as far as its words say it. */
export type Abroad = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** A state or province: 'florida'; the key of its name. */
  region?: string;
  /** IANA zone; absent where it is unknown, as in a country with several, or where a state is divided. */
  timeZone?: string;
};

type Region = {
  /** As keys: the name first, then its letters and other spellings. */
  names: readonly string[];
  /** The zone of its towns; absent where the state is divided, so that the town decides. */
  zone?: string;
  /** Towns in another zone than most, by zone. */
  elsewhere?: Readonly<Record<string, readonly string[]>>;
  /** Towns that are known by the country alone: 'Chetumal, Mexico'. */
  towns?: readonly string[];
  /** Of a state whose letters a district or town of Belize has too, the towns behind which they are the state's. */
  cities?: readonly string[];
};

type Country = { code: string; names: readonly string[]; regions?: readonly Region[] };

/** 'Trinidad and Tobago', 'TRINIDAD & TOBAGO', 'The Bahamas' and 'Saint Lucia' as the tables spell them. */
export const countryKey = (country: string) =>
  slug(country)
    .replace(/-and-/g, '-')
    .replace(/^the-/, '')
    .replace(/^saint-/, 'st-');

const COUNTRIES = new Map<string, Country & { zone?: string }>();
for (const [zone, names] of Object.entries(oneZone)) {
  const code = (names.find((name) => name.length === 2) ?? '').toUpperCase();
  for (const name of names) COUNTRIES.set(name, { code, names, zone });
}
for (const country of severalZones as readonly Country[])
  for (const name of country.names) COUNTRIES.set(name, country);

/** States and provinces by their names. The USA come first: of letters that two countries have, theirs count. */
const REGIONS = new Map<string, { country: Country; region: Region }[]>();
for (const country of severalZones as readonly Country[])
  for (const region of country.regions ?? [])
    for (const name of region.names) REGIONS.set(name, [...(REGIONS.get(name) ?? []), { country, region }]);

/** A country that our tables know, as people write it; not Belize. */
export const countryNamed = (text: string): (Country & { zone?: string }) | undefined =>
  COUNTRIES.get(countryKey(text));

/** The zone of a town in its state: its own where that is another than most of the state has. */
function zoneInRegion({ zone, elsewhere = {} }: Region, town: string): string | undefined {
  const [own] = Object.entries(elsewhere).find(([, towns]) => towns.includes(town)) ?? [];
  return own ?? zone;
}

const inRegion = ({ code }: Country, region: Region, town: string): Abroad => {
  const timeZone = zoneInRegion(region, town);
  const [name = ''] = region.names;
  return { country: code, region: name, ...(timeZone && { timeZone }) };
};

/**
 * Where a town is by the name or the letters of a state or province: 'FL', 'Ontario', 'Yucatán'; undefined for any other
 * text. With `code`, only the states of that country count.
 */
export function regionNamed(text: string, town = '', code = ''): Abroad | undefined {
  const found = REGIONS.get(slug(text))?.find(({ country }) => !code || country.code === code);
  return found && inRegion(found.country, found.region, slug(town));
}

/** Whether a town is one of those of a state by whose letters it is named: 'Charleston', 'SC'. */
export const isCityOf = (letters: string, town: string): boolean =>
  REGIONS.get(slug(letters))?.some(({ region }) => region.cities?.includes(slug(town))) ?? false;

/** Where a town is by the name of its country: 'Jamaica', 'USA'; undefined for any other text, and for Belize. */
export function abroadIn(text: string, town = ''): Abroad | undefined {
  const country = countryNamed(text);
  if (!country) return undefined;
  if (country.zone) return { country: country.code, timeZone: country.zone };
  const region = country.regions?.find(({ towns }) => towns?.includes(slug(town)));
  return region ? inRegion(country, region, slug(town)) : { country: country.code };
}
