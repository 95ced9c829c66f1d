/** For what time a price is asked; 'once' for all of it. */
const PERIODS = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** What one kind of poster costs, as ADVERTISING_PRICES names it. */
export type AdvertisingPrice = {
  /** 'Founding spot' */
  name: string;
  /** In whole units of the currency: 150, 99.5. */
  amount: number;
  /** The code of ISO 4217: 'BZD'. */
  currency: string;
  period: (typeof PERIODS)[number] | 'once';
};

export const PRICES_SENTENCE =
  'must be prices like Founding spot: 150 BZD per month; Whole year: 1500 BZD per year (or once), ' +
  'each with its own name, an amount without separators, and the code of its currency';

const PRICE = new RegExp(
  `^(?<name>[^:;\\p{Cc}]{1,60}?)\\s*:\\s*(?<amount>\\d{1,9}(?:\\.\\d{1,2})?)\\s+(?<currency>[A-Z]{3})\\s+(?:per\\s+(?<period>${PERIODS.join('|')})|once)$`,
  'u',
);

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

function priceFromText(text: string): AdvertisingPrice | undefined {
  const { name, amount, currency, period } = PRICE.exec(text)?.groups ?? {};
  if (!name || !currency || !isCurrency(currency) || Number(amount) === 0) return undefined;
  return {
    name,
    amount: Number(amount),
    currency,
    period: PERIODS.find((each) => each === period) ?? 'once',
  };
}

/**
 * The prices of a text, in order; undefined when one of them cannot be read, so that no half list is published.
 *
 *     pricesFromText('Founding spot: 150 BZD per month'); // [{ name: 'Founding spot', amount: 150, … }]
 */
export function pricesFromText(text: string): AdvertisingPrice[] | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const prices = parts.flatMap((part) => priceFromText(part) ?? []);
  const names = new Set(prices.map(({ name }) => name));
  return prices.length === parts.length && names.size === parts.length ? prices : undefined;
}
