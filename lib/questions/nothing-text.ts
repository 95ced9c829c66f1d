/** Why a search found nothing in the chosen place, and what is shown in its stead; `isAnswered`: another page has it. */
export function nothingText(
  cityLabel: string | undefined,
  hasNearby: boolean,
  hasNearest: boolean,
  isAnswered = false,
): string {
  if (isAnswered) return 'No event has the answer; it is above.';
  if (cityLabel && hasNearby) return `Nothing in ${cityLabel} fits, but there is something nearby.`;
  return hasNearest
    ? 'Nothing fits all of that. This comes closest.'
    : 'Nothing fits yet. Try fewer words, another time or another place.';
}
