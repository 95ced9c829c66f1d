import { countryOf } from '../event-time-zone.ts';

/** What a row says about the price. */
type Priced = { cost: string; price: number | undefined; currency: string | undefined };
type Placed = Parameters<typeof countryOf>[0];

const BARE_NUMBER = /^\d[\d,]*(?:\.\d{1,2})?$/;

/** A cost that is a number and nothing else: 25 for '25', 1250.5 for '1,250.50'. */
const numberOf = (cost: string): number | undefined =>
  BARE_NUMBER.test(cost) ? Number(cost.replaceAll(',', '')) : undefined;

/**
 * The price of a row whose cost may be a bare number, and which may name no currency. In Belize it is in Belize dollars
 * then; abroad it has no currency, because none is guessed. What is free has none.
 */
export function priceOfRow(row: Priced, place: Placed): Priced {
  const number = numberOf(row.cost);
  const price = row.price ?? number;
  // One price in two columns is said once.
  const cost = number !== undefined && number === price ? '' : row.cost;
  if (price === undefined) return { ...row, cost };
  if (price === 0) return { cost: cost || 'Free', price, currency: undefined };
  return { cost, price, currency: row.currency ?? (countryOf(place) === 'BZ' ? 'BZD' : undefined) };
}
