import { placeBySlug, placeBySpelling } from '#lib/places/places';
import type { Celebration } from './celebration.ts';
import { celebrationKey, type KnownCelebration } from './known-celebration.ts';

/** Words at the beginning of a name that people leave out: they say 'Costa Maya Festival' for 'International Costa Maya Festival'. */
const LEADING = /^(international|national|el gran|la|el|los|las|the)\s+/;

/** What is celebrated, in a name: with such a word it can hardly mean something else. */
const OCCASION =
  /\b(day|dia|eve|fest|fiesta|carnival|carnaval|parades?|regatta|celebrations?|classic|week)\b/;

type Names = Pick<KnownCelebration, 'names' | 'shortNames'>;

/**
 * The names of a celebration, each also without its place and what stands before it: 'mango fest' of Hopkins. Short are
 * names of one word, those that say of nothing that it is celebrated ('cross country'), and the words of titles that
 * are part of a name: 'boat parade'. Words that are no part of one are no names: 'midnight mass'.
 */
export function namesOf({ names, places, days, titleWords }: Celebration): Names {
  const placed = places.flatMap((place) => celebrationKey(placeBySlug(place)?.name ?? '') || []);
  const ofDays = new Set(days.map(({ name }) => celebrationKey(name)));
  const written = names.flatMap(({ text, use }) => {
    const name = celebrationKey(text.replace(/\(.*\)/, ''));
    // What one of its days is called is not the whole of it: 'Las Posadas'.
    if (use && ofDays.has(name)) return [];
    // 'Jankunu (John Canoe)' has two names, 'Christmas Lighted Boat Parade (San Pedro)' one and its place.
    const [, other = ''] = /\((.*)\)/.exec(text) ?? [];
    return placeBySpelling(other) ? [name] : [name, celebrationKey(other), celebrationKey(text)];
  });
  const shorter = written.flatMap((name) => [
    name.replace(LEADING, ''),
    ...placed.filter((place) => name.startsWith(`${place} `)).map((place) => name.slice(place.length + 1)),
  ]);
  const all = [...new Set([...written, ...shorter.filter((name) => name.includes(' '))])].filter(Boolean);
  // Abroad a part of a name is too often something else: 'family fun day'.
  const parts = titleWords.country === 'BZ' ? titleWords.any.map(celebrationKey) : [];
  const isPart = (phrase: string) =>
    phrase.includes(' ') && !all.includes(phrase) && all.some((name) => ` ${name} `.includes(` ${phrase} `));
  const isSure = (name: string) => name.includes(' ') && OCCASION.test(name);
  return {
    names: all.filter(isSure),
    shortNames: [...all.filter((name) => !isSure(name)), ...parts.filter(isPart)],
  };
}
