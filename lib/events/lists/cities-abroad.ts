import { DIASPORA_CITIES } from '#lib/places/places';
import type { EventSummary } from '../event-summary.ts';
import type { EventChoices } from './event-choices.ts';

/** A city abroad where Belizeans celebrate, with the number of its upcoming events. */
export type CityAbroad = { slug: string; name: string; country: string; events: number };

/** Cities of events beside those of the diaspora, so that a long list of them does not fill the page. */
const MAX_OTHERS = 6;

/** The cities of the diaspora, and after them others abroad that have events to come, the most first. */
export function citiesAbroad(
  events: readonly Pick<EventSummary, 'place' | 'country'>[],
  cities: EventChoices['cities'],
): CityAbroad[] {
  const counts = new Map(cities.map(({ value, count }) => [value, count]));
  const known = DIASPORA_CITIES.map(({ slug, name, country }) => ({
    slug,
    name,
    country,
    events: counts.get(slug) ?? 0,
  }));
  const isKnown = new Set(known.map(({ slug }) => slug));
  const countries = new Map(events.flatMap(({ place, country }) => (country ? [[place, country]] : [])));
  const others = cities
    .flatMap(({ value: slug, label: name, count }) => {
      const country = countries.get(slug);
      return country && count > 0 && !isKnown.has(slug) ? [{ slug, name, country, events: count }] : [];
    })
    .sort((one, other) => other.events - one.events)
    .slice(0, MAX_OTHERS);
  return [...known, ...others];
}
