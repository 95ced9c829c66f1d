import { isNearTitle } from './near-title.ts';

/** What is compared of an event: its day, its place and its title as slugs. */
export type Comparable = { id: string; day: string | null; placeKey: string | null; titleKey: string | null };

/** Others on the same day at the same place whose title is near: likely the same event, handed in twice. */
export function possibleDuplicates<Other extends Comparable>(
  { id, day, placeKey, titleKey }: Comparable,
  others: readonly Other[],
): Other[] {
  if (!day || !placeKey || !titleKey) return [];
  return others.filter(
    (other) =>
      other.id !== id &&
      other.day === day &&
      other.placeKey === placeKey &&
      isNearTitle(titleKey, other.titleKey ?? ''),
  );
}
