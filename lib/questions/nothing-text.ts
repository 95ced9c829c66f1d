/** Why a search found nothing in the chosen place, and what is shown in its stead. */
export function nothingText(cityLabel: string | undefined, hasNearby: boolean, hasNearest: boolean): string {
  if (cityLabel && hasNearby) return `Nothing in ${cityLabel} matches, but there is something nearby.`;
  return hasNearest
    ? 'Nothing matches all of that. This comes closest.'
    : 'Nothing matches yet. Try fewer words, another time or another place.';
}
