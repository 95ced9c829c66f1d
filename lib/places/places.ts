import { slug } from '#lib/text/slug';
import communities from './communities.json' with { type: 'json' };
import { abroadIn, countryNamed, isCityOf, regionNamed } from './countries.ts';
import { districtOfLetters } from './district-letters.ts';
import { isBelize } from './is-belize.ts';
import { isOnline } from './is-online.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { hasPostalCode, partsOfPlace } from './parts-of-place.ts';
import data from './places.json' with { type: 'json' };

/** A place where events happen, independent of the spelling in the sheet or in a search. */
export type Place = {
  slug: string;
  name: string;
  /** A Belizean district, like 'Stann Creek'; absent abroad and where it is unknown. */
  district?: string;
  /** ISO 3166-1 alpha-2; absent where it is unknown. */
  country?: string;
  /** Of a place abroad that is in no list of ours: the town alone, 'Miami' of 'Miami, FL'. */
  town?: string;
  /** Whether it is no place on earth: 'Online', 'Zoom'. */
  isOnline?: true;
  /** IANA zone; absent where it is unknown. */
  timeZone?: string;
  /** Slugs of the places a visitor there would also go to. */
  nearby: readonly string[];
};

export const NATIONWIDE = 'nationwide';

export const DISTRICTS = data.districts;
export const DIASPORA_CITIES = data.diasporaCities;
/** Slugs of all cities of Belize and abroad, including those without events. */
export const CITY_SLUGS = [...data.cities, ...data.diasporaCities].map((city) => city.slug);

const belizean = { country: 'BZ', timeZone: 'America/Belize' };

type Spelled = { place: Place; spellings: string[] };

/** The spellings of a Belizean place, also followed by its district or its country. */
const inBelize = (spellings: readonly string[], district: string) =>
  spellings.flatMap((spelling) => [spelling, `${spelling}, ${district}`, `${spelling}, Belize`]);

const CITIES: Spelled[] = data.cities.map((city) => ({
  place: {
    slug: city.slug,
    name: city.name,
    district: city.district,
    ...belizean,
    nearby: NEIGHBOURS[city.slug] ?? [],
  },
  spellings: inBelize([city.name, ...city.aliases], city.district),
}));

// Some towns are in both lists: the entry in the list of cities is used, as it has neighbours.
const cityNames = new Set(data.cities.flatMap(({ name, aliases }) => [name, ...aliases]));
const villages = communities.filter(({ name }) => !cityNames.has(name));

/** 'San Antonio' of 'San Antonio (Toledo)'. */
const plainName = (name: string) => name.replace(/ \(.*\)$/, '');
const isShared = (name: string) => villages.filter((village) => plainName(village.name) === name).length > 1;
const asVillage = (name: string) => `${plainName(name)} Village`;

const VILLAGES: Spelled[] = villages.map(({ slug: key, name, district, nearestCity, aliases }) => ({
  place: { slug: key, name, district, ...belizean, nearby: [nearestCity] },
  spellings: [
    `${plainName(name)}, ${district}`,
    `${asVillage(name)}, ${district}`,
    // Names of several villages, like San Antonio, are only used with their district.
    ...inBelize(
      [name, ...(isShared(plainName(name)) ? [] : [plainName(name), asVillage(name)]), ...aliases].filter(
        (spelling) => !isShared(spelling),
      ),
      district,
    ),
  ],
}));

const KNOWN: readonly Spelled[] = [
  {
    place: { slug: NATIONWIDE, name: 'Nationwide', ...belizean, nearby: [] },
    spellings: ['Nationwide', 'Countrywide', 'Belize (nationwide)'],
  },
  ...CITIES,
  ...data.diasporaCities.map((city) => ({
    place: { slug: city.slug, name: city.name, country: city.country, timeZone: city.timeZone, nearby: [] },
    spellings: [city.name, `${city.name}, ${city.region}`, ...city.aliases],
  })),
  ...VILLAGES,
];

/** All places with all spellings, for recognising them in a sentence. */
export const PLACES_WITH_SPELLINGS: readonly Spelled[] = KNOWN;

const bySpelling = new Map<string, Place>();
for (const { place, spellings } of KNOWN)
  for (const spelling of spellings)
    if (!bySpelling.has(slug(spelling))) bySpelling.set(slug(spelling), place);

const bySlug = new Map(KNOWN.map(({ place }) => [place.slug, place]));

/** What is on the internet takes place nowhere: no country, and the clocks of none. */
const ONLINE: Place = { slug: 'online', name: 'Online', isOnline: true, nearby: [] };
bySlug.set(ONLINE.slug, ONLINE);

/** What the words of a place that no spelling of ours is say about it. */
type Elsewhere = Pick<Place, 'country' | 'timeZone' | 'town'>;

/** Places of Belize whose names California has too: there 'CA' is not Central America. */
const CALIFORNIAN = new Set(
  'bella-vista georgetown independence pomona san-joaquin san-pedro santa-cruz-toledo'.split(' '),
);

/** Whether a place of our lists may be what a text names that has `last` behind it: New York and 'NY', Hopkins and 'SC'. */
function isIn(place: Place, last: string): boolean {
  if (place.country === 'BZ')
    return (
      isBelize(last) ||
      (slug(last) === 'ca' && !CALIFORNIAN.has(place.slug)) ||
      (place.district !== undefined && districtOfLetters(last) === place.district)
    );
  const { country = '', region = '' } = DIASPORA_CITIES.find((city) => city.slug === place.slug) ?? {};
  if (countryNamed(last)?.code === country) return true;
  const named = regionNamed(last, '', country)?.region;
  return named !== undefined && named === regionNamed(region, '', country)?.region;
}

/** Where a state or a country that stands alone is. Letters alone are no state: 'IN', 'OR'. */
const aloneIn = (name: string): Elsewhere | undefined =>
  districtOfLetters(name) ? undefined : (abroadIn(name) ?? (name.length > 3 ? regionNamed(name) : undefined));

/** Whether a part is a country abroad, and nothing else in Belize: 'CO' is Corozal, 'CA' Central America. */
const isCountryAbroad = (part: string) =>
  countryNamed(part) !== undefined && !districtOfLetters(part) && slug(part) !== 'ca';

/** Whether a town is in Belize by what stands behind it: a name of ours, or the letters of a district. */
function isBelizean(town: string, last: string): boolean {
  // A village of ours may have the name of a country: Trinidad.
  if (isBelize(last) || bySpelling.get(slug(last))?.country === 'BZ') return true;
  const home = bySpelling.get(slug(town));
  if (home?.country === 'BZ' && isIn(home, last)) return true;
  // 'Melinda, SC': a town that no list has is in Stann Creek; South Carolina has to be said by its known towns.
  return districtOfLetters(last) !== undefined && !isCityOf(last, town);
}

/**
 * What stands after the last comma decides; `undefined` where that is nothing that we know, or in Belize. `isAbroad`:
 * something else says that it is not there, as a postal code or a country behind it does.
 */
function placeFromParts(parts: readonly string[], isAbroad: boolean): Place | Elsewhere | undefined {
  const known = bySpelling.get(slug(parts.join(', ')));
  if (known && !(isAbroad && known.country === 'BZ')) return known;
  const [last = '', ...others] = parts.toReversed();
  const before = others.toReversed();
  const town = before.at(-1);
  if (town === undefined) return aloneIn(last);
  const inner = placeFromParts(before, isAbroad || isCountryAbroad(last));
  if (inner && 'slug' in inner && isIn(inner, last)) return inner;
  if (!isAbroad && isBelizean(town, last)) return undefined;
  const abroad = regionNamed(last, town) ?? abroadIn(last, town);
  if (!abroad) return undefined;
  // 'Miami, FL, USA': the smaller of two parts says more.
  if (!abroad.region && inner?.country === abroad.country) return inner;
  const { country, timeZone } = abroad;
  return { country, ...(timeZone && { timeZone }), town };
}

/**
 * The place that a text names: 'Corozal Town' and 'corozal' are the same. Any other name becomes a new place; what stands
 * after its last comma says whether it is abroad, and where: 'Miami, FL', 'Kingston, Jamaica'.
 */
export function placeFromText(text: string): Place {
  const key = slug(text);
  const known = bySpelling.get(key);
  if (known) return known;
  if (isOnline(text)) return ONLINE;
  const found = placeFromParts(partsOfPlace(text), hasPostalCode(text));
  return found && 'slug' in found ? found : { slug: key, name: text.trim(), ...found, nearby: [] };
}

/** The place with a slug; undefined for an unknown slug. */
export function placeBySlug(key: string): Place | undefined {
  return bySlug.get(key) ?? bySpelling.get(key);
}
