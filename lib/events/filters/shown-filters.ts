import { type EventFilters, NO_FILTERS } from '../event-filters.ts';
import { isTimeChoice } from './field-values.ts';

type Understood = Omit<EventFilters, 'q' | 'month' | 'saved'>;

/**
 * The filters that the controls show: those that were chosen, and in place of one what was understood of the typed words.
 * '?q=tonight in Dangriga' shows Tonight and Dangriga.
 */
export function shownFilters(filters: EventFilters, understood: Understood | undefined): EventFilters {
  if (!understood) return filters;
  const { category, city, when, from, to, hours, cost } = understood;
  const { q, month, saved } = filters;
  return {
    q,
    ...(category && { category }),
    ...(city && { city }),
    ...(when && { when }),
    ...(from && { from }),
    ...(to && { to }),
    ...(hours && { hours }),
    ...(cost && { cost }),
    ...(saved && { saved }),
    ...(month && { month }),
  };
}

const PARTS = {
  category: ['category'],
  place: ['city'],
  time: ['when', 'from', 'to', 'hours'],
  cost: ['cost'],
} as const satisfies Record<string, readonly (keyof EventFilters)[]>;

/** A kind of filter that may also be typed. */
export type FilterPart = keyof typeof PARTS;

const textOf = (filters: EventFilters, part: FilterPart) =>
  JSON.stringify(PARTS[part].map((field) => filters[field] ?? ''));

/**
 * The filters after the controls, which showed `shown`, were changed to `next`: only what the visitor changed is taken
 * over, so that what was typed stays typed. `changed` are its kinds, which replace what was typed of them.
 */
export function changedFilters(
  filters: EventFilters,
  shown: EventFilters,
  next: EventFilters,
): { filters: EventFilters; changed: FilterPart[] } {
  const parts = Object.keys(PARTS) as FilterPart[];
  const changed = parts.filter((part) => textOf(shown, part) !== textOf(next, part));
  const fields = parts.flatMap((part) =>
    PARTS[part].map((field) => [field, (changed.includes(part) ? next : filters)[field]] as const),
  );
  const { q, saved, month } = next;
  return {
    filters: {
      q,
      ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
      ...(saved && { saved }),
      ...(month && { month }),
    },
    changed,
  };
}

/**
 * The filters with those that were chosen before they were known: of a kind that both have, what was chosen. 'weekend'
 * beside '?q=drums&when=tomorrow' is '?q=drums&when=weekend'. `changed` are the kinds that were chosen.
 */
export function filtersBeside(filters: EventFilters, chosen: EventFilters) {
  const { saved, month, q } = filters;
  const next = { ...(saved && { saved }), ...(month && { month }), ...chosen, q: chosen.q || q };
  return changedFilters(filters, NO_FILTERS, next);
}

/** Whether a control shows what was understood of a kind; exact days, other hours, prices, regions and states have none. */
export function hasControl(part: FilterPart | 'status', shown: EventFilters): boolean {
  if (part === 'status') return false;
  if (part === 'time') return isTimeChoice(shown);
  if (part === 'place') return shown.city !== undefined;
  return part !== 'cost' || shown.cost === 'free';
}
