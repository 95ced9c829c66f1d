import type { EventSummary } from '#lib/events/event-summary';
import { districtFilterValue } from '#lib/places/district-filter-value';
import { DISTRICTS, placeBySlug } from '#lib/places/places';
import type { Sentence } from '../sentence/sentence.ts';
import phrases from '../words/regions.json' with { type: 'json' };

/** A part of the country that is no district: how people say where. */
export type Region = keyof typeof phrases;

const REGIONS: Record<Region, { label: string; districts: readonly string[] }> = {
  north: { label: 'The north', districts: ['Corozal', 'Orange Walk'] },
  south: { label: 'The south', districts: ['Stann Creek', 'Toledo'] },
  west: { label: 'The west', districts: ['Cayo'] },
  islands: { label: 'The islands', districts: [] },
};

const byPhrase = new Map(
  (Object.keys(phrases) as Region[]).flatMap((region) =>
    phrases[region].map((phrase) => [phrase, region] as const),
  ),
);
const MAX_PHRASE_WORDS = 5;

/** Takes the parts of the country out of a question: 'up north'. */
export const takeRegions = (sentence: Sentence): Region[] =>
  sentence.takeAll(MAX_PHRASE_WORDS, (phrase) => byPhrase.get(phrase), 'place');

export const regionLabel = (region: Region): string => REGIONS[region].label;

/** A part of the country as part of a sentence: 'in the north', 'on the islands'. */
export const regionPhrase = (region: Region): string =>
  `${region === 'islands' ? 'on' : 'in'} ${REGIONS[region].label.toLowerCase()}`;

type Placed = Pick<EventSummary, 'place' | 'district'>;

const districtOf = ({ place, district }: Placed) =>
  placeBySlug(place)?.district ??
  district ??
  DISTRICTS.find(({ slug }) => districtFilterValue(slug) === place)?.name;

const ISLANDS = new Set(['san-pedro', 'caye-caulker']);

/** Whether an event takes place in a part of the country. */
export function isInRegion(event: Placed, region: Region): boolean {
  if (region === 'islands') return ISLANDS.has(event.place) || /(^|-)caye?(-|$)/.test(event.place);
  return REGIONS[region].districts.includes(districtOf(event) ?? '');
}

/** Whether an event takes place in a city, a village or a district, by its filter value. */
export function isAtPlace(event: Placed, value: string): boolean {
  const district = DISTRICTS.find(({ slug }) => districtFilterValue(slug) === value);
  return event.place === value || (district !== undefined && districtOf(event) === district.name);
}
