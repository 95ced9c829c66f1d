import communities from './communities.json' with { type: 'json' };
import data from './places.json' with { type: 'json' };

export type CommunitySuggestion = {
  value: string;
  /** What tells it apart: 'Toledo District', or the region of a city abroad. */
  detail: string;
  /** The district of a Belizean community. */
  district?: string;
};

// The communities people look for most come first, the smaller villages after them.
const BELIZEAN: readonly CommunitySuggestion[] = communities
  .toSorted((one, other) => one.tier - other.tier)
  .map(({ name, district }) => ({ value: name, detail: `${district} District`, district }));

const CODES: Record<string, string | undefined> = {
  'United States': 'US',
  Canada: 'CA',
  'United Kingdom': 'GB',
};

/** Names to choose from while a community is typed: those of Belize, or the diaspora's cities in that country. */
export function communitySuggestions(country: string): readonly CommunitySuggestion[] {
  if (country === 'Belize') return BELIZEAN;
  return data.diasporaCities
    .filter((city) => city.country === CODES[country])
    .map(({ name, region }) => ({ value: name, detail: region }));
}
