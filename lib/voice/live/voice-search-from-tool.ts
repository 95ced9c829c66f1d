import { isEventCategory } from '#lib/events/event-category';
import { filtersFromSearch } from '#lib/events/event-filters';
import { districtFilterValue } from '#lib/places/district-filter-value';
import { placeFromText } from '#lib/places/place-from-text';
import { DISTRICTS } from '#lib/places/places';
import type { VoiceSearch } from '#lib/questions/voice-search';
import type { FilterParameter } from '#lib/site/filter-parameters';
import { isJsonObject, type JsonObject } from '#lib/text/json-object';
import { parseJson } from '#lib/text/parse-json';
import { slug } from '#lib/text/slug';
import { plainText } from '../plain-text.ts';

/** What is read like the parameters of an address: a value that is no day, hour or price is ignored. */
const TIME_AND_COST: readonly FilterParameter[] = ['when', 'from', 'to', 'hours', 'cost'];
const MAX_WORDS_LENGTH = 100;
const MAX_CITY_LENGTH = 60;
/** Longer arguments are rejected. */
const MAX_ARGUMENTS_LENGTH = 4_000;

/** Names for all places, which set no filter; 'Belize' would otherwise be read as the city. */
const EVERYWHERE = new Set([
  'belize',
  'all',
  'any',
  'anywhere',
  'everywhere',
  'all-of-belize',
  'the-country',
]);
const HERE = new Set(['near-me', 'nearby', 'here', 'my-location', 'cerca-de-mi', 'aqui']);

const districts = new Map(
  DISTRICTS.flatMap(({ slug: key, name, label }) => [
    [districtFilterValue(key), districtFilterValue(key)],
    [slug(label), districtFilterValue(key)],
    [slug(`Distrito de ${name}`), districtFilterValue(key)],
  ]),
);
// No town has these names, so the name alone means the district.
for (const key of ['stann-creek', 'toledo']) districts.set(key, districtFilterValue(key));

/** The filter value of a place: 'Cayo District' is 'cayo-district', 'Corozal Town' is 'corozal'. */
function cityOf(text: string): Pick<VoiceSearch, 'city' | 'nearMe'> {
  const key = slug(text);
  if (!key || EVERYWHERE.has(key)) return {};
  if (HERE.has(key)) return { nearMe: true };
  return { city: districts.get(key) ?? placeFromText(text).slug };
}

function objectOf(args: unknown): JsonObject | undefined {
  if (typeof args === 'string' && args.length > MAX_ARGUMENTS_LENGTH) return undefined;
  const value = typeof args === 'string' ? parseJson(args) : args;
  return isJsonObject(value) ? value : undefined;
}

/**
 * The search of a tool call's arguments, as JSON text or parsed. They are untrusted: values of a wrong type and unknown
 * ones are ignored, long texts are cut. Undefined when they are no JSON object.
 *
 *     voiceSearchFromTool('{"category":"parade","city":"Griga"}'); // { category: 'parade', city: 'dangriga' }
 */
export function voiceSearchFromTool(args: unknown): VoiceSearch | undefined {
  const given = objectOf(args);
  if (!given) return undefined;
  const text = (name: string, maxLength: number) =>
    typeof given[name] === 'string' ? plainText(given[name], maxLength) : '';
  const category = text('category', 40).toLowerCase();
  const { when, from, to, hours, cost } = filtersFromSearch(
    new URLSearchParams(TIME_AND_COST.map((name) => [name, text(name, 40).toLowerCase()])),
  );
  const words = text('words', MAX_WORDS_LENGTH);
  const place = cityOf(text('city', MAX_CITY_LENGTH));
  return {
    ...(isEventCategory(category) && { category }),
    ...place,
    // A named place takes precedence over the visitor's location.
    ...(given.nearMe === true && !place.city && { nearMe: true }),
    ...(when && { when }),
    ...(from && { from }),
    ...(to && { to }),
    ...(hours && { hours }),
    ...(cost && { cost }),
    ...(words && { words }),
  };
}
