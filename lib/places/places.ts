import { slug } from '#lib/text/slug';
import communities from './communities.json' with { type: 'json' };
import { NEIGHBOURS } from './neighbours.ts';
import data from './places.json' with { type: 'json' };

/** A place events happen at, whatever spelling a sheet or a visitor used for it. */
export type Place = {
  slug: string;
  name: string;
  /** A Belizean district, like 'Stann Creek'; absent abroad and where it is unknown. */
  district?: string;
  /** ISO 3166-1 alpha-2; absent where it is unknown. */
  country?: string;
  /** IANA zone; absent where it is unknown. */
  timeZone?: string;
  /** Slugs of the places a visitor there would also go to. */
  nearby: readonly string[];
};

export const NATIONWIDE = 'nationwide';

export const DISTRICTS = data.districts;
export const DIASPORA_CITIES = data.diasporaCities;
/** The cities of Belize and those abroad, whether or not anything is on there. */
export const CITY_SLUGS = [...data.cities, ...data.diasporaCities].map((city) => city.slug);

const belizean = { country: 'BZ', timeZone: 'America/Belize' };

type Spelled = { place: Place; spellings: string[] };

/** A Belizean place's spellings, each also with its district or its country behind it. */
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

// A town stands among the cities and among the communities: the city, which has neighbours, is meant.
const cityNames = new Set(data.cities.flatMap(({ name, aliases }) => [name, ...aliases]));
const villages = communities.filter(({ name }) => !cityNames.has(name));

/** 'San Antonio' of 'San Antonio (Toledo)'. */
const plainName = (name: string) => name.replace(/ \(.*\)$/, '');
const isShared = (name: string) => villages.filter((village) => plainName(village.name) === name).length > 1;

const VILLAGES: Spelled[] = villages.map(({ slug: key, name, district, nearestCity, aliases }) => ({
  place: { slug: key, name, district, ...belizean, nearby: [nearestCity] },
  spellings: [
    `${plainName(name)}, ${district}`,
    // Four villages are called San Antonio: only the district tells which.
    ...inBelize(
      [name, plainName(name), ...aliases].filter((spelling) => !isShared(spelling)),
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

/** Every place with all of its spellings, also for hearing them in a sentence. */
export const SPELLED_PLACES: readonly Spelled[] = KNOWN;

const bySpelling = new Map<string, Place>();
for (const { place, spellings } of KNOWN)
  for (const spelling of spellings)
    if (!bySpelling.has(slug(spelling))) bySpelling.set(slug(spelling), place);

const bySlug = new Map(KNOWN.map(({ place }) => [place.slug, place]));

/** The place a text names: 'Corozal Town' and 'corozal' are one. An unknown name is a place of its own. */
export function placeOf(text: string): Place {
  const key = slug(text);
  return bySpelling.get(key) ?? { slug: key, name: text.trim(), nearby: [] };
}

/** The place with a slug, if it is one we know. */
export function placeBySlug(key: string): Place | undefined {
  return bySlug.get(key) ?? bySpelling.get(key);
}
