import words from '../words/kriol-spellings.json' with { type: 'json' };

// Applied in this order to a folded word, so that its Kriol and its English spelling come to the same letters: 'A' for
// the vowels of 'part', 'boat' and 'good', 'i' for those of 'beach', 'night' and 'next', 'R' for that of 'church', 'C'
// for its consonants, 'D' for a final 'day'.
const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/d(?:ay|eh|ey|ai)$/, 'D'],
  // 'tonight' is 'tinait', 'tunait' or 'tonait'.
  [/^t[oui](?=D$|n|m)/, 't'],
  [/^after/, 'afta'],
  [/dnes(?=D)/, 'ns'],
  [/igh|ai|ea/, 'i'],
  [/ph/g, 'f'],
  [/(?<=^|s)ch(?=[ro])/, 'k'],
  [/t?ch/g, 'C'],
  [/st(?=m)/g, 's'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|qu|[cq]/g, 'k'],
  // A final 't' is silent: 'aagos'.
  [/(?<=[aeiou])st$/, 's'],
  // 'febwari'
  [/(?:r?u|yu?w|w)ar[yi]$/, 'wAri'],
  [/th/g, 't'],
  [/ing$/, 'in'],
  [/([b-df-hj-np-tv-zC])\1/g, '$1'],
  // A final 'e' is silent; 'er' and 'or' end like 'wata'.
  [/(?<=[aeiou].*[b-df-hj-np-tv-zC])e$/, ''],
  [/[eo]r$/, 'A'],
  [/v[ei]n/, 'vn'],
  [/(?:er|ir|ur)(?=[b-df-hj-np-tv-zC])/g, 'R'],
  [/[ao]r(?=[b-df-hj-np-tv-zCD])/g, 'A'],
  [/y?(?:oo|uu)|yu|(?:[aou]|(?<=[ao])[hw])+/g, 'A'],
  [/A+/g, 'A'],
  [/[eiy]+h?/g, 'i'],
];

const keyOf = (word: string) =>
  RULES.reduce((key, [pattern, letters]) => key.replace(pattern, letters), word);

/**
 * The sound of a word, in lower case and without accents, which its Kriol and its English spelling share: 'laitin' sounds
 * like 'lighting', 'jankanoo' like 'jankunu', and 'chree' like 'tree'.
 */
export const soundOf = (word: string): string => keyOf(word.replace(/^chr(?!is)/, 'tr'));
// Only words that no everyday word of English or Spanish sounds like: 'nait' and 'paati' are in the lists themselves.
const byKey = new Map(words.split(' ').map((word) => [keyOf(word), word]));

// Whose days are celebrated: their 'th' is a 'd', and they end in 'a' where English has 'er'.
const byFinalA = new Map(['father', 'mother'].map((word) => [keyOf(word.replace('th', 'd')), word]));
// 'mada' and 'faadaz'; 'moda' and 'muda' are Spanish words.
const FINAL_A = /^[^ou]*a(h?|[sz])$/;

const MIN_LENGTH = 4;
// Kriol has no double consonants, no 'c' without 'h', no 'q' and no 'x': 'Sittee' and 'mosaic' are other words.
const NOT_KRIOL = /([b-df-hj-np-tv-z])\1|c(?!h)|[qx]/;

/**
 * The English spelling of a word in Kriol spelling: `englishSpelling('maanin')` is 'morning', `englishSpelling('fraideh')`
 * is 'friday'. Other words, in lower case and without accents, stay as they are.
 */
export function englishSpelling(word: string): string {
  if (word.length < MIN_LENGTH || NOT_KRIOL.test(word)) return word;
  const stem = word.replace(/(?<=a)[sz]$/, '');
  const relative = FINAL_A.test(word) ? byFinalA.get(keyOf(stem)) : undefined;
  if (relative) return stem === word ? relative : `${relative}s`;
  const english = byKey.get(keyOf(word));
  // Kriol writes no 'a' of English as an 'o' where it is spoken clearly: 'mongo' is no mango.
  return english && !(/^[^aeiou]*o(?![aeiou])/.test(word) && /^[^aeiou]*a/.test(english)) ? english : word;
}
