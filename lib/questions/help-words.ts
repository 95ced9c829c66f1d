import { asksAboutGuide } from './sentence/about-guide.ts';
import { readPhrase } from './sentence/read-words.ts';
import type { Sentence } from './sentence/sentence.ts';
import help from './words/help.json' with { type: 'json' };

/** What a question asks for that no event answers: another page does, or the organiser. */
export type HelpTopic = keyof typeof help | 'guide' | 'signs';

const topics = new Map(
  (Object.keys(help) as (keyof typeof help)[]).flatMap((topic) =>
    help[topic].map((phrase) => [phrase, topic] as const),
  ),
);

/** Whether a text has neither a letter nor a figure: '???', a lobster. */
const isOnlySigns = (text: string) => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);

/** Topics of the guide itself: the words that ask for them name no event, as the runs of 'who runs this'. */
const OF_THE_GUIDE: ReadonlySet<HelpTopic> = new Set(['contact', 'guide']);

/**
 * What another page answers; undefined for a question about events. The words that ask about the guide itself are taken
 * out of the question.
 */
export function takeHelpTopic(sentence: Sentence, text: string): HelpTopic | undefined {
  if (isOnlySigns(text)) return 'signs';
  const words = sentence.words.map(({ key }) => key);
  const found = words.flatMap((_, position) => {
    const phrase = readPhrase(words, position, topics);
    return phrase ? [{ ...phrase, position }] : [];
  })[0];
  if (found && OF_THE_GUIDE.has(found.value)) sentence.take(found.position, found.end - found.position);
  if (found) return found.value;
  if (!asksAboutGuide(sentence)) return undefined;
  sentence.take(0, sentence.words.length);
  return 'guide';
}

// A dash and a semicolon are punctuation, but for a comment behind a statement.
const CODE = /[<>{}[\]=\\|^~]|;\s*--|\/\*|::/;
const FACES = /<3+|[:;=]['-]?[()DPp|]|\^_*\^/g;

/** Whether a text that names nothing is nonsense, and no wish for everything: figures alone, or code. */
export const isNonsense = (text: string): boolean =>
  (/\d/.test(text) && !/\p{L}/u.test(text)) || CODE.test(text.replace(FACES, ''));
