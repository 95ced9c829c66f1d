import type { EventCategory } from '#lib/events/event-category';
import type { EventQuery } from '#lib/events/event-filters';
import type { EventCondition } from '#lib/events/filter-events';
import { fitsCost, fitsHours } from '#lib/events/filters/fits-filters';
import { fold } from '#lib/text/fold';
import { categoryNamed, searchWordsOf } from './category-words.ts';
import type { VoiceSearch } from './voice-search.ts';
import topicWords from './words/topics.json' with { type: 'json' };

/** Events of a category, or with one of some words in their text. */
type Topic = { category?: EventCategory; pattern: RegExp };

const TOPIC_WORDS = new Map<string, readonly string[]>(Object.entries(topicWords));

// Whole words of the folded text, in the plural too; 'taco' also means a TacoFest.
const patternOf = (words: readonly string[]) =>
  new RegExp(` (?:${words.map((word) => word.replaceAll('-', ' ')).join('|')})(?:s|es|fest)? `);

const made = new Map<string, Topic | undefined>();

function makeTopic(word: string): Topic | undefined {
  const words = TOPIC_WORDS.get(word);
  if (words) return { pattern: patternOf(words) };
  const category = categoryNamed(word);
  if (category) return topicOfCategory(category);
  const [, name] = /^(\p{L}{4,})fest$/u.exec(word) ?? [];
  return name ? { pattern: patternOf([word, `${name} fest`, `${name} festival`]) } : undefined;
}

function topicOf(word: string): Topic | undefined {
  const key = fold(word);
  if (!made.has(key)) made.set(key, makeTopic(key));
  return made.get(key);
}

/** A category by its events and its words; undefined when titles name the category by itself, as parades do. */
function topicOfCategory(category: EventCategory): Topic | undefined {
  const words = searchWordsOf(category);
  return words.length > 0 ? { category, pattern: patternOf(words) } : undefined;
}

/**
 * The query of the list for what was said, and the condition for what a query cannot say: hours, cost, and what words
 * mean beyond themselves ('music' also means a concert or a punta band). `now` is the instant in milliseconds since
 * 1970.
 */
export function queryOfSearch(
  search: VoiceSearch,
  now: number,
): { query: EventQuery; fitsAlso: EventCondition } {
  const { nearMe: _, category, words = '', ...choices } = search;
  const named = words.split(' ').filter(Boolean);
  const topics = named.flatMap((word) => topicOf(word) ?? []);
  const plain = named.filter((word) => !topicOf(word)).join(' ');
  const ofCategory = category && topicOfCategory(category);
  if (ofCategory) topics.push(ofCategory);
  const { hours, cost } = choices;
  return {
    query: { ...choices, words: plain, ...(category && !ofCategory && { category }) },
    fitsAlso: (event, text) =>
      topics.every((topic) => event.category === topic.category || topic.pattern.test(text)) &&
      (!cost || fitsCost(event, cost)) &&
      (!hours || fitsHours(event, hours, now)),
  };
}
