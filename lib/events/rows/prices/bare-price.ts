import { saysFree } from '../../cost/free-words.ts';
import { writtenAmount } from '../../cost/written-amount.ts';
import { countryOf } from '../../event-time-zone.ts';
import { knownCost } from '../../format-cost.ts';

/** What a row says about the price. */
type Priced = { cost: string; price: number | undefined; currency: string | undefined };
type Placed = Parameters<typeof countryOf>[0];

/** 'Entrada libre' and 'FREE!' as 'Free'; other words, and that one in any case, as they are. */
const plainCost = (cost: string) => (saysFree(cost) && !knownCost(cost) ? 'Free' : cost);

/**
 * The price of a row whose cost may be a bare number, and which may name no currency. In Belize it is in Belize dollars
 * then; abroad it has no currency, because none is guessed. What is free has none.
 */
export function priceOfRow(row: Priced, place: Placed): Priced {
  // A cost that is a number and nothing else.
  const number = writtenAmount(row.cost);
  const price = row.price ?? number;
  // One price in two columns is said once.
  const cost = number !== undefined && number === price ? '' : plainCost(row.cost);
  if (price === undefined) return { ...row, cost };
  if (price === 0) return { cost: cost || 'Free', price, currency: undefined };
  return { cost, price, currency: row.currency ?? (countryOf(place) === 'BZ' ? 'BZD' : undefined) };
}
