import { placeHref } from '#lib/location/place-href';
import type { ListStart } from '#lib/site/event-lists';
import { listStart } from '#lib/site/list-start.browser';
import type { SuggestionOption } from './suggestion-options.ts';

/** The same address without one of its parameters. */
export function withoutParameter(start: ListStart, name: string): ListStart {
  const rest = new URLSearchParams(start.search);
  rest.delete(name);
  return { ...start, search: rest.size > 0 ? `?${rest}` : '' };
}

/**
 * Where a suggestion leads from an address at which a search starts; a place replaces the words that the list was searched
 * for, and a link to an event keeps the filters of the list behind it.
 */
export function hrefOf(
  option: SuggestionOption & { kind: 'event' | 'place' | 'page' },
  from: () => ListStart,
): string {
  if (option.kind === 'page') return option.address;
  if (option.kind === 'place') return placeHref(option.place.value, withoutParameter(from(), 'q'));
  const { search, hasList } = listStart();
  return `/events/${option.event.id}${hasList ? search : ''}`;
}
