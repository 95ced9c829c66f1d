import type { Sentence } from '../sentence/sentence.ts';
import words from '../words/circumstances.json' with { type: 'json' };

const anyOf = (phrases: readonly string[]) => `(?:${phrases.join('|')})`;
const some = (phrases: readonly string[]) => `(?:${anyOf(phrases)} )*`;
const perhaps = (phrases: readonly string[]) => `(?:${anyOf(phrases)} )?`;

/** A name behind 'at the': 'someone at the hotel said'. */
const AT = `(?:${anyOf(words.beforeLodgings)} ${perhaps(words.articles)}[a-z]+ )?`;

/** What a question tells beside what it asks for, in the words as they are compared. */
const CIRCUMSTANCES: readonly RegExp[] = [
  // 'hello, good evening'; alone it is searched, as it may be the beginning of a title.
  new RegExp(`^${some(words.salutes)}${anyOf(words.greetings)}(?= [^ ])`),
  // 'someone at the hotel said that there is'
  new RegExp(`(?<![^ ])${anyOf(words.sources)} ${AT}${anyOf(words.said)}(?: ${anyOf(words.that)})*(?![^ ])`),
  // 'we are staying at the hotel'
  new RegExp(
    `(?<![^ ])${perhaps(words.staying)}${anyOf(words.beforeLodgings)} ${perhaps(words.articles)}${anyOf(words.lodgings)}(?![^ ])`,
  ),
  // 'I just finished dinner'
  new RegExp(
    `(?<![^ ])${some(words.beforeDone)}${anyOf(words.done)} ${some(words.between)}${anyOf(words.meals)}(?![^ ])`,
  ),
  // 'my flight lands at 3 pm'
  new RegExp(
    `(?<![^ ])(?:my|our|the|mi|nuestro|el) ${anyOf(words.journeys)} ${anyOf(words.arrives)}(?: (?:at|around|about|a las|como a las) \\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?)?(?![^ ])`,
  ),
  // 'in case it rains', 'because of the weather'; but not 'do you know if it rains'
  new RegExp(
    `(?<![^ ])(?<!${anyOf(words.knowing)} )${anyOf(words.because)} (?:of )?${some(words.afterBecause)}${anyOf(words.weather)}(?![^ ])`,
  ),
  // 'now the 19th is over'
  new RegExp(
    `(?<![^ ])${anyOf(words.now.toSorted((one, other) => other.length - one.length))} (?:[a-z0-9]+ ){1,4}?(?:(?:is|are|has|have|iz|has been|se) )?${anyOf(words.over)}(?![^ ])`,
  ),
  new RegExp(`(?<![^ ])${anyOf([...words.onFoot, ...words.asides])}(?![^ ])`),
];

/** The words of a sentence as one text, with the position of each; one that is taken is a sign that no pattern has. */
function openText(sentence: Sentence) {
  const open = sentence.open().map((word) => word || '·');
  const starts = open.map((_, position) => open.slice(0, position).join(' ').length + (position > 0 ? 1 : 0));
  return { text: open.join(' '), starts };
}

/**
 * Takes out of a question what it tells beside what it asks for, so that nothing is searched for it and nothing else answers
 * it: a greeting, who said so, what was done before, where somebody stays, the weather as a reason, and on foot.
 */
export function takeCircumstances(sentence: Sentence) {
  for (const circumstance of CIRCUMSTANCES) {
    const { text, starts } = openText(sentence);
    const found = circumstance.exec(text);
    if (!found) continue;
    const end = found.index + found[0].length;
    for (const [position, start] of starts.entries())
      if (start >= found.index && start < end) sentence.take(position, 1);
  }
}

const ORIGIN = new RegExp(`(?<![^ ])(?:${anyOf(words.origins)}) ${anyOf(words.from)}(?= [^ ])`);
const MOST_NAME_WORDS = 3;

/**
 * The words that tell where somebody comes from: 'from Toronto' of 'we are from Toronto', and the position of the name.
 * Undefined where nobody says it.
 */
export function originOf(sentence: Sentence, text: string): { position: number; length: number } | undefined {
  const { text: open, starts } = openText(sentence);
  const found = ORIGIN.exec(open);
  if (!found) return undefined;
  const position = starts.indexOf(found.index + found[0].length + 1);
  if (position === -1) return undefined;
  // A name of which nobody knows more is as long as its capitals: 'North Carolina'.
  const isCapital = (at: number) => /^\p{Lu}/u.test(text[sentence.words[at]?.start ?? text.length] ?? '');
  let length = 1;
  while (length < MOST_NAME_WORDS && isCapital(position) && isCapital(position + length)) length += 1;
  return { position, length };
}
