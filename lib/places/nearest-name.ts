import { remembered } from '#lib/text/remembered';
import { slug } from '#lib/text/slug';
import { typosBetween } from '#lib/text/typos';
import { PLACES_WITH_SPELLINGS } from './places.ts';

/** 'San Antonio' of 'San Antonio (Toledo)'. */
const plainName = (name: string) => name.replace(/ \(.*\)$/, '');

/** Each spelling without district or country, since these are long and say nothing of a slip; a name may be that of several places. */
const NAMES = [
  ...Map.groupBy(
    PLACES_WITH_SPELLINGS.flatMap(({ place, spellings }) =>
      [
        ...new Set(
          spellings
            .filter((one) => !one.includes(','))
            .concat(place.name, plainName(place.name))
            .map((one) => slug(one)),
        ),
      ].map((key) => ({ key, name: place.name })),
    ),
    ({ key }) => key,
  ),
].map(([key, places]) => ({ key, names: [...new Set(places.map(({ name }) => name))] }));
/** More typos make another name: one in four letters, and three at most. */
const MAX_TYPOS = 3;
const LETTERS_PER_TYPO = 4;
/** So many letters are the beginning of a name rather than of many. */
const MIN_BEGINNING = 5;
const MAX_LETTERS = 40;
function search(typed: string): readonly string[] {
  let nearest: readonly string[] = [];
  let limit = Math.min(MAX_TYPOS, Math.floor(typed.length / LETTERS_PER_TYPO));
  if (limit === 0) return [];
  const same = NAMES.find(({ key }) => key === typed);
  if (same) return same.names;
  for (const { key, names } of NAMES) {
    if (typed.length >= MIN_BEGINNING && key.startsWith(`${typed}-`)) return names;
    // A slip leaves the beginning or the end as it is.
    const mayBe = key.startsWith(typed.slice(0, 2)) || key.endsWith(typed.slice(-3));
    if (!mayBe || Math.abs(key.length - typed.length) > limit) continue;
    const typos = typosBetween(typed, key, limit);
    if (typos > limit || (nearest.length > 0 && typos === limit)) continue;
    nearest = names;
    limit = typos;
  }
  return nearest;
}

/**
 * The places of our lists whose spelling is nearest to a name: several where they share it, as 'San Antonio (Cayo)' and 'San
 * Antonio (Toledo)' do; none where none is near.
 */
export const nearestPlaceNames = remembered((text: string): readonly string[] => {
  const typed = slug(text, MAX_LETTERS);
  return typed === '' ? [] : search(typed);
});
