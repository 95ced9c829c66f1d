import { formatCost } from '#lib/events/format-cost';
import { currencyOfPlace } from '#lib/places/currencies';
import { CURRENCY_LABELS } from './event-choices.ts';
import type { Payload } from './field.ts';

/** '25', '12.50', '1,250' and '$25'; a comma separates thousands only, since '12,50' could be either. */
const AMOUNT = /^\$?\s?(\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/;

/** A price as it is stored, '1250' for '$1,250'; undefined for a text that is not one number above 0. */
function readAmount(text: string): string | undefined {
  const [, whole = '', cents = ''] = AMOUNT.exec(text.trim()) ?? [];
  const amount = whole.replace(',', '') + cents;
  return Number(amount) > 0 ? amount : undefined;
}

/** A price as it is stored, where it can be read; any other text as it is, for the sentence that refuses it. */
export const storedAmount = (text: string) => readAmount(text) ?? text;

export const PRICE_SENTENCE =
  'Enter one price as a number, like 25 or 12.50. Other prices go into the description.';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const isOffered = (code: string) => Object.hasOwn(CURRENCY_LABELS, code);

/** Whether an event has a price that cannot be read. What is not paid has none, whatever was typed. */
export const isWrongPrice = ({ cost, price }: Payload): boolean =>
  cost === 'paid' && textOf(price) !== '' && readAmount(textOf(price)) === undefined;

/**
 * The price of an event and the code of its currency, by the fields of its submission: only where it is paid, and none
 * where a stored value cannot be read. Without a chosen currency it is that of the country, where we know it.
 *
 *     priceOfEvent({ cost: 'paid', price: '25', country: 'Canada' }); // { price: '25', currency: 'CAD' }
 */
export function priceOfEvent(payload: Payload): { price: string; currency: string } {
  const { cost, currency, community, country } = payload;
  const price = cost === 'paid' ? readAmount(textOf(payload.price)) : undefined;
  const chosen = textOf(currency);
  if (price === undefined || !(chosen === '' || isOffered(chosen))) return { price: '', currency: '' };
  return { price, currency: chosen || (currencyOfPlace(textOf(community), textOf(country)) ?? '') };
}

/** 'BZ$25 (US$12.50)', 'CAD 20'; '' without a price. */
export function priceInWords(payload: Payload): string {
  const { price, currency } = priceOfEvent(payload);
  return price && formatCost({ price: Number(price), currency }, 'full');
}
