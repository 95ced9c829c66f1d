// The small words around days, which several readers look for.
import { tableOf } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };

export const the = tableOf(dates.the);
export const of = tableOf(dates.of);
/** 'this', 'coming'. */
export const coming = new Set(dates.coming);
/** 'próximo', which is not today. */
export const proximo = new Set(dates.proximo);
/** 'last', of what is over. */
export const last = new Set(dates.last);
export const afterWords = new Set(dates.after);

const next = new Set(dates.next);
export const isNext = (word = '') => next.has(word);
