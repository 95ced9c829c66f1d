import { fold } from '#lib/text/fold';
import communities from './communities.json' with { type: 'json' };
import { isBelize } from './is-belize.ts';
import data from './places.json' with { type: 'json' };

export type CommunitySuggestion = {
  value: string;
  /** Distinguishes places of the same name: 'Toledo District', or the region of a city abroad. */
  detail: string;
  /** The district of a Belizean community. */
  district?: string;
};

// By tier: the communities that are searched for most come first, small villages last.
const BELIZEAN: readonly CommunitySuggestion[] = communities
  .toSorted((one, other) => one.tier - other.tier)
  .map(({ name, district }) => ({ value: name, detail: `${district} District`, district }));

const CODES: Record<string, string | undefined> = {
  'United States': 'US',
  Canada: 'CA',
  'United Kingdom': 'GB',
};

/** The Belizean community of a name that is typed in full; undefined where there are several of it, or none. */
export function communityNamed(name: string): CommunitySuggestion | undefined {
  const wanted = fold(name).trim();
  const found = BELIZEAN.filter(({ value }) => fold(value) === wanted);
  return found.length === 1 ? found[0] : undefined;
}

/** A community as our list spells it, 'dangriga' as 'Dangriga'; any other, and any abroad, as it was typed. */
export const spelledCommunity = (name: string, country: string): string =>
  (isBelize(country) && communityNamed(name)?.value) || name;

/** Autocomplete suggestions for a community: those of Belize, or the diaspora's cities in that country. */
export function communitySuggestions(country: string): readonly CommunitySuggestion[] {
  if (country === 'Belize') return BELIZEAN;
  return data.diasporaCities
    .filter((city) => city.country === CODES[country])
    .map(({ name, region }) => ({ value: name, detail: region }));
}
