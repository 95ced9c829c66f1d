import { isNearTitle } from './near-title.ts';

/** What is compared: the day of an event, and its place and title as slugs. */
export type Comparable = { id: string; day: string | null; placeKey: string | null; titleKey: string | null };

/** The events on the same day at the same place with a similar title: probably the same event, submitted twice. */
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
      other.titleKey !== null &&
      isNearTitle(titleKey, other.titleKey),
  );
}
