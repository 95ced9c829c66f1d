import { slug } from '#lib/text/slug';
import communities from './communities.json' with { type: 'json' };
import { kilometresBetween } from './kilometres-between.ts';
import { NEIGHBOURS } from './neighbours.ts';
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

const AROUND_KM = 25;

/** The nearest city of a village, and what is within 25 kilometres of it, the nearest first. */
function placesAround({
  slug: own,
  nearestCity,
  ...village
}: Pick<(typeof villages)[number], 'slug' | 'nearestCity' | 'lat' | 'lon'>): string[] {
  return [...data.cities, ...villages]
    .map((other) => ({ slug: other.slug, away: kilometresBetween(village, other) }))
    .filter(({ slug: other, away }) => other !== own && (away <= AROUND_KM || other === nearestCity))
    .sort((one, other) => one.away - other.away)
    .map((other) => other.slug);
}

const VILLAGES: Spelled[] = villages.map(({ name, district, aliases, ...village }) => ({
  place: { slug: village.slug, name, district, ...belizean, nearby: placesAround(village) },
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
export const ONLINE_PLACE: Place = { slug: 'online', name: 'Online', isOnline: true, nearby: [] };
bySlug.set(ONLINE_PLACE.slug, ONLINE_PLACE);

/** The place of one of our spellings; undefined for any other text. */
export const placeBySpelling = (text: string): Place | undefined => bySpelling.get(slug(text));

/** The place with a slug; undefined for an unknown slug. */
export function placeBySlug(key: string): Place | undefined {
  return bySlug.get(key) ?? bySpelling.get(key);
}
