import type { Without } from './nearest-attempt.ts';

/** How the nearest events differ from what was asked. */
const DIFFERENCES: Record<Without, string> = {
  status: 'with another status',
  hours: 'at another hour',
  time: 'on another day',
  place: 'in another place',
  cost: 'at another price',
  category: 'of another kind',
  words: 'with other words',
};

/**
 * Why a search found nothing in the chosen place, and what is shown in its stead; `without` is what the nearest events do not
 * fit, where there are any: 'Nothing matches all of that. This comes closest, on another day and in another place.'
 */
export function nothingText(
  cityLabel: string | undefined,
  hasNearby: boolean,
  without: readonly Without[] | undefined,
): string {
  if (cityLabel && hasNearby) return `Nothing in ${cityLabel} matches, but there is something nearby.`;
  if (!without) return 'Nothing matches yet. Try fewer words, another time or another place.';
  // Another day has other hours anyway.
  const parts = without.filter((part) => part !== 'hours' || !without.includes('time'));
  const words = parts.map((part) => DIFFERENCES[part]);
  const differences = [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
  return `Nothing matches all of that. This comes closest${differences && `, ${differences}`}.`;
}
