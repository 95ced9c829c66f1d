import { pricesInWords, type WrittenPrices } from './cost/prices-in-words.ts';

/** What something costs: in words as they were written, and a price with the code of its currency. */
type Cost = { cost?: string; price?: number | undefined; currency?: string | undefined };

/** The Belize dollar is fixed at two to the US dollar since 1978. */
export const BZD_PER_USD = 2;
/** Currencies whose sign people know; of any other the code is written: 'CAD 20'. */
const SIGNS = new Map([
  ['BZD', 'BZ$'],
  ['USD', 'US$'],
]);

/** How a cost is written; Belize dollars alone are converted, because only their rate is fixed. */
const STYLES = {
  /** On cards, in lists and in answers: 'BZ$1,250'. */
  short: { isConverted: false, isGrouped: true },
  /** On the page of an event and what is made of it, and for advertisers: 'BZ$1,250 (US$625)'. */
  full: { isConverted: true, isGrouped: true },
  /** The most that a search asks for, as somebody has typed it: 'BZ$1250'. */
  limit: { isConverted: false, isGrouped: false },
} as const satisfies Record<string, { isConverted: boolean; isGrouped: boolean }>;

type CostStyle = keyof typeof STYLES;

const KNOWN_COSTS = { free: 'Free', paid: 'Paid' } as const;
export type KnownCost = keyof typeof KNOWN_COSTS;

const isKnown = (word: string): word is KnownCost => Object.hasOwn(KNOWN_COSTS, word);

/** 'free' or 'paid' where a cost is that word, in any case; undefined for every other. */
export function knownCost(cost: string): KnownCost | undefined {
  const word = cost.toLowerCase();
  return isKnown(word) ? word : undefined;
}

/** '1,250' and '12.50': cents only where there are some. */
function formatAmount(amount: number, { isGrouped }: { isGrouped: boolean }): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  const written = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return cents === '00' ? written : `${written}.${cents}`;
}

/** 'BZ$25', 'CAD 20'; without a currency only the number. */
function formatPrice(price: number, currency = '', style: CostStyle = 'short'): string {
  const sign = SIGNS.get(currency) ?? (currency && `${currency} `);
  const written = `${sign}${formatAmount(price, STYLES[style])}`;
  if (currency !== 'BZD' || !STYLES[style].isConverted) return written;
  return `${written} (${formatPrice(price / BZD_PER_USD, 'USD', style)})`;
}

/** 'BZ$5 (US$2.50)', 'BZ$10 – BZ$20 (US$5 – US$10)' */
function formatBelizeDollars({ low, high }: WrittenPrices, style: CostStyle): string {
  if (low === high) return formatPrice(low, 'BZD', style);
  const range = (factor: number, currency: string) =>
    [low, high].map((price) => formatPrice(price / factor, currency, 'short')).join(' – ');
  return `${range(1, 'BZD')} (${range(BZD_PER_USD, 'USD')})`;
}

/** 'Free' and 'Paid' however they were written; any other words as they are, but for Belize dollars to be converted. */
function formatWords(cost: string, style: CostStyle): string {
  const prices = STYLES[style].isConverted ? pricesInWords(cost) : undefined;
  if (prices?.isAll && prices.currency === 'BZD' && prices.low > 0) return formatBelizeDollars(prices, style);
  const known = knownCost(cost);
  return known ? KNOWN_COSTS[known] : cost;
}

/** Whether words name this price and nothing else, so that it is said once. */
function isSaid(cost: string, price: number, currency: string | undefined): boolean {
  const { low, high, isAll, currency: inWords = currency } = pricesInWords(cost) ?? {};
  return isAll === true && low === price && high === price && inWords === currency;
}

/**
 * A cost in words: 'Free', 'BZ$25', 'Donation, CAD 20'; '' while nothing is known. A price says more than that it is paid.
 *
 *     formatCost({ cost: 'paid', price: 25, currency: 'BZD' }, 'full'); // 'BZ$25 (US$12.50)'
 */
export function formatCost({ cost = '', price, currency }: Cost, style: CostStyle = 'short'): string {
  const inWords = formatWords(cost, style);
  if (!price) return inWords || (price === 0 ? KNOWN_COSTS.free : '');
  const isAlike = isSaid(cost, price, currency);
  // Dollars of no country say more than the number alone.
  if (isAlike && !currency) return inWords;
  const beside = isAlike || knownCost(cost) === 'paid' ? '' : inWords;
  return [beside, formatPrice(price, currency, style)].filter(Boolean).join(', ');
}
