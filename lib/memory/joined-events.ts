import type { CalendarEvent } from '#lib/events/calendar-event';
import { laterThan, type MemoryChange } from './compare-reading.ts';
import { uidDayAfter } from './event-moves.ts';
import type { RememberedEvent } from './remembered-event.ts';

/** A remembered event with its public fields, as stored. */
export type StoredEvent = { remembered: RememberedEvent; fields: CalendarEvent | undefined };

const placeOf = ({ date, city }: CalendarEvent) => ({ date, city });

/**
 * What is remembered of an event that vanished and one that is listed once they are the same: the older UID, under the
 * present id. The UID of the other is never given to another event.
 */
export function joinedEvent(
  { remembered: gone, fields: last }: StoredEvent,
  { remembered: present, fields }: StoredEvent & { fields: CalendarEvent },
  now: number,
): MemoryChange {
  const hasMoved = last && JSON.stringify(placeOf(last)) !== JSON.stringify(placeOf(fields));
  const formerIds = [...gone.formerIds, gone.id, ...present.formerIds].filter((id) => id !== present.id);
  const before = [gone.changed, present.changed].filter((at) => at !== undefined).toSorted();
  return {
    remembered: {
      ...present,
      uid: gone.uid,
      uidDay: last && uidDayAfter(gone, last, fields),
      formerIds,
      joinedUids: [...gone.joinedUids, present.uid, ...present.joinedUids],
      firstSeen: gone.firstSeen,
      changed: laterThan(before.at(-1), now),
      sequence: Math.max(gone.sequence, present.sequence) + 1,
      movedFrom: hasMoved ? { ...placeOf(last), on: new Date(now).toISOString() } : present.movedFrom,
    },
    fields,
  };
}

/**
 * Takes an event apart at its last former id: `former` has its UID and is no longer listed, `present` has the one that it
 * had by itself, or `newUid`. Of the former one only its title, its kind, and its day and place before the move are known.
 */
export function partedEvents(
  { remembered: known, fields }: StoredEvent & { fields: CalendarEvent },
  newUid: string,
  now: number,
): { former: MemoryChange; present: MemoryChange } | undefined {
  const formerId = known.formerIds.at(-1);
  if (formerId === undefined) return undefined;
  const at = laterThan(known.changed, now);
  const joined = known.joinedUids.at(-1);
  const { date, city } = known.movedFrom ?? fields;
  const last: CalendarEvent = {
    id: formerId,
    title: fields.title,
    date,
    city,
    category: fields.category,
    status: 'scheduled',
    venue: '',
    description: '',
    isAllDay: false,
    image: '',
    images: [],
    likes: fields.likes,
    cost: '',
  };
  return {
    former: {
      remembered: {
        ...known,
        id: formerId,
        uidDay: undefined,
        formerIds: known.formerIds.slice(0, -1),
        joinedUids: joined === undefined ? known.joinedUids : known.joinedUids.slice(0, -1),
        hash: '',
        changed: at,
        goneSince: new Date(now).toISOString(),
        movedFrom: undefined,
        event: last,
      },
      fields: last,
    },
    present: {
      remembered: {
        ...known,
        uid: joined ?? newUid,
        uidDay: undefined,
        formerIds: [],
        joinedUids: [],
        changed: at,
        sequence: known.sequence + 1,
        movedFrom: undefined,
      },
      fields,
    },
  };
}
