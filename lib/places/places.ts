import { fold } from '#lib/text/fold';
import { slug } from '#lib/text/slug';
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

const neighbours: Record<string, string[] | undefined> = data.neighbours;

const belizean = { country: 'BZ', timeZone: 'America/Belize' };

const KNOWN: ReadonlyArray<{ place: Place; spellings: string[] }> = [
  {
    place: { slug: NATIONWIDE, name: 'Nationwide', ...belizean, nearby: [] },
    spellings: ['Nationwide', 'Countrywide', 'Belize (nationwide)'],
  },
  ...data.cities.map((city) => ({
    place: {
      slug: city.slug,
      name: city.name,
      district: city.district,
      ...belizean,
      nearby: neighbours[city.slug] ?? [],
    },
    spellings: [city.name, ...city.aliases],
  })),
  ...data.diasporaCities.map((city) => ({
    place: { slug: city.slug, name: city.name, country: city.country, timeZone: city.timeZone, nearby: [] },
    spellings: [city.name, `${city.name}, ${city.region}`, ...city.aliases],
  })),
  ...data.communities.map((community) => ({
    place: {
      slug: community.slug,
      name: community.name,
      district: community.district,
      ...belizean,
      nearby: [community.nearestCity],
    },
    // Four villages are called San Antonio: only the district tells which.
    spellings: community.name.includes('(')
      ? [community.name, community.name.replace(/ \((.*)\)/, ', $1')]
      : [community.name, `${community.name}, ${community.district}`, ...community.aliases],
  })),
];

const bySpelling = new Map<string, Place>();
for (const { place, spellings } of KNOWN)
  for (const spelling of spellings)
    if (!bySpelling.has(slug(spelling))) bySpelling.set(slug(spelling), place);

// A town stands among the cities and among the communities: the city, which has neighbours, is meant.
const bySlug = new Map<string, Place>();
for (const { place } of KNOWN) if (!bySlug.has(place.slug)) bySlug.set(place.slug, place);

/** The place a text names: 'Corozal Town' and 'corozal' are one. An unknown name is a place of its own. */
export function placeOf(text: string): Place {
  const key = slug(text);
  return bySpelling.get(key) ?? { slug: key, name: text.trim(), nearby: [] };
}

/** The place with a slug, if it is one we know. */
export function placeBySlug(key: string): Place | undefined {
  return bySlug.get(key) ?? bySpelling.get(key);
}

/** The district of a Belizean place as people call it: 'Stann Creek District'. */
export function districtLabel(place: Place): string | undefined {
  return (
    place.district && data.districts.find(({ name }) => fold(name) === fold(place.district ?? ''))?.label
  );
}
