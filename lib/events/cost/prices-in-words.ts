import { writtenAmount } from './written-amount.ts';

/** Prices that were written as words; `low` and `high` are the same where there is one. */
export type WrittenPrices = {
  low: number;
  high: number;
  /** ISO 4217; absent where only dollars are written. */
  currency?: string;
  /** Whether the words say nothing else. */
  isAll: boolean;
};

/** Quetzales are also written 'Q50' or '50 Q', with that capital before a figure or as the last letter of all: not 'Q&A'. */
const QUETZAL = 'Q';
/**
 * The signs of each currency, as patterns for lower-case text (only quetzales keep their capital Q). They stand before a
 * figure or after it. The first match counts, so dollars without a country come last; 'U.S.' includes its last full stop,
 * so that 'U.S. $10' is not read as '$10' of no country.
 */
const CURRENCIES: readonly [code: string, signs: string][] = [
  [
    'BZD',
    'bz\\s?\\$|\\$\\s?bz|bzd\\$?|bz|belize(?:an)?\\s+dollars?|d[oó]lar(?:es)?\\s+(?:belice[nñ]os?|de\\s+belice)',
  ],
  [
    'USD',
    'u\\.?s\\.?\\s?\\$|\\$\\s?us|usd\\$?|u\\.s(?:\\.|(?!\\.))|us(?:\\s+dollars?)?|american\\s+dollars?|d[oó]lar(?:es)?\\s+(?:americanos?|estadounidenses?)',
  ],
  ['CAD', 'ca?\\s?\\$|cad\\$?|canadian\\s+dollars?|d[oó]lar(?:es)?\\s+canadienses?'],
  ['MXN', 'mx\\s?\\$|mxn\\$?|pesos?(?:\\s+mexicanos?)?'],
  ['GTQ', `gt[qQ]|[qQ]uetzal(?:es|s)?|${QUETZAL}(?=\\s?\\d|\\P{L}*$)(?!\\s?&)`],
  ['HNL', 'hnl|lempiras?'],
  ['JMD', 'jm?\\s?\\$|jmd\\$?'],
  ['GBP', '£|gbp|pounds?|libras?(?:\\s+esterlinas?)?'],
  ['EUR', '€|eur|euros?'],
  ['', '\\$|dollars?|d[oó]lar(?:es)?|bucks'],
];
const SIGNS = CURRENCIES.map(([, signs]) => signs).join('|');
const CODES = CURRENCIES.map(([code, signs]): [string, RegExp] => [code, new RegExp(`^(?:${signs})$`, 'u')]);

// A sign with a figure behind it is the sign of that one: 'Table of 10 BZ$200'.
const PRICE = new RegExp(
  `(?<before>(?<![\\p{L}])(?:${SIGNS}))?\\s?(?<![\\d.,]|\\d:)(?<amount>\\d(?:[\\d.,]*\\d)?)(?![\\d.,]*o(?![a-z]))(?:\\s?(?<after>(?:${SIGNS}))(?!\\p{L}|\\s?\\$?\\s?\\d))?`,
  'gu',
);
/** What makes a figure without a sign a time or an ordinal: '10 PM', '10:30', '12th'. */
const NO_PRICE = /^(?:\s?[ap]\.?\s?m\b|:\d|\p{L})/iu;
/** Between the two ends of a range: the sign of one is that of both. */
const RANGE = /^\s*(?:\p{Dash}|to)\s*$/u;
/** What makes figures say something else than what it costs: 'BZ$5 off', 'Free before 9, BZ$10 after'. */
const OTHER_MEANING = /\boff\b|\bdiscount|\bfree\b|\bgratis\b|\bwin\b|\bprizes?\b/i;

/** The code of what stands beside a figure; '' for dollars, undefined for nothing. */
const codeOf = (sign: string | undefined) => sign && CODES.find(([, signs]) => signs.test(sign))?.[0];

type Figure = { amount: number | undefined; code: string | undefined; start: number; end: number };

function figuresOf(text: string): Figure[] {
  const read = text.replace(/[A-PR-ZÀ-Þ]+/g, (capitals) => capitals.toLowerCase());
  return [...read.matchAll(PRICE)].map(({ 0: whole, index, groups = {} }) => {
    const signs = [groups.before, groups.after].filter((sign) => sign !== undefined);
    // One letter says less than any other sign: '$10 Q' costs dollars.
    const clear = signs.filter((sign) => sign !== QUETZAL);
    const codes = (clear.length > 0 ? clear : signs).map(codeOf).filter((code) => code !== undefined);
    return {
      amount: writtenAmount(groups.amount ?? ''),
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
  const priced = all.filter((figure, index) => {
    const [before, behind] = [all[index - 1], all[index + 1]];
    const isOtherEnd =
      (before?.code !== undefined && isRange(before, figure)) ||
      (behind?.code !== undefined && isRange(figure, behind));
    return figure.code !== undefined || (isOtherEnd && !NO_PRICE.test(cost.slice(figure.end)));
  });
  const currency = priced.find(({ code }) => code)?.code;
  const prices = priced.filter(({ code }) => !code || code === currency);
  const amounts = prices.map(({ amount }) => amount).filter((amount) => amount !== undefined);
  // A figure that is not clear may be the lowest price, or the highest.
  if (amounts.length === 0 || amounts.length < prices.length) return undefined;
  const [first, last] = [prices[0], prices.at(-1)];
  const isAll =
    first?.start === 0 &&
    last?.end === cost.length &&
    (prices.length === 1 || (prices.length === 2 && isRange(first, last)));
  return { low: Math.min(...amounts), high: Math.max(...amounts), ...(currency && { currency }), isAll };
}

/** The lowest and the highest price of something, and their currency; 0 without one for what costs nothing. */
export type KnownPrices = { low: number; high: number; currency?: string };

/**
 * The prices that a cost in words names, where their currency is known: a bare "$" means Belize dollars in Belize, and is
 * unknown abroad.
 */
export function pricesInPlace(cost: string, isInBelize: boolean): KnownPrices | undefined {
  const { low, high, currency = isInBelize ? 'BZD' : undefined } = pricesInWords(cost) ?? {};
  if (low === undefined || high === undefined) return undefined;
  if (high === 0) return { low, high };
  return currency ? { low, high, currency } : undefined;
}
