import { fold } from '#lib/text/fold';

// Applied in this order. English and Spanish spellings of one sound become one letter; silent letters are removed.
const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  // A silent final 'e': 'core', 'belle'.
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
 * The phonetic key of a phrase: its consonants as they sound in English and Spanish, with an 'a' for the vowels between
 * them. What speech recognition writes for a name it does not know has the same key as the name:
 * `phoneticKey('then grieger')` and `phoneticKey('Dangriga')` are 'dankrak'.
 */
export const phoneticKey = (phrase: string) =>
  RULES.reduce((key, [pattern, letter]) => key.replace(pattern, letter), fold(phrase));

const MIN_CONSONANTS = 5;

/** Whether a phonetic key has enough consonants that everyday words do not share it by chance. */
export const isDistinctive = (key: string) => key.replaceAll('a', '').length >= MIN_CONSONANTS;
