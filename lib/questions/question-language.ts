import type { Sentence } from './sentence/sentence.ts';
import languages from './words/languages.json' with { type: 'json' };

export type VoiceLanguage = 'en' | 'es';

const english = new Set(languages.english);
const spanish = new Set(languages.spanish);

/**
 * The language of a question, by its function words and by characters that only Spanish has; undefined when neither
 * language prevails.
 */
export function languageOf(sentence: Sentence, text: string): VoiceLanguage | undefined {
  const count = (words: Set<string>) => sentence.words.filter(({ key }) => words.has(key)).length;
  const spanishLead = count(spanish) + (/[¿¡ñ]/i.test(text) ? 2 : 0) - count(english);
  if (spanishLead === 0) return undefined;
  return spanishLead > 0 ? 'es' : 'en';
}
