import { countryNamed, regionNamed } from '#lib/places/countries';
import { districtOfLetters } from '#lib/places/district-letters';
import { districtNamed } from '#lib/places/district-names';
import { isBelize } from '#lib/places/is-belize';
import { nearestPlaceNames } from '#lib/places/nearest-name';
import { placeFromText } from '#lib/places/place-from-text';
import { CITY_SLUGS } from '#lib/places/places';
import { zoneFromText } from '#lib/places/zone-from-text';
import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { remembered } from '#lib/text/remembered';
import { isOpen, saysNothing } from '#lib/text/says-nothing';
import { slug } from '#lib/text/slug';
import { typosBetween } from '#lib/text/typos';
import type { Finding, ReadRow } from './fault.ts';

/** Words that mean no single place on purpose: 'Various locations', 'Northern Belize', 'Todo el país'. */
const SEVERAL =
  /^(?:(?:at |in )?(?:various|several|multiple|many|different|all|both)(?: (?:locations?|places?|venues?|villages?|towns?|cities|communities|districts?|sites?|cayes?|islands?|of belize))*|vari[oa]s(?: (?:lugares|sitios|pueblos|aldeas|comunidades|distritos))?|todo (?:el pais|belice)|(?:all over|across|around|throughout) (?:belize|the country)|(?:northern|southern|western|eastern|central|north|south|west|east) belize|(?:the |northern |southern )?cayes|the islands)$/;

/** Whether a text is a place that the site knows, or names a district, or several of them. */
function isKnown(text: string): boolean {
  const place = placeFromText(text);
  return (
    place.country !== undefined ||
    place.isOnline === true ||
    countryNamed(text) !== undefined ||
    districtNamed(text) !== undefined
  );
}

const BETWEEN_PLACES = /\s*(?:,|&|\+|\/|;|\band\b|\by\b|\bto\b|\p{Dash}\s)\s*/iu;

const isKnownLocation = remembered((text: string): boolean => {
  const words = fold(text);
  if (isOpen(text) || saysNothing(text) || SEVERAL.test(words)) return true;
  // 'Toledo villages' is as good as its district.
  if (isKnown(text) || districtNamed(words.replace(/ (?:district )?(?:villages|area|countryside)$/, '')))
    return true;
  const parts = text.split(BETWEEN_PLACES);
  return parts.length > 1 && parts.every(isKnown);
});

const cities = new Set(CITY_SLUGS);

const UNKNOWN = 'a place that the site does not know, shown as it is';

/** The place of a district whose name is another one but for one typo: a village beside it has another name. */
function placeWithTypo(city: string, nearest: readonly string[], district: string): string | undefined {
  return nearest.find((name) => {
    const plain = slug(name.replace(/ \(.*\)$/, ''));
    const place = placeFromText(name);
    // A name that several places share is clear beside its district.
    return place.district === district && plain !== slug(city) && typosBetween(slug(city), plain, 1) <= 1;
  });
}

/** 'A', 'A or B', 'A, B or C' */
const oneOf = (names: readonly string[]) => [...names.slice(0, -2), names.slice(-2).join(' or ')].join(', ');

/** The district that a part behind the only comma of a place names, 'Corozal' or 'Corozal District', with what stands before it. */
function withDistrict(city: string): { name: string; district: string } | undefined {
  const [name = '', behind = '', ...others] = city.split(',').map(oneLine);
  // Belize alone is the country.
  const district = isBelize(behind) ? undefined : (districtNamed(behind) ?? districtOfLetters(behind));
  return name !== '' && district !== undefined && others.length === 0 ? { name, district } : undefined;
}

/**
 * What to say of a place of our lists behind which another district stands than its own: 'Hopkins, Cayo'. There it may be a
 * village that no list has, and it is not taken for its namesake.
 */
function otherDistrictFinding(city: string): Finding {
  const { name, district } = withDistrict(city) ?? {};
  if (!name || !district || placeFromText(city).district === district) return undefined;
  if (placeFromText(`${name}, ${district}`).district === district) return undefined;
  const namesake = placeFromText(name);
  if (namesake.district === undefined || namesake.district === district) return undefined;
  return {
    made: `shown as it is: the site knows no ${name} in ${district} District, only that in ${namesake.district} District`,
    write: `If it is that one, write ${name} alone. If it is a village in ${district}, write ${district} into District too. If it is in both places, write ${name} & ${district}.`,
  };
}

/** What is wrong with the cell Location. */
export function locationFinding({ row, event }: ReadRow): Finding {
  const { city, country = '', district } = event;
  if (city === '' || (country && !isBelize(country)) || !saysNothing(row.TimeZone ?? '')) return undefined;
  const other = district ? undefined : otherDistrictFinding(city);
  if (other) return other;
  if (isKnownLocation(city)) return undefined;
  // A place where the building should stand, and none where it should.
  const venue = oneLine(row.Venue ?? '');
  if (placeFromText(venue).district !== undefined && nearestPlaceNames(city).length === 0)
    return {
      made: UNKNOWN,
      write: `Are the two swapped? Then write ${venue} here, and “${oneLine(city)}” into Venue. Else write its district into District.`,
    };
  const nearest = nearestPlaceNames(city);
  if (district) {
    const meant = placeWithTypo(city, nearest, district);
    return meant !== undefined && { made: UNKNOWN, write: `If it is ${meant}, write that.` };
  }
  const named = nearest.length > 0 ? `If it is ${oneOf(nearest)}, write that. Else write` : 'Write';
  return { made: UNKNOWN, write: `${named} its district into District, or its country behind a comma.` };
}

/** Names of countries that are villages of Belize as well, so that they count in this column alone. */
const ALSO_VILLAGES = new Map([['trinidad', 'Trinidad and Tobago']]);

/** The fault of the Country cell: an unknown country, or one that contradicts the Location cell. */
export function countryFinding({ row }: ReadRow): Finding {
  const country = oneLine(row.Country ?? '');
  const location = oneLine(row.Location ?? '');
  const inBelize = isBelize(country);
  const code = inBelize ? 'BZ' : countryNamed(ALSO_VILLAGES.get(slug(country)) ?? country)?.code;
  if (!code)
    return {
      made: 'a country that the site does not know, shown as it is',
      write: 'Write Belize, or the English name of the country.',
    };
  const place = placeFromText(location);
  // 'San Pedro' may be in many countries; 'San Pedro, Belize' and 'Houston' are in one.
  // A state's name may be a village's: Ontario.
  const isState = regionNamed(location) !== undefined;
  const isCertain = location.includes(',') || (inBelize ? !isState : place.country !== 'BZ');
  return (
    isCertain &&
    place.country !== undefined &&
    place.country !== code && {
      made: `shown, though “${location}” is in another country`,
      write: 'Correct Country or Location.',
    }
  );
}

/** What is wrong with the cell District: none of Belize, or not that of the town. */
export function districtFinding({ row }: ReadRow): Finding {
  const district = districtNamed(oneLine(row.District ?? ''));
  if (!district)
    return {
      made: 'no district of Belize, left out',
      write: 'Write Belize, Cayo, Corozal, Orange Walk, Stann Creek or Toledo.',
    };
  const place = placeFromText(oneLine(row.Location ?? ''));
  // Villages of one name are in several districts, most of those that are called after a saint.
  return (
    cities.has(place.slug) &&
    !/^san/.test(slug(row.Location ?? '')) &&
    place.district !== undefined &&
    place.district !== district && {
      made: `shown, though ${place.name} is in ${place.district}`,
      write: 'Correct District or Location.',
    }
  );
}

/** What is wrong with the cell TimeZone. */
export const timeZoneFinding = ({ row }: ReadRow): Finding =>
  !zoneFromText(oneLine(row.TimeZone ?? ''), oneLine(row.Location ?? ''), oneLine(row.Country ?? '')) && {
    made: 'not understood, left out',
    write: 'Write a name like America/Chicago.',
  };
