import type { EventSummary } from '#lib/events/event-summary';
import { typosBetween } from '#lib/text/typos';
import type { Sentence } from '../sentence/sentence.ts';
import { tableWords } from '../sentence/word-tables.ts';
import { isEverydayWord } from '../sentence/word-typos.ts';
import phrases from '../words/statuses.json' with { type: 'json' };

/** What became of an event that does not take place as planned. */
export type AskedStatus = Exclude<NonNullable<EventSummary['status']>, 'scheduled'>;

const byPhrase = new Map(
  (Object.keys(phrases) as AskedStatus[]).flatMap((status) =>
    phrases[status].map((phrase) => [phrase, status] as const),
  ),
);

const MIN_LETTERS_WITH_TYPO = 7;

/** The status of a phrase in which one word has a typo that no other word is: 'sold ouy'. */
function statusWithTypo(phrase: string): AskedStatus | undefined {
  if (phrase.length < MIN_LETTERS_WITH_TYPO) return undefined;
  const words = phrase.split(' ');
  for (const [known, status] of byPhrase) {
    const parts = known.split(' ');
    const changed = words.filter((word, position) => word !== parts[position]);
    const isSame = parts.length === words.length && known[0] === phrase[0] && changed.length === 1;
    if (isSame && typosBetween(phrase, known, 1) <= 1 && !changed.some(isOtherWord)) return status;
  }
  return undefined;
}

const isOtherWord = (word: string) => tableWords.has(word) || isEverydayWord(word);

const MAX_PHRASE_WORDS = 4;

/** Takes what became of events out of a question: 'which events are cancelled?'. */
export const takeStatus = (sentence: Sentence): AskedStatus | undefined =>
  sentence.takeAll(MAX_PHRASE_WORDS, (phrase) => byPhrase.get(phrase) ?? statusWithTypo(phrase), 'status')[0];
