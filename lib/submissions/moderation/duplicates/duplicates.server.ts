import 'server-only';
import { sql } from 'kysely';
import { placeFromText } from '#lib/places/place-from-text';
import type { ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { slug } from '#lib/text/slug';
import type { EventSubmission } from '../../fields/event-submission.ts';
import { nameOf } from '../../items/record/moderated-item.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { stateOf, statusesWhere } from '../../items/states/submission-states.ts';
import type { ListedEvent } from '../decisions/event-id-for.ts';
import { type Comparable, possibleDuplicates } from './possible-duplicates.ts';
import { whenAndWhereWords } from './when-and-where.ts';

/** A possible duplicate: another item, or an event that the site lists. */
type PossibleDuplicate = Comparable & {
  title: string;
  href: string;
  /** The reference of an item, or 'On the site'. */
  from: string;
  /** The day, the hour and the venue. */
  when: string;
  /** The public id of one that is on the calendar. */
  eventId?: string | undefined;
};

type Subject = Pick<ItemTable, 'id' | 'kind' | 'event_date' | 'place_key' | 'title_key' | 'event_id'>;

/** Items of one day and place whose titles are compared, the latest ones: a robot may send thousands. */
const MAX_CANDIDATES = 50;

type Spot = { day: string; placeKey: string };

const keyOf = ({ day, placeKey }: Spot) => `${day} ${placeKey}`;

/** The days and places of some items, each pair once. */
function spotsOf(items: readonly Subject[]): Spot[] {
  const spots = items.flatMap(({ event_date: day, place_key: placeKey }) =>
    day && placeKey ? [[keyOf({ day, placeKey }), { day, placeKey }] as const] : [],
  );
  return [...new Map(spots).values()];
}

type Candidate = Pick<ItemTable, 'id' | 'event_date' | 'place_key' | 'title_key' | 'event_id'>;

/** Open and approved events on some days at some places, by the index of the two. */
async function otherItems(spots: readonly Spot[]): Promise<Candidate[]> {
  const { db } = await store();
  const pairs = sql.join(spots.map(({ day, placeKey }) => sql`(${day}, ${placeKey})`));
  const statuses = sql.join(statusesWhere(({ isOpen, isPublic }) => isOpen || isPublic));
  // A cross join makes SQLite go through the pairs and use that index, instead of reading all open items.
  // A selection from it, since the embedded store lets only selections go on while another process holds the lock.
  const candidates = sql<Candidate>`(
    with spots (day, place) as (values ${pairs}),
    candidates as (
      select id, event_date, place_key, title_key, event_id,
        row_number() over (partition by event_date, place_key order by created_at desc) as position
      from spots cross join items
      where event_date = day and place_key = place and kind = 'event' and status in (${statuses})
    )
    select id, event_date, place_key, title_key, event_id from candidates
    where position <= ${MAX_CANDIDATES})`;
  return db.selectFrom(candidates.as('found')).selectAll().execute();
}

type Named = Pick<PossibleDuplicate, 'title' | 'from' | 'when' | 'eventId'>;

const whenOfEvent = ({ date, time, isAllDay, venueName }: EventSubmission) =>
  whenAndWhereWords({ date, time: isAllDay ? 'All day' : time, venue: venueName });

/** Titles and references of the items that were found; their payloads are read for them alone. */
async function namesOf(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Named>();
  const { db } = await store();
  const rows = await db
    .selectFrom('items')
    .select(['id', 'kind', 'payload', 'reference', 'event_id', 'status'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row): [string, Named] => {
      const content = contentOf(row);
      const { status, event_id, reference: from } = row;
      return [
        row.id,
        {
          title: nameOf(content),
          from,
          when: content.kind === 'event' ? whenOfEvent(content.payload) : '',
          eventId: (stateOf(status).isPublic && event_id) || undefined,
        },
      ];
    }),
  );
}

/** The listed events on these days at these places, without those that are items themselves. */
function listedAt(
  spots: readonly Spot[],
  listed: readonly ListedEvent[],
  ownIds: ReadonlySet<string | null>,
): PossibleDuplicate[] {
  const wanted = new Set(spots.map(keyOf));
  const days = new Set(spots.map(({ day }) => day));
  // Thousands of events are on these days, at few places: each spelling is looked up once, and few titles are compared.
  const places = new Map<string, string>();
  const placeKeyOf = (city: string) => {
    const placeKey = places.get(city) ?? placeFromText(city).slug;
    places.set(city, placeKey);
    return placeKey;
  };
  return listed
    .filter(({ id, date }) => days.has(date) && !ownIds.has(id))
    .map(({ id, title, date: day, city, time, isAllDay, venue = '' }) => ({
      id,
      title,
      day,
      placeKey: placeKeyOf(city),
      when: whenAndWhereWords({ date: day, time: isAllDay ? 'All day' : time, venue }),
    }))
    .filter((spot) => wanted.has(keyOf(spot)))
    .map(({ id, day, placeKey, title, when }) => ({
      id,
      day,
      placeKey,
      titleKey: slug(title),
      title,
      href: `/events/${id}`,
      from: 'On the site',
      when,
      eventId: id,
    }));
}

/** The possible duplicates of each item that has some, among open and approved items and listed events. */
export async function duplicatesOf(
  items: readonly Subject[],
  listed: readonly ListedEvent[],
): Promise<Map<string, PossibleDuplicate[]>> {
  const spots = spotsOf(items);
  if (spots.length === 0) return new Map();
  const rows = await otherItems(spots);
  const ownIds = new Set([...rows, ...items].map(({ event_id }) => event_id));
  const others = [
    ...rows.map((row) => ({
      id: row.id,
      day: row.event_date,
      placeKey: row.place_key,
      titleKey: row.title_key,
    })),
    ...listedAt(spots, listed, ownIds),
  ];
  const found = items.map(({ id, event_date, place_key, title_key }) => {
    const subject = { id, day: event_date, placeKey: place_key, titleKey: title_key };
    return [id, possibleDuplicates<Comparable | PossibleDuplicate>(subject, others)] as const;
  });
  const isListed = (other: Comparable | PossibleDuplicate): other is PossibleDuplicate => 'href' in other;
  const names = await namesOf([
    ...new Set(found.flatMap(([, same]) => same.filter((other) => !isListed(other)).map(({ id }) => id))),
  ]);
  const named = (other: Comparable | PossibleDuplicate): PossibleDuplicate[] => {
    if (isListed(other)) return [other];
    const name = names.get(other.id);
    return name ? [{ ...other, ...name, href: `/moderate/items/${other.id}` }] : [];
  };
  return new Map(
    found
      .filter(([, same]) => same.length > 0)
      .map(([id, same]): [string, PossibleDuplicate[]] => [id, same.flatMap(named)]),
  );
}
