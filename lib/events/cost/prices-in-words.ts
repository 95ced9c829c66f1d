/** Prices that were written as words; `low` and `high` are the same where there is one. */
export type WrittenPrices = {
  low: number;
  high: number;
  /** ISO 4217; absent where only dollars are written. */
  currency?: string;
  /** Whether the words say nothing else. */
  isAll: boolean;
};

/** What stands beside a figure for a currency, before it or behind; dollars of no country come last. */
const CURRENCIES: readonly [code: string, signs: string][] = [
  ['BZD', 'bz\\s?\\$|\\$\\s?bz|bzd\\$?|bz|belize(?:an)?\\s+dollars?'],
  ['USD', 'u\\.?s\\.?\\s?\\$|\\$\\s?us|usd\\$?|u\\.s\\.?|us(?:\\s+dollars?)?|american\\s+dollars?'],
  ['CAD', 'ca?\\s?\\$|cad\\$?|canadian\\s+dollars?'],
  ['MXN', 'mx\\s?\\$|mxn\\$?|pesos?'],
  ['GTQ', 'gtq|quetzal(?:es)?'],
  ['JMD', 'jm?\\s?\\$|jmd\\$?'],
  ['GBP', '£|gbp|pounds?'],
  ['EUR', '€|eur|euros?'],
  ['', '\\$|dollars?|bucks'],
];
const SIGNS = CURRENCIES.map(([, signs]) => signs).join('|');
const CODES = CURRENCIES.map(([code, signs]): [string, RegExp] => [code, new RegExp(`^(?:${signs})$`, 'i')]);

const PRICE = new RegExp(
  `(?<before>(?<![\\p{L}])(?:${SIGNS}))?\\s?(?<![\\d.,])(?<amount>\\d[\\d,]*(?:\\.\\d{1,2})?)(?!\\d)(?:\\s?(?<after>(?:${SIGNS}))(?![\\p{L}\\d]))?`,
  'giu',
);
/** Between the two ends of a range: the sign of one is that of both. */
const RANGE = /^\s*(?:\p{Dash}|to)\s*$/u;
/** What makes figures say something else than what it costs: 'BZ$5 off', 'Free before 9, BZ$10 after'. */
const OTHER_MEANING = /\boff\b|\bdiscount|\bfree\b|\bgratis\b|\bwin\b|\bprizes?\b/i;

/** The code of what stands beside a figure; '' for dollars, undefined for nothing. */
const codeOf = (sign: string | undefined) => sign && CODES.find(([, signs]) => signs.test(sign))?.[0];

type Figure = { amount: number; code: string | undefined; start: number; end: number };

function figuresOf(text: string): Figure[] {
  return [...text.matchAll(PRICE)].map(({ 0: whole, index, groups = {} }) => {
    const codes = [codeOf(groups.before), codeOf(groups.after)].filter((code) => code !== undefined);
    return {
      amount: Number((groups.amount ?? '').replaceAll(',', '')),
      code: codes.find((code) => code !== '') ?? codes[0],
      start: index,
      end: index + whole.length,
    };
  });
}

/**
 * The prices that a cost in words names; undefined where it names none, or where the words mean something else.
 *
 *     pricesInWords('BZ$10 - BZ$20'); // { low: 10, high: 20, currency: 'BZD', isAll: true }
 *     pricesInWords('$10 US at the gate'); // { low: 10, high: 10, currency: 'USD', isAll: false }
 */
export function pricesInWords(cost: string): WrittenPrices | undefined {
  if (OTHER_MEANING.test(cost)) return undefined;
  const all = figuresOf(cost);
  const isRange = (one: Figure | undefined, other: Figure | undefined) =>
    one !== undefined && other !== undefined && RANGE.test(cost.slice(one.end, other.start));
  // A figure without a sign is a price only at the other end of one with it: not the 8 of '8 PM'.
  const priced = all.filter(
    ({ code }, index) =>
      code !== undefined ||
      [all[index - 1], all[index + 1]].some(
        (other, side) =>
          other?.code !== undefined && (side === 0 ? isRange(other, all[index]) : isRange(all[index], other)),
      ),
  );
  const currency = priced.find(({ code }) => code)?.code;
  const prices = priced.filter(({ code }) => !code || code === currency);
  if (prices.length === 0) return undefined;
  const amounts = prices.map(({ amount }) => amount);
  const [first, last] = [prices[0], prices.at(-1)];
  const isAll =
    first?.start === 0 &&
    last?.end === cost.length &&
    (prices.length === 1 || (prices.length === 2 && isRange(first, last)));
  return { low: Math.min(...amounts), high: Math.max(...amounts), ...(currency && { currency }), isAll };
}
