import { monthNamed, weekdayNamed } from '../days/date-words.ts';
import { readHours } from '../days/read-hours.ts';
import { units } from '../days/read-unit.ts';
import { readPhrase, tableOf } from '../sentence/read-words.ts';
import type { Sentence } from '../sentence/sentence.ts';
import help from '../words/help.json' with { type: 'json' };
import holidays from '../words/holidays.json' with { type: 'json' };
import phrases from '../words/phrases.json' with { type: 'json' };
import times from '../words/times.json' with { type: 'json' };
import { isCategoryWord } from './category-words.ts';
import { isAboutGuide, OWN_NOUN, topicAskedFor } from './help-questions.ts';
import { isPlaceName } from './place-words.ts';

/** What a question asks for that no event answers: another page does, or the organiser. */
export type HelpTopic = keyof typeof help | 'sent' | 'guide' | 'signs';

const topics = new Map(
  (Object.keys(help) as (keyof typeof help)[]).flatMap((topic) =>
    help[topic].map((phrase) => [phrase, topic] as const),
  ),
);

/** Whether a text has neither a letter nor a figure: '???', a lobster. */
const isOnlySigns = (text: string) => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);

// 'is this site official' asks for no official events.
const ownNouns = new RegExp(
  `^(?:${OWN_NOUN}|official|oficial|oficiales|government|gobierno|business|company|empresa|negocio)$`,
);
const events = new Set(phrases.anew);

/** Whether the words of a question name an event, a kind of events, a day or hours: one about the guide has none of them. */
function namesEvents(words: readonly string[]): boolean {
  const others = words.map((word) => (ownNouns.test(word) ? '' : word));
  return others.some(
    (word, position) =>
      events.has(word) ||
      isCategoryWord(word) ||
      units.has(word) ||
      readHours(others, position) !== undefined ||
      weekdayNamed(singular(word), true) !== undefined ||
      monthNamed(word, true) !== undefined ||
      readPhrase(others, position, dayPhrases) !== undefined ||
      readPhrase(others, position, holidayPhrases) !== undefined ||
      isPlaceName(others, position),
  );
}

/** 'weekends' of 'this weekend’s'. */
const singular = (word: string) => word.replace(/s$/, '');
const dayPhrases = tableOf(
  Object.values(times)
    .flat()
    .filter((phrase) => phrase !== 'now' && phrase !== 'ahora'),
);
const holidayPhrases = tableOf(holidays.flatMap(({ names }) => names));

/**
 * Whether a question asks about the guide itself. 'what is on in this guide on friday' asks for events, and so does all that
 * names one, a kind, a day or a place.
 */
function asksAboutGuide(sentence: Sentence): boolean {
  const words = sentence.words.map(({ key }) => key);
  const text = words.join(' ');
  return isAboutGuide(text) && !namesEvents(words);
}

/** Topics of the guide itself: the words that ask for them name no event, as the runs of 'who runs this'. */
const OF_THE_GUIDE: ReadonlySet<HelpTopic> = new Set(['contact', 'guide']);

/**
 * What another page answers; undefined for a question about events. The words that ask about the guide itself are taken
 * out of the question.
 */
export function takeHelpTopic(sentence: Sentence, text: string): HelpTopic | undefined {
  if (isOnlySigns(text)) return 'signs';
  const asked = topicAskedFor(sentence.open().filter(Boolean).join(' '));
  if (asked) return asked;
  const words = sentence.open();
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
