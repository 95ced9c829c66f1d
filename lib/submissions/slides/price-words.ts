import { formatCost } from '#lib/events/format-cost';
import type { AdvertisingPrice } from '#lib/server/advertising-prices';

/** A price as pages show it. */
export type ShownPrice = { name: string; words: string };

/** A price in words: { name: 'Founding spot', words: 'BZ$150 (US$75) per month' }. */
export function priceWords({ name, amount, currency, period }: AdvertisingPrice): ShownPrice {
  return {
    name,
    words: `${formatCost({ price: amount, currency }, 'full')} ${period === 'once' ? period : `per ${period}`}`,
  };
}
