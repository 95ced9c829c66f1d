import type { Sentence } from './sentence/sentence.ts';
import languages from './words/languages.json' with { type: 'json' };

export type VoiceLanguage = 'en' | 'es';

const english = new Set(languages.english.split(' '));
const spanish = new Set(languages.spanish.split(' '));

/** What is named in Spanish; beside a word of English it may be a name. */
const spanishThings = new Set(languages.spanishThings.split(' '));

/**
 * The language of a question, by its function words and by characters that only Spanish has, and where it has none of either
 * language by what it names in Spanish; undefined when neither language prevails.
 */
export function languageOf(sentence: Sentence, text: string): VoiceLanguage | undefined {
  const count = (words: Set<string>) => sentence.words.filter(({ key }) => words.has(key)).length;
  const spanishLead = count(spanish) + (/[¿¡ñ]/i.test(text) ? 2 : 0) - count(english);
  if (spanishLead === 0) return count(spanishThings) > 0 && count(english) === 0 ? 'es' : undefined;
  return spanishLead > 0 ? 'es' : 'en';
}
