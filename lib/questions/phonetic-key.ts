import { fold } from '#lib/text/fold';

// In this order. English and Spanish spellings of one sound become one letter; what people swallow goes.
const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  // A last 'e' that is not said: 'core', 'belle'.
  [/([aeiou]([b-df-hj-np-tv-z])\2?)e(?= |$)/g, '$1'],
  [/ /g, ''],
  [/th/g, 'd'],
  [/ph/g, 'f'],
  [/t(?=i[aeou])|c(?=[eiy])|z/g, 's'],
  [/ck|qu|[cgq]/g, 'k'],
  [/x/g, 'ks'],
  [/v/g, 'b'],
  // 'Caulker', 'walk'.
  [/l(?=k)/g, ''],
  [/r(?![aeiouwy])/g, ''],
  [/[hj]/g, ''],
  [/(.)\1+/g, '$1'],
  [/[aeiouwy]+/g, 'a'],
  [/a$/, ''],
];

/**
 * A phonetic key: the consonants of a phrase as they sound in English and Spanish, and where there are vowels between
 * them. What speech recognition makes of a name it does not know has the key of the name: `phoneticKey('then grieger')` and `phoneticKey('Dangriga')` are 'dankrak'.
 */
export const phoneticKey = (phrase: string) =>
  RULES.reduce((sound, [sign, letter]) => sound.replace(sign, letter), fold(phrase));

const FEWEST_CONSONANTS = 5;

/** Whether a phonetic key has enough consonants that everyday words do not share it by chance. */
export const isDistinctive = (sound: string) => sound.replaceAll('a', '').length >= FEWEST_CONSONANTS;
