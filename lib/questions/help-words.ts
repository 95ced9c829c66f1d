import { readPhrase } from './sentence/read-words.ts';
import type { Sentence } from './sentence/sentence.ts';
import help from './words/help.json' with { type: 'json' };

/** What a question asks for that no event answers: another page does, or the organiser. */
export type HelpTopic = keyof typeof help;

const topics = new Map(
  (Object.keys(help) as HelpTopic[]).flatMap((topic) =>
    help[topic].map((phrase) => [phrase, topic] as const),
  ),
);

/** What another page answers; undefined for a question about events. */
export function helpTopicOf(sentence: Sentence): HelpTopic | undefined {
  const words = sentence.words.map(({ key }) => key);
  return words.map((_, position) => readPhrase(words, position, topics)?.value).find(Boolean);
}
