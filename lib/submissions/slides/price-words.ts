import { formatPrice } from '#lib/events/format-event';
import type { AdvertisingPrice } from '#lib/server/advertising-prices';

/** A price as pages show it. */
export type ShownPrice = { name: string; words: string };

/** A price in words: { name: 'Founding spot', words: 'BZ$150 (US$75) per month' }. */
export function priceWords({ name, amount, currency, period }: AdvertisingPrice): ShownPrice {
  return { name, words: `${formatPrice(amount, currency)} ${period === 'once' ? period : `per ${period}`}` };
}
