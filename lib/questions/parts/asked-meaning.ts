import { celebrationKey } from '#lib/celebrations/known-celebration';
import texts from '../words/celebrations.json' with { type: 'json' };
import { isPlaceName } from './place-words.ts';

const { before, opening, closing, behind, fillers, further } = texts.meaning;
const passedOver = new Set(fillers);
const goesOn = new Set(further);

const YEAR = /^20\d\d$/;

const wordsIn = (text: string) => text.split(' ').filter(Boolean);
const endsWith = (words: readonly string[], phrases: readonly string[]) => {
  const text = ` ${words.join(' ')}`;
  return phrases.find((phrase) => text.endsWith(` ${phrase}`));
};
const beginsWith = (words: readonly string[], phrases: readonly string[]) => {
  const text = `${words.join(' ')} `;
  return phrases.find((phrase) => text.startsWith(`${phrase} `));
};

/** The words without those at their end that say nothing: 'what is' of 'what is the'. */
function withoutFillers(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !passedOver.has(word));
  return words.slice(0, last + 1);
}

/** The words of a text before a name in it and behind it; undefined where it does not name that. */
function around(
  text: string,
  name: string,
): { left: readonly string[]; right: readonly string[] } | undefined {
  const key = ` ${celebrationKey(text)} `;
  const at = key.indexOf(` ${name} `);
  if (at === -1) return undefined;
  return {
    left: withoutFillers(wordsIn(key.slice(0, at))),
    right: wordsIn(key.slice(at + name.length + 2)),
  };
}

/** Whether one of some phrases stands right before a name in a text: 'when are the September Celebrations'. */
export const isRightBefore = (phrases: readonly string[], text: string, name: string): boolean =>
  endsWith(around(text, name)?.left ?? [], phrases) !== undefined;

/**
 * The words by which a text asks what a name in it means, right before it, around it or behind it: 'what is', 'what does …
 * mean', '… meaning'. Undefined where it asks something else, as 'what is on at' does, and where another noun may follow:
 * 'what is the Settlement Day parade', 'what are the Christmas events'.
 */
export function wordsAskingMeaning(text: string, name: string): string[] | undefined {
  const { left, right } = around(text, name) ?? {};
  if (!left || !right) return undefined;
  const phraseBehind = beginsWith(right, behind);
  if (phraseBehind) return wordsIn(phraseBehind);
  const open = endsWith(left, opening);
  const close = open && beginsWith(right, closing);
  if (open && close) return wordsIn(`${open} ${close}`);
  const phrase = endsWith(left, before);
  const [next] = right;
  const isWhole = next === undefined || goesOn.has(next) || YEAR.test(next) || isPlaceName(right, 0);
  return phrase && isWhole ? wordsIn(phrase) : undefined;
}
