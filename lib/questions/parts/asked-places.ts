import { placeBySlug } from '#lib/places/places';
import type { Sentence } from '../sentence/sentence.ts';
import phrases from '../words/phrases.json' with { type: 'json' };
import { originOf } from './circumstances.ts';
import { type AskedPlace, placeNamedAt, takePlaces } from './place-words.ts';

const nearMe = new Set(phrases.nearMe);
const near = new Set(phrases.near);
const there = new Set(phrases.there);
const notThere = new Set(phrases.notThere);
const afterNotThere = new Set(phrases.afterNotThere);
// 'in town' means the visitor's own; 'in the town hall' does not.
const inTown = new Set(phrases.inTown);
const townBuildings = new Set(phrases.townBuildings);

const takeAny = (sentence: Sentence, known: ReadonlySet<string>) =>
  sentence.takeAll(4, (phrase) => (known.has(phrase) ? true : undefined), 'place').length > 0;

/** Takes 'near me' out of a question, and returns whether it is there. */
export const takeNearMe = (sentence: Sentence): boolean => takeAny(sentence, nearMe);

/** Takes 'nearby', which is near the visitor where no place is named. */
export const takeNearby = (sentence: Sentence): boolean => takeAny(sentence, near);

/** Takes 'in town', which is the visitor's own. */
export const takeInTown = (sentence: Sentence): boolean =>
  sentence.takeAll(
    2,
    (phrase, position) =>
      inTown.has(phrase) && !townBuildings.has(sentence.at(position + 2)) ? true : undefined,
    'place',
  ).length > 0;

/** Takes the 'there' that means the place before; that of 'is there' and 'there are' means none. */
export const takeThere = (sentence: Sentence): boolean =>
  sentence.takeAll(
    2,
    (phrase, position) => {
      if (!there.has(phrase)) return undefined;
      const isEnglish = phrase === 'there';
      const behind = sentence.at(position + 1);
      return isEnglish && (notThere.has(sentence.before(position)) || afterNotThere.has(behind))
        ? undefined
        : true;
    },
    'place',
  ).length > 0;

/**
 * Takes the places out of a question that it asks for. Where somebody comes from is none of them, but for the only place
 * in Belize that is named: who is from there asks for it.
 */
export function takePlacesAsked(
  sentence: Sentence,
  text: string,
  places: readonly AskedPlace[],
  isWord: (word: string) => boolean,
): AskedPlace[] {
  const origin = originOf(sentence, text);
  if (!origin) return takePlaces(sentence, places, isWord);
  const { position, length } = origin;
  const home = placeNamedAt(sentence.open(), position);
  if (home) sentence.take(position, home.end - position, 'place');
  else if (!isWord(sentence.at(position))) sentence.take(position, length);
  const others = takePlaces(sentence, places, isWord);
  if (!home) return others;
  const isAsked = others.length === 0 && placeBySlug(home.value.value)?.country === 'BZ';
  if (isAsked) return [home.value];
  sentence.take(position, home.end - position);
  return others;
}
