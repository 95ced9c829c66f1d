import { remembered } from '#lib/text/remembered';
import { slug } from '#lib/text/slug';
import { typosBetween } from '#lib/text/typos';
import { PLACES_WITH_SPELLINGS } from './places.ts';

/** Each spelling without district or country, since these are long and say nothing of a slip. */
const NAMES = PLACES_WITH_SPELLINGS.flatMap(({ place, spellings }) =>
  [
    ...new Set(
      spellings
        .filter((one) => !one.includes(','))
        .concat(place.name)
        .map((one) => slug(one)),
    ),
  ].map((key) => ({ key, name: place.name })),
);
/** More typos make another name: one in four letters, and three at most. */
const MAX_TYPOS = 3;
const LETTERS_PER_TYPO = 4;
/** So many letters are the beginning of a name rather than of many. */
const MIN_BEGINNING = 5;
const MAX_LETTERS = 40;
function search(typed: string): string {
  let nearest = '';
  let limit = Math.min(MAX_TYPOS, Math.floor(typed.length / LETTERS_PER_TYPO));
  if (limit === 0) return '';
  for (const { key, name } of NAMES) {
    if (typed.length >= MIN_BEGINNING && key.startsWith(`${typed}-`)) return name;
    // A slip leaves the beginning or the end as it is.
    const mayBe = key.startsWith(typed.slice(0, 2)) || key.endsWith(typed.slice(-3));
    if (!mayBe || Math.abs(key.length - typed.length) > limit) continue;
    const typos = typosBetween(typed, key, limit);
    if (typos > limit || (nearest !== '' && typos === limit)) continue;
    nearest = name;
    limit = typos;
  }
  return nearest;
}

/** The place of our lists whose spelling is nearest to a name; '' where none is near. */
export const nearestPlaceName = remembered((text: string): string => {
  const typed = slug(text, MAX_LETTERS);
  return typed === '' ? '' : search(typed);
});
