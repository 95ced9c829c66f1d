// Apart from the places themselves, which browsers search: this needs the tables of countries and states too.
import { slug } from '#lib/text/slug';
import { abroadIn, countryNamed, isCityOf, regionNamed } from './countries.ts';
import { districtOfLetters } from './district-letters.ts';
import { isBelize } from './is-belize.ts';
import { isOnline } from './is-online.ts';
import { hasPostalCode, partsOfPlace } from './parts-of-place.ts';
import { DIASPORA_CITIES, ONLINE_PLACE, type Place, placeBySpelling } from './places.ts';

/** What the words of a place that no spelling of ours is say about it. */
type Elsewhere = Pick<Place, 'country' | 'timeZone' | 'town'>;

/** Places of Belize whose names California has too: there 'CA' is not Central America. */
const CALIFORNIAN = new Set(
  'bella-vista georgetown independence pomona san-joaquin san-pedro santa-cruz-toledo'.split(' '),
);

/** Whether a place of our lists fits the part `last` that follows its name in a text: New York and 'NY', Hopkins and 'SC'. */
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

/** Where a text is that names only a state or a country, and no town. Abbreviations alone are no state: 'IN', 'OR'. */
const aloneIn = (name: string): Elsewhere | undefined =>
  districtOfLetters(name) ? undefined : (abroadIn(name) ?? (name.length > 3 ? regionNamed(name) : undefined));

/** Whether a part is a country abroad, and nothing else in Belize: 'CO' is Corozal, 'CA' Central America. */
const isCountryAbroad = (part: string) =>
  countryNamed(part) !== undefined && !districtOfLetters(part) && slug(part) !== 'ca';

/** Whether a town is in Belize by the part `last` that follows it: a name of ours, or the letters of a district. */
function isBelizean(town: string, last: string): boolean {
  const home = placeBySpelling(town);
  // A village of ours may have the name of a country: Trinidad. 'BC' is Belize City, but not behind Vancouver or Houston.
  const isAbroad = isCityOf(last, town) || (home !== undefined && home.country !== 'BZ');
  if (isBelize(last) || (placeBySpelling(last)?.country === 'BZ' && !isAbroad)) return true;
  if (home?.country === 'BZ' && isIn(home, last)) return true;
  // 'Melinda, SC': a town that no list has is in Stann Creek; South Carolina has to be said by its known towns.
  return districtOfLetters(last) !== undefined && !isCityOf(last, town);
}

/**
 * The place that the parts of a text between its commas name. The last part decides; `undefined` where it is none that we
 * know, or in Belize. `isAbroad`: something else says that the place is not in Belize, as a postal code or a country does.
 */
function placeFromParts(parts: readonly string[], isAbroad: boolean): Place | Elsewhere | undefined {
  const known = placeBySpelling(parts.join(', '));
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
 * The place that a text names: 'Corozal Town' and 'corozal' are the same. Any other name becomes a new place; the part
 * after its last comma says whether it is abroad, and where: 'Miami, FL', 'Kingston, Jamaica'.
 */
export function placeFromText(text: string): Place {
  const known = placeBySpelling(text);
  if (known) return known;
  if (isOnline(text)) return ONLINE_PLACE;
  const found = placeFromParts(partsOfPlace(text), hasPostalCode(text));
  return found && 'slug' in found ? found : { slug: slug(text), name: text.trim(), ...found, nearby: [] };
}
