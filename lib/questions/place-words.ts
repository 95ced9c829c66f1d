import { districtFilterValue } from '#lib/places/district-filter-value';
import { DISTRICTS, PLACES_WITH_SPELLINGS, placeBySlug } from '#lib/places/places';
import { typosToPrefix } from '#lib/text/typos';
import { isDistinctive, phoneticKey } from './phonetic-key.ts';
import { phraseKey, type Sentence } from './sentence.ts';
import words from './words/places.json' with { type: 'json' };

/** A place as the filters know it. */
export type AskedPlace = { value: string; label: string };

/** `heard`: a spelling that is a misspelling itself, in which no second one is forgiven. */
type Named = AskedPlace & { heard?: boolean };

// Names that are everyday words too: a place only after 'in', 'at' and the like.
const everyday = new Set(words.everyday);
const beforePlaces = new Set(words.beforePlaces);
// Words after which nothing but a place is likely: there a name may be known by its sound.
const beforeSounds = new Set(words.beforeSounds);
const country = new Set(words.country);

function spelledPlaces(): Map<string, Named> {
  const names = new Map<string, Named>();
  const add = (spelling: string, place: Named) => {
    const key = phraseKey(spelling);
    if (key.length > 1 && !country.has(key) && !names.has(key)) names.set(key, place);
  };
  for (const { place, spellings } of PLACES_WITH_SPELLINGS)
    for (const spelling of spellings) add(spelling, { value: place.slug, label: place.name });
  // As people say the names and as speech recognition writes them; the places' own aliases are in places.json.
  for (const [value, spellings] of Object.entries(words.heard))
    for (const spelling of spellings)
      add(spelling, { value, label: placeBySlug(value)?.name ?? value, heard: true });
  for (const { slug, name, label } of DISTRICTS) {
    const district = { value: districtFilterValue(slug), label };
    const forms = words.districtForms.map((form) => form.replace('{name}', name));
    for (const spelling of [label, ...forms]) add(spelling, district);
    // Where no town has the district's name.
    add(name, district);
  }
  return names;
}

let spelled: Map<string, Named> | undefined;
/** Made at the first question: some 900 spellings. */
const names = () => {
  spelled ??= spelledPlaces();
  return spelled;
};

let sounding: Map<string, Named> | undefined;
/**
 * The Belizean places by the phonetic keys of their names, without those of two places that share one. Speech
 * recognition knows the cities abroad.
 */
function sounds(): Map<string, Named> {
  if (sounding) return sounding;
  const alike = new Map<string, Named[]>();
  for (const [name, place] of names()) {
    const sound = phoneticKey(name);
    if (everyday.has(name) || !isDistinctive(sound) || placeBySlug(place.value)?.country !== 'BZ') continue;
    alike.set(sound, [...(alike.get(sound) ?? []), place]);
  }
  sounding = new Map(
    [...alike].flatMap(([sound, [place, ...others]]) =>
      place && others.every(({ value }) => value === place.value) ? [[sound, place] as const] : [],
    ),
  );
  return sounding;
}

/** Shorter names are too easily another word with a slip in it. */
const SHORTEST_WITH_SLIP = 6;

/** Whether a slip of one letter, or two swapped, lies between two words that begin alike. */
function isOneSlipOff(said: string, name: string): boolean {
  return (
    said[0] === name[0] &&
    Math.abs(said.length - name.length) <= 1 &&
    typosToPrefix(said, name, 1) <= 1 &&
    typosToPrefix(name, said, 1) <= 1
  );
}

const LONGEST = 5;
const LONGEST_WITH_SLIP = 4;

/**
 * Takes the places out of a question, the first one first. `others` are places of the calendar that we do not know
 * ourselves; `isWord` tells words that mean something else, in which no slip is looked for.
 */
export function takePlaces(
  sentence: Sentence,
  others: readonly AskedPlace[],
  isWord: (word: string) => boolean,
): AskedPlace[] {
  const otherNames = new Map(others.map((place) => [phraseKey(place.label), place]));
  const saidAsPlace = (position: number, phrase: string) =>
    // 'en la plaza' is no Los Angeles.
    phrase === 'la' ? sentence.before(position) === 'in' : beforePlaces.has(sentence.before(position));
  const exact = sentence.takeAll(LONGEST, (phrase, position) => {
    const place = names().get(phrase) ?? sharedName(phrase, others);
    if (place) return everyday.has(phrase) && !saidAsPlace(position, phrase) ? undefined : place;
    const other = otherNames.get(phrase);
    return other && (phrase.includes(' ') || (!isWord(phrase) && saidAsPlace(position, phrase)))
      ? other
      : undefined;
  });
  if (exact.length > 0) return exact;
  return sentence.takeAll(LONGEST_WITH_SLIP, (phrase, position) => {
    if (phrase.length < SHORTEST_WITH_SLIP || phrase.split(' ').every(isWord)) return undefined;
    const joined = phrase.replaceAll(' ', '');
    for (const [name, place] of names())
      if (
        name.length >= SHORTEST_WITH_SLIP &&
        !everyday.has(name) &&
        (joined === name.replaceAll(' ', '') || (!place.heard && isOneSlipOff(phrase, name)))
      )
        return place;
    // Speech recognition writes a name it does not know as several words; one word is more likely meant ('carousel').
    return phrase.includes(' ') && beforeSounds.has(sentence.before(position))
      ? sounds().get(phoneticKey(phrase))
      : undefined;
  });
}

/** 'San Antonio' is four villages: the one that is in the calendar, if it is one alone. */
function sharedName(phrase: string, others: readonly AskedPlace[]): AskedPlace | undefined {
  const matching = others.filter(({ label }) => phraseKey(label.replace(/ \(.*\)$/, '')) === phrase);
  return / /.test(phrase) && matching.length === 1 ? matching[0] : undefined;
}
