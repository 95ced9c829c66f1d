import { fold } from '#lib/text/fold';
import { isOpen } from '#lib/text/says-nothing';

/** What is free, as the whole of what is said of it. */
const FREE =
  '(?:free(?: (?:admission|entry|entrance|event))?|gratis|gratuit[oa]|entrada (?:libre|gratis|gratuita)|no (?:charge|cost|cover))';
const SIGN = '(?:(?:bz|us|ca?|u\\.s\\.)?\\s?[$£€]|bzd?|usd)';
const AMOUNT = `(?:${SIGN}\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:bzd|usd|dollars?|dolar(?:es)?|[$£€]))`;
/** Signs alone between the two, or 'or': they say neither for whom it is free nor until when. */
const BETWEEN = '\\s*(?:[/,;:.!&+()\\p{Dash}]|\\b(?:or|and|y|o)\\b)*\\s*';
const FREE_AND_AMOUNT = new RegExp(
  `^(?:${FREE}${BETWEEN}${AMOUNT}|${AMOUNT}${BETWEEN}${FREE}|${FREE}\\s*/\\s*\\d[\\d.,]*|\\d[\\d.,]*\\s*/\\s*${FREE})[.!)]*$`,
  'u',
);

/** What leaves open whether a price holds: a question mark behind it or at the end, 'approx.', 'maybe'. */
const DOUBT =
  /(?:\d|free|gratis|paid|[)$£€])\s*\?|\?[?)\s.!]*$|(?<![a-z])(?:t\.?b\.?[cd]|maybe|perhaps|probably|possibly|approx(?:imately)?|roughly|not sure|unsure|unconfirmed|tentative(?:ly)?|estimated?|to be confirmed|quizas?|tal vez|aprox(?:imadamente)?|probablemente|por confirmar)(?![a-z])/;

/** Figures with a letter among them that looks like one: '$1O', '$l5', 'BZ$2OO', and '1O' alone. */
const AMONG_FIGURES = /[$£€]\s?([\dOolIS.,]*\d[\dOolIS.,]*)(?![A-Za-z\d])|^\s*(\d+[OolI]+\d*|[lI]\d+)\s*$/g;
const LETTERS = /[OolIS]/g;

/** What makes a cost doubtful as it is written. */
type DoubtfulCost =
  | { kind: 'unsure' }
  | { kind: 'free and not' }
  /** `letter` is the one among the figures, `meant` the cost with figures alone. */
  | { kind: 'letter'; letter: string; meant: string };

const FIGURES: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', s: '5' };

/** Costs are written in fewer letters. */
const MAX_LETTERS = 120;

/**
 * Why a cost cannot be taken as it is written; undefined where nothing speaks against it, and where it is open on purpose.
 *
 *     doubtOfCost('Free?'); // { kind: 'unsure' }
 *     doubtOfCost('Free $10'); // { kind: 'free and not' }
 *     doubtOfCost('$1O'); // { kind: 'letter', letter: 'O', meant: '$10' }
 */
export function doubtOfCost(cost: string): DoubtfulCost | undefined {
  if (cost.length > MAX_LETTERS || isOpen(cost)) return undefined;
  const inFigures = (figures: string) => figures.replace(LETTERS, (one) => FIGURES[one.toLowerCase()] ?? one);
  const [letter] = [...cost.matchAll(AMONG_FIGURES)].flatMap(
    ([, signed, bare]) => (signed ?? bare ?? '').match(LETTERS) ?? [],
  );
  if (letter) return { kind: 'letter', letter, meant: cost.replace(AMONG_FIGURES, inFigures).trim() };
  const words = fold(cost).trim();
  if (DOUBT.test(words)) return { kind: 'unsure' };
  return FREE_AND_AMOUNT.test(words) && /[1-9]/.test(words) ? { kind: 'free and not' } : undefined;
}
