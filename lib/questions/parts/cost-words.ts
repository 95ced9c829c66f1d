import type { CostFilter } from '#lib/events/event-filters';
import { BZD_PER_USD } from '#lib/events/format-cost';
import { readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import type { Sentence } from '../sentence/sentence.ts';
import phrases from '../words/phrases.json' with { type: 'json' };

// 'noh' is 'no' in Kriol.
const free = tableOf(phrases.free.flatMap((phrase) => [phrase, phrase.replace(/\bno /, 'noh ')]));
const paid = tableOf(phrases.paid);
const atMost = tableOf(phrases.atMost);
const money = tableOf(phrases.money);

const dollarsFor = (figures: string, currency: string) =>
  Number(figures) * (/^us/.test(currency) ? BZD_PER_USD : 1);

/**
 * Takes the price out of a question: 'free', 'paid', or the most that it may cost in Belize dollars. Figures are a
 * price only beside a currency or behind a '$'.
 */
export function takeCost(sentence: Sentence, text: string): CostFilter | undefined {
  const words = sentence.open();
  for (const [position] of words.entries()) {
    const word = readPhrase(words, position, free) ?? readPhrase(words, position, paid);
    if (word) {
      const isFree = readPhrase(words, position, free) !== undefined;
      sentence.take(position, word.end - position, 'cost');
      return isFree ? 'free' : 'paid';
    }
    const limit = readPhrase(words, position, atMost)?.end ?? position;
    const before = skip(words, limit, money);
    const figures = words[before] ?? '';
    if (!/^\d{1,5}$/.test(figures)) continue;
    const unit = skip(words, before + 1, money);
    const isMoney = unit > before + 1 || before > limit || new RegExp(`\\$\\s?${figures}(?!\\d)`).test(text);
    if (!isMoney || Number(figures) < 1) continue;
    sentence.take(position, unit - position, 'cost');
    const behind = words.slice(before + 1, unit).join(' ');
    return dollarsFor(figures, behind || words.slice(limit, before).join(' '));
  }
  return undefined;
}
