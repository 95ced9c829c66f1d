import 'server-only';
import { placeFromText } from '#lib/places/places';
import type { ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { slug } from '#lib/text/slug';
import { statusesWhere } from '../submission-states.ts';
import type { ListedEvent } from './event-id-for.ts';
import { contentOf, nameOf } from './moderated-item.ts';
import { type Comparable, possibleDuplicates } from './possible-duplicates.ts';

/** A possible duplicate: another item, or an event that the site lists. */
type PossibleDuplicate = Comparable & {
  title: string;
  href: string;
  /** The reference of an item, or 'On the site'. */
  from: string;
};

type Subject = Pick<ItemTable, 'id' | 'kind' | 'event_date' | 'place_key' | 'title_key' | 'event_id'>;

async function otherItems(days: readonly string[]) {
  const { db } = await store();
  return db
    .selectFrom('items')
    .select(['id', 'kind', 'payload', 'reference', 'event_date', 'place_key', 'title_key', 'event_id'])
    .where('kind', '=', 'event')
    .where(
      'status',
      'in',
      statusesWhere(({ isOpen, isPublic }) => isOpen || isPublic),
    )
    .where('event_date', 'in', days)
    .execute();
}

/** The possible duplicates of each item that has some, among open and approved items and listed events. */
export async function duplicatesOf(
  items: readonly Subject[],
  listed: readonly ListedEvent[],
): Promise<Map<string, PossibleDuplicate[]>> {
  const days = [...new Set(items.map(({ event_date }) => event_date).filter((day) => day !== null))];
  if (days.length === 0) return new Map();
  const rows = await otherItems(days);
  const ownIds = new Set([...rows, ...items].map(({ event_id }) => event_id));
  const others: PossibleDuplicate[] = [
    ...rows.map((row) => ({
      id: row.id,
      day: row.event_date,
      placeKey: row.place_key,
      titleKey: row.title_key,
      title: nameOf(contentOf(row)),
      href: `/moderate/items/${row.id}`,
      from: row.reference,
    })),
    ...listed
      .filter(({ id, date }) => days.includes(date) && !ownIds.has(id))
      .map(({ id, date, city, title }) => ({
        id,
        day: date,
        placeKey: placeFromText(city).slug,
        titleKey: slug(title),
        title,
        href: `/events/${id}`,
        from: 'On the site',
      })),
  ];
  const found = items.map(({ id, event_date, place_key, title_key }) => {
    const subject = { id, day: event_date, placeKey: place_key, titleKey: title_key };
    return [id, possibleDuplicates(subject, others)] as const;
  });
  return new Map(found.filter(([, duplicates]) => duplicates.length > 0));
}
