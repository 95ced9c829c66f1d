import { hashText } from '#lib/text/hash';
import { slug } from '#lib/text/slug';

const CITY_SLUG_LENGTH = 15;
const TITLE_SLUG_LENGTH = 30;

/** The part of an id that is made of the city. */
export const citySlug = (city: string) => slug(city, CITY_SLUG_LENGTH);

/**
 * The part of an id that is made of the title. One without a Latin letter or a digit has a number of its own, so that not
 * all events of a day and place with such titles share an id.
 */
export const titleSlug = (title: string) =>
  slug(title, TITLE_SLUG_LENGTH) ||
  (title.trim() && `t${hashText(title.trim().normalize('NFC')).toString(36)}`);

/** The date without dashes, then the city slug, then the title slug: '20261120-dangriga-punta-rock-concert'. */
export function eventId(event: { date: string; city: string; title: string }): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(event.date) ? event.date.replaceAll('-', '') : slug(event.date, 20);
  return [date, citySlug(event.city), titleSlug(event.title)].filter(Boolean).join('-') || 'event';
}
