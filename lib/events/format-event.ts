import { isBelize } from '#lib/places/is-belize';
import { formatLongDay, formatShortDay } from '#lib/time/format-day';
import type { CalendarEvent } from './calendar-event.ts';
import { hasDay } from './upcoming-events.ts';

type WhenFields = Pick<CalendarEvent, 'date' | 'endDate' | 'time'>;

export const DATE_TO_BE_CONFIRMED = 'Date to be confirmed';

/** 'Friday, 20 November 2026', the first and the last of days in a row, or 'Date to be confirmed'. */
export function formatEventDays({ date, endDate }: WhenFields): string {
  if (!hasDay({ date })) return DATE_TO_BE_CONFIRMED;
  return endDate ? `${formatLongDay(date)} to ${formatLongDay(endDate)}` : formatLongDay(date);
}

/** 'Fri 20 Nov 2026, 8 PM - 1 AM'; of several dates the one at which the event is shown. */
export function formatEventWhen(event: WhenFields): string {
  const day = hasDay(event) ? formatShortDay(event.date) : DATE_TO_BE_CONFIRMED;
  return event.time ? `${day}, ${event.time}` : day;
}

/** The country of an event abroad, as it was written; '' in Belize, and where none is named. */
export const countryAbroad = ({ country = '' }: Pick<CalendarEvent, 'country'>) =>
  isBelize(country) ? '' : country;

/** The parts of an address from the smallest on, without those that are empty or named by one before. */
export const withoutRepeats = (parts: readonly (string | undefined)[]) =>
  parts.filter((part, index) => part && !parts.slice(0, index).some((earlier) => earlier?.includes(part)));

/** 'Y-Not Island, Dangriga', 'Hope Gardens, Kingston, Jamaica'; without what the venue or the city already names. */
export const formatEventWhere = (event: Pick<CalendarEvent, 'venue' | 'city' | 'country'>): string =>
  withoutRepeats([event.venue, event.city, countryAbroad(event)]).join(', ');

/** 'Y-Not Island, 1 Front Street, Dangriga', abroad with the country; '' when all of it is empty. */
export const formatEventAddress = (
  event: Pick<CalendarEvent, 'venue' | 'address' | 'city' | 'country'>,
): string => withoutRepeats([event.venue, event.address, event.city, countryAbroad(event)]).join(', ');

// A map, not an object: a cell may hold any word, '__proto__' as well.
const KNOWN_COSTS = new Map([
  ['free', 'Free'],
  ['paid', 'Paid'],
]);

/** 'Free' and 'Paid' however they were written; any other cost as it is. */
export const formatCost = (cost = '') => KNOWN_COSTS.get(cost.toLowerCase()) ?? cost;

/** The Belize dollar is fixed at two to the US dollar since 1978. */
const BZD_PER_USD = 2;
/** Currencies whose sign people know; of any other the code is written: 'CAD 20'. */
const SIGNS = new Map([
  ['BZD', 'BZ$'],
  ['USD', 'US$'],
]);
const BELIZE_DOLLARS = /^(?:BZ\$|BZD)\s?(\d[\d,]*(?:\.\d{1,2})?)$/i;

/** '1,250' and '12.50': cents only where there are some. */
function formatAmount(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? grouped : `${grouped}.${cents}`;
}

/** 'BZ$25', 'CAD 20'; without a currency only the number. */
function writtenPrice(price: number, currency = ''): string {
  const sign = SIGNS.get(currency) ?? (currency && `${currency} `);
  return `${sign}${formatAmount(price)}`;
}

/** 'BZ$25 (US$12.50)', 'CAD 20'; only Belize dollars are converted, because only their rate is fixed. */
export function formatPrice(price: number, currency = ''): string {
  const written = writtenPrice(price, currency);
  return currency === 'BZD' ? `${written} (US$${formatAmount(price / BZD_PER_USD)})` : written;
}

/**
 * The cost of an event in short: 'Free', 'BZ$25', 'Donation, CAD 20'; '' while nothing is known. A price says more than
 * that it is paid.
 */
export function formatShortCost({
  cost,
  price,
  currency,
}: Pick<CalendarEvent, 'cost' | 'price' | 'currency'>): string {
  if (!price) return cost || (price === 0 ? 'Free' : '');
  return [/^paid$/i.test(cost) ? '' : cost, writtenPrice(price, currency)].filter(Boolean).join(', ');
}

/** The cost of an event in full: 'Free', 'BZ$25 (US$12.50)', 'Donation, CAD 20'; '' while nothing is known. */
export function formatEventCost({
  cost,
  price,
  currency,
}: Pick<CalendarEvent, 'cost' | 'price' | 'currency'>): string {
  const [, written] = BELIZE_DOLLARS.exec(cost) ?? [];
  const inWords = written ? formatPrice(Number(written.replaceAll(',', '')), 'BZD') : formatCost(cost);
  if (!price) return inWords || (price === 0 ? 'Free' : '');
  // The price says that it is paid.
  return [inWords === 'Paid' ? '' : inWords, formatPrice(price, currency)].filter(Boolean).join(', ');
}
