import { districtValue } from '#lib/places/district-value';
import { DISTRICTS, placeBySlug, SPELLED_PLACES } from '#lib/places/places';
import { slipsToPrefix } from '#lib/text/slips';
import { phraseKey, type Sentence } from './sentence.ts';
import { isTellingSound, soundOf } from './sound-of.ts';

/** A place as the filters know it. */
export type AskedPlace = { value: string; label: string };

/** `heard`: a spelling that is a slip itself, in which no second one is forgiven. */
type Named = AskedPlace & { heard?: boolean };

// As people say them and as speech engines hear them; the places' own names and aliases are in places.json.
const HEARD: Record<string, string> = {
  'belize-city':
    'the city, di city, la ciudad, ciudad de belice, belice city, city of belize, bz city, beliz city, bilize city, belize sity',
  belmopan: 'bell mo pan, bel mo pan, bell mopan, bel mopan, belmo pan, bellmopan, the capital, la capital',
  'san-ignacio-santa-elena':
    'san ignatio, san ignasio, saint ignacio, san ignacio town, st ignacio, santa helena, santaelena, kayo, san ig',
  'orange-walk': 'orangewalk, orange wok, arinj waak, ariej waak',
  'san-pedro':
    'san pedro belize, sanpedro, ambergris, ambergris key, ambergris cay, amber gris caye, isla bonita, la isla, the island',
  'benque-viejo': 'benky, benkay, ben k, ben k viejo, benque viejo del carmen, benke, benke viejo',
  dangriga: 'dan griga, dangrega, dan greega, don griga, dan grega, danriga, dangreega, stann creek town',
  corozal: 'coro zal, corazal, corozol, corosal, carozal, core zal',
  'punta-gorda': 'puntagorda, punta gorder, punto gorda, punta gordo, p g, pgee',
  'caye-caulker':
    'caulker, key caulker, cay caulker, kay caulker, caye calker, caye corker, key corker, kay kaka, caye cocker',
  placencia: 'placentia, plasencia, placensia, plasensia, placencia village, placencia peninsula',
  'seine-bight': 'sane bight, seine byte, sign bight, same bight, seine bite',
  'san-jose-succotz': 'succots, sucotz, soccotz, sukotz',
  sarteneja: 'sarten eja, sartaneja, sarte neja',
  hopkins: 'hopkins village, hopkin village',
  'gales-point': 'gales point manatee, gails point',
  'los-angeles': 'l a california',
};

/** Names that are words of every day too: a place only where the sentence says 'in' or 'at' before them. */
const EVERYDAY = new Set(
  (
    'boom, manatee, independence, libertad, esperanza, progresso, shipyard, georgetown, pomona, la, ow, bc, gta, ' +
    'cristo rey, lamanai, teakettle, nationwide, countrywide, lucky strike, indian church, cotton tree, red bank, ' +
    'big falls, the island, la isla, the capital, trial farm, the city, di city, la ciudad'
  ).split(', '),
);
const PLACE_WORDS = new Set(
  'in at near from around en de cerca eena inna ina da pahn pan roun and y or o'.split(' '),
);

// Words after which nothing but a place is likely: there a name may be known by its sound.
const BEFORE_SOUNDS = new Set('in at near around en cerca eena inna ina pahn pan'.split(' '));

const COUNTRY = new Set(['belize', 'belice', 'in belize', 'bileez']);

function spelledPlaces(): Map<string, Named> {
  const names = new Map<string, Named>();
  const add = (spelling: string, place: Named) => {
    const key = phraseKey(spelling);
    if (key.length > 1 && !COUNTRY.has(key) && !names.has(key)) names.set(key, place);
  };
  for (const { place, spellings } of SPELLED_PLACES)
    for (const spelling of spellings) add(spelling, { value: place.slug, label: place.name });
  for (const [value, heard] of Object.entries(HEARD))
    for (const spelling of heard.split(', '))
      add(spelling, { value, label: placeBySlug(value)?.name ?? value, heard: true });
  for (const { slug, name, label } of DISTRICTS) {
    const district = { value: districtValue(slug), label };
    for (const spelling of [label, `distrito ${name}`, `distrito de ${name}`, `${name} distrik`])
      add(spelling, district);
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
/** The Belizean places by the sound of their names, but for two that sound alike: engines know the cities abroad. */
function sounds(): Map<string, Named> {
  if (sounding) return sounding;
  const alike = new Map<string, Named[]>();
  for (const [name, place] of names()) {
    const sound = soundOf(name);
    if (EVERYDAY.has(name) || !isTellingSound(sound) || placeBySlug(place.value)?.country !== 'BZ') continue;
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
    slipsToPrefix(said, name, 1) <= 1 &&
    slipsToPrefix(name, said, 1) <= 1
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
    phrase === 'la' ? sentence.before(position) === 'in' : PLACE_WORDS.has(sentence.before(position));
  const exact = sentence.takeAll(LONGEST, (phrase, position) => {
    const place = names().get(phrase) ?? sharedName(phrase, others);
    if (place) return EVERYDAY.has(phrase) && !saidAsPlace(position, phrase) ? undefined : place;
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
        !EVERYDAY.has(name) &&
        (joined === name.replaceAll(' ', '') || (!place.heard && isOneSlipOff(phrase, name)))
      )
        return place;
    // An engine that does not know a name hears several words; one alone is more likely meant ('carousel').
    return phrase.includes(' ') && BEFORE_SOUNDS.has(sentence.before(position))
      ? sounds().get(soundOf(phrase))
      : undefined;
  });
}

/** 'San Antonio' is four villages: the one that is in the calendar, if it is one alone. */
function sharedName(phrase: string, others: readonly AskedPlace[]): AskedPlace | undefined {
  const matching = others.filter(({ label }) => phraseKey(label.replace(/ \(.*\)$/, '')) === phrase);
  return / /.test(phrase) && matching.length === 1 ? matching[0] : undefined;
}
