import type { CityChoice } from '#lib/events/lists/count-choices';
import type { EventChoices } from '#lib/events/lists/event-choices';
import { districtFilterValue } from '#lib/places/district-filter-value';
import { DISTRICTS, PLACES_WITH_SPELLINGS, placeBySlug } from '#lib/places/places';
import { fold } from '#lib/text/fold';
import { typosToPrefix } from '#lib/text/typos';
import { isDistinctive, phoneticKey } from '../sentence/phonetic-key.ts';
import { type Read, readPhrase } from '../sentence/read-words.ts';
import { phraseKey, type Sentence } from '../sentence/sentence.ts';
import words from '../words/places.json' with { type: 'json' };

/** A place as a choice of the filters. */
export type AskedPlace = { value: string; label: string };

const districtNames = new Map<string, readonly string[]>(Object.entries(words.districtNames));

/** `heard`: a spelling that is a misspelling already, in which no further typo is tolerated. */
type Named = AskedPlace & { heard?: boolean };

// Names that are also everyday words: a place only after 'in', 'at' and the like.
const everyday = new Set(words.everyday);
const beforePlaces = new Set(words.beforePlaces);
// Words that are nearly always followed by a place: after them a name is also recognised by its phonetic key.
const beforeSounds = new Set(words.beforeSounds);
const country = new Set(words.country);

function spelledPlaces(): Map<string, Named> {
  const names = new Map<string, Named>();
  const add = (spelling: string, place: Named) => {
    const key = phraseKey(spelling);
    if (key.length > 1 && !country.has(key) && !names.has(key)) names.set(key, place);
  };
  // In a question the district is meant by names that a sheet writes for its town.
  for (const { slug, name, label } of DISTRICTS)
    for (const spelling of districtNames.get(slug) ?? [])
      add(spelling, { value: districtFilterValue(slug), label: label || name });
  for (const { place, spellings } of PLACES_WITH_SPELLINGS)
    for (const spelling of spellings) add(spelling, { value: place.slug, label: place.name });
  // How people say the names and how speech recognition writes them; other aliases are in lib/places/places.json.
  for (const [value, spellings] of Object.entries(words.heard))
    for (const spelling of spellings)
      add(spelling, { value, label: placeBySlug(value)?.name ?? value, heard: true });
  for (const { slug, name, label } of DISTRICTS) {
    const district = { value: districtFilterValue(slug), label };
    const forms = words.districtForms.map((form) => form.replace('{name}', name));
    for (const spelling of [label, ...forms]) add(spelling, district);
    // Unless a town has the district's name: the first one added wins.
    add(name, district);
  }
  return names;
}

let spelled: Map<string, Named> | undefined;
/** About 900 spellings, built for the first question. */
const names = () => {
  spelled ??= spelledPlaces();
  return spelled;
};

type LongName = { name: string; written: string; place: Named };
let byInitial: Map<string, LongName[]> | undefined;
/** The names that are long enough for a typo by their first letter, each also as it is written without spaces. */
function namesByInitial(): Map<string, LongName[]> {
  if (byInitial) return byInitial;
  byInitial = new Map();
  for (const [name, place] of names()) {
    if (name.length < MIN_LENGTH_FOR_TYPO || everyday.has(name)) continue;
    const initial = name[0] ?? '';
    const others = byInitial.get(initial) ?? [];
    others.push({ name, written: name.replaceAll(' ', ''), place });
    byInitial.set(initial, others);
  }
  return byInitial;
}

let byPhoneticKey: Map<string, Named> | undefined;
/**
 * The Belizean places by the phonetic keys of their names, without keys that two places share. Cities abroad are left
 * out: speech recognition knows their names.
 */
function placesByPhoneticKey(): Map<string, Named> {
  if (byPhoneticKey) return byPhoneticKey;
  const grouped = new Map<string, Named[]>();
  for (const [name, place] of names()) {
    const key = phoneticKey(name);
    if (everyday.has(name) || !isDistinctive(key) || placeBySlug(place.value)?.country !== 'BZ') continue;
    grouped.set(key, [...(grouped.get(key) ?? []), place]);
  }
  byPhoneticKey = new Map(
    [...grouped].flatMap(([key, [place, ...others]]) =>
      place && others.every(({ value }) => value === place.value) ? [[key, place] as const] : [],
    ),
  );
  return byPhoneticKey;
}

/** The place whose name begins at a position, and the position behind it. */
export const placeNamedAt = (words: readonly string[], position: number): Read<AskedPlace> | undefined =>
  readPhrase(words, position, names());

/** Whether the name of a place begins at a position; one that is an everyday word too is none here. */
export function isPlaceName(words: readonly string[], position: number): boolean {
  const name = readPhrase(words, position, names());
  return name !== undefined && !everyday.has(words.slice(position, name.end).join(' '));
}

/** A shorter name with a typo is too often another word. */
const MIN_LENGTH_FOR_TYPO = 6;

/** Whether two words begin with the same letter and differ by one letter at most, or by two that are swapped. */
function isOneTypoApart(word: string, name: string): boolean {
  return (
    word[0] === name[0] &&
    Math.abs(word.length - name.length) <= 1 &&
    typosToPrefix(word, name, 1) <= 1 &&
    typosToPrefix(name, word, 1) <= 1
  );
}

const MAX_PHRASE_WORDS = 5;
const MAX_PHRASE_WORDS_WITH_TYPO = 4;

/**
 * Takes the places out of a question, in the order in which they are named. `others` are places that only the calendar
 * knows; `isWord` recognises words with another meaning, which are not checked for typos.
 */
export function takePlaces(
  sentence: Sentence,
  others: readonly AskedPlace[],
  isWord: (word: string) => boolean,
): AskedPlace[] {
  const otherNames = new Map(others.map((place) => [phraseKey(place.label), place]));
  const isUsedAsPlace = (position: number, phrase: string) =>
    // The 'la' of 'en la plaza' is not Los Angeles.
    phrase === 'la' ? sentence.before(position) === 'in' : beforePlaces.has(sentence.before(position));
  const exact = sentence.takeAll(
    MAX_PHRASE_WORDS,
    (phrase, position) => {
      const place = names().get(phrase) ?? sharedName(phrase, others);
      if (place) return everyday.has(phrase) && !isUsedAsPlace(position, phrase) ? undefined : place;
      const other = otherNames.get(phrase);
      return other && (phrase.includes(' ') || (!isWord(phrase) && isUsedAsPlace(position, phrase)))
        ? other
        : undefined;
    },
    'place',
  );
  if (exact.length > 0) return exact;
  return sentence.takeAll(
    MAX_PHRASE_WORDS_WITH_TYPO,
    (phrase, position) => {
      if (phrase.length < MIN_LENGTH_FOR_TYPO || phrase.split(' ').every(isWord)) return undefined;
      const joined = phrase.replaceAll(' ', '');
      for (const { name, written, place } of namesByInitial().get(phrase[0] ?? '') ?? [])
        if (joined === written || (!place.heard && isOneTypoApart(phrase, name))) return place;
      // Speech recognition writes a name it does not know as several words; a single word is usually meant as such.
      return phrase.includes(' ') && beforeSounds.has(sentence.before(position))
        ? placesByPhoneticKey().get(phoneticKey(phrase))
        : undefined;
    },
    'place',
  );
}

/** There are four villages called 'San Antonio': the one with events, if it is the only one of them. */
function sharedName(phrase: string, others: readonly AskedPlace[]): AskedPlace | undefined {
  const matching = others.filter(({ label }) => phraseKey(label.replace(/ \(.*\)$/, '')) === phrase);
  return / /.test(phrase) && matching.length === 1 ? matching[0] : undefined;
}

/**
 * The choice of the place filter for a place, by its slug or the value of a district; of a village without events, which is
 * no choice, one with the places around it that have some. Undefined for a place that nobody knows.
 */
export function placeChoice(
  { cities, districts, quiet }: EventChoices,
  value: string | undefined,
): CityChoice | undefined {
  if (!value) return undefined;
  const choice = [...cities, ...districts, ...quiet].find((one) => one.value === value);
  const place = choice && choice.count > 0 ? undefined : placeBySlug(value);
  if (!place) return choice;
  const venueNames = [fold(place.name)];
  if (choice) return { ...choice, venueNames };
  const open = new Set(cities.map((city) => city.value));
  return {
    value,
    label: place.name,
    count: 0,
    nearby: place.nearby.filter((one) => open.has(one)),
    venueNames,
  };
}
