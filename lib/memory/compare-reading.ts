import { sequenceOf } from '#lib/events/calendar/entry-version';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { mapSlices, type Slices } from '#lib/time/slices';
import { type Appeared, isAlsoOn, movesAmong, uidDayAfter, type Vanished } from './event-moves.ts';
import { comparedContent } from './public-fields.ts';
import type { RememberedEvent } from './remembered-event.ts';

/** An event of the served calendar, and whether a row of the sheet or an approved submission lists it. */
export type Listed = { event: CalendarEvent; source: RememberedEvent['source'] };

/** What is to be written of an event: `fields` are its last public ones, to be stored, deleted, or left as they are. */
export type MemoryChange = { remembered: RememberedEvent; fields: CalendarEvent | 'retained' | 'deleted' };

type Comparing = {
  /** Milliseconds since 1970. */
  now: number;
  /** The host of the site, behind the @ of a UID. */
  host: string;
  /** A digest of a text. */
  digest: (text: string) => string;
  /** Whether nothing was remembered before: then nothing is new. */
  isFirst: boolean;
  /** The last public fields of an event that the reading does not list any more. */
  lastFields: (uid: string) => CalendarEvent | undefined;
  /** Whether an approval was taken back, by the id of its event, so that nothing is kept of it. */
  isTakenBack: (id: string) => boolean;
};

/** An instant as ISO 8601, at least a second after another one, since calendars have no smaller steps. */
export function laterThan(before: string | undefined, now: number): string {
  const least = before === undefined ? now : Math.max(now, Date.parse(before) + 1_000);
  return new Date(least).toISOString();
}

/** The events that are remembered as listed and that a reading does not list. */
export const vanishedFrom = (
  memory: ReadonlyMap<string, RememberedEvent>,
  ids: ReadonlySet<string>,
): RememberedEvent[] =>
  [...memory.values()].filter(({ id, goneSince }) => goneSince === undefined && !ids.has(id));

/** What of a remembered event becomes another version. */
const changed = (known: RememberedEvent, { event }: Listed, hash: string, now: number) => ({
  ...known,
  hash,
  changed: laterThan(known.changed, now),
  sequence: Math.max(known.sequence + 1, sequenceOf(event)),
});

/** What is remembered of an event that was listed before, or is listed again; undefined where that is as it was. */
function listedAgain(
  known: RememberedEvent,
  listed: Listed,
  hash: string,
  now: number,
): MemoryChange | undefined {
  const { source, event } = listed;
  const isSame = known.hash === hash;
  if (isSame && known.goneSince === undefined && known.source === source) return undefined;
  const remembered = isSame ? known : changed(known, listed, hash, now);
  return {
    remembered: { ...remembered, source, goneSince: undefined, event: undefined },
    fields: event,
  };
}

/** An event that has become another one by its id: on another day, or in another place. */
function moved({ known, last }: Vanished, listed: Listed, hash: string, now: number): MemoryChange {
  const { id } = listed.event;
  const version = changed(known, listed, hash, now);
  return {
    remembered: {
      ...version,
      id,
      uidDay: uidDayAfter(known, last, listed.event),
      source: listed.source,
      formerIds: [...known.formerIds.filter((former) => former !== id), known.id],
      ...(!isAlsoOn(last, listed.event) && {
        movedFrom: { date: last.date, city: last.city, on: new Date(now).toISOString() },
      }),
    },
    fields: listed.event,
  };
}

/** What is remembered of an event that is listed for the first time. */
function firstListed(
  { event, source }: Listed,
  hash: string,
  uid: string,
  comparing: Comparing,
): MemoryChange {
  const seen = comparing.isFirst ? undefined : new Date(comparing.now).toISOString();
  return {
    remembered: {
      uid,
      uidDay: undefined,
      id: event.id,
      formerIds: [],
      joinedUids: [],
      source,
      hash,
      firstSeen: seen,
      changed: seen ?? event.revision?.changedAt,
      goneSince: undefined,
      sequence: sequenceOf(event),
      event: undefined,
      movedFrom: undefined,
    },
    fields: event,
  };
}

/** An event without any of its public fields. */
export const withoutFields = (known: RememberedEvent, goneSince: string): MemoryChange => ({
  remembered: { ...known, goneSince, hash: '', event: undefined, movedFrom: undefined },
  fields: 'deleted',
});

const wasTakenBack = ({ id, formerIds }: RememberedEvent, isTakenBack: Comparing['isTakenBack']) =>
  isTakenBack(id) || formerIds.some(isTakenBack);

/** What is remembered of an event that is not listed any more. */
function gone(known: RememberedEvent, { now, isTakenBack, lastFields }: Comparing): MemoryChange {
  const goneSince = new Date(now).toISOString();
  return known.source === 'sheet' && !wasTakenBack(known, isTakenBack)
    ? { remembered: { ...known, goneSince, event: lastFields(known.uid) }, fields: 'retained' }
    : withoutFields(known, goneSince);
}

/** A UID for a new event: `{id}@{host}`, or where that is used, `{id}.2@{host}`, since no id has a full stop. */
export function freeUid(id: string, host: string, used: ReadonlySet<string>): string {
  let uid = `${id}@${host}`;
  for (let number = 2; used.has(uid); number += 1) uid = `${id}.${number}@${host}`;
  return uid;
}

function unusedUids(memory: ReadonlyMap<string, RememberedEvent>, host: string): (id: string) => string {
  const used = new Set<string>();
  for (const { uid, joinedUids } of memory.values()) for (const one of [uid, ...joinedUids]) used.add(one);
  return (id) => {
    const uid = freeUid(id, host, used);
    used.add(uid);
    return uid;
  };
}

/**
 * What an accepted reading, or a decision, changes of what is remembered, in steps. An event that it lists twice counts
 * once. Without a change there is nothing in the result.
 */
export function* compareReading(
  memory: ReadonlyMap<string, RememberedEvent>,
  reading: readonly Listed[],
  comparing: Comparing,
): Slices<MemoryChange[]> {
  const { now, host, digest, lastFields } = comparing;
  const byId = new Map<string, Listed>();
  for (const listed of reading) if (!byId.has(listed.event.id)) byId.set(listed.event.id, listed);
  yield;
  const changes: MemoryChange[] = [];
  const unknown: { listed: Listed; hash: string }[] = [];
  const appeared: Appeared[] = [];
  yield* mapSlices([...byId.values()], (listed) => {
    const { event } = listed;
    const hash = digest(comparedContent(event));
    const known = memory.get(event.id);
    if (known?.goneSince !== undefined || !known) appeared.push({ event, isKnown: known !== undefined });
    if (!known) unknown.push({ listed, hash });
    const change = known && listedAgain(known, listed, hash, now);
    if (change) changes.push(change);
  });
  const vanished = vanishedFrom(memory, new Set(byId.keys()));
  yield;
  const withFields = vanished.flatMap((known) => {
    const last = lastFields(known.uid);
    return last ? [{ known, last }] : [];
  });
  const moves = movesAmong(withFields, appeared, now);
  yield;
  const uidFor = unknown.length > moves.size ? unusedUids(memory, host) : () => '';
  yield* mapSlices(unknown, ({ listed, hash }) => {
    const before = moves.get(listed.event.id);
    changes.push(
      before
        ? moved(before, listed, hash, now)
        : firstListed(listed, hash, uidFor(listed.event.id), comparing),
    );
  });
  const hasMoved = new Set([...moves.values()].map(({ known }) => known));
  for (const known of vanished) if (!hasMoved.has(known)) changes.push(gone(known, comparing));
  yield;
  // Its row may have been deleted before its approval was taken back.
  for (const known of memory.values())
    if (known.goneSince !== undefined && known.event && !byId.has(known.id))
      if (wasTakenBack(known, comparing.isTakenBack)) changes.push(withoutFields(known, known.goneSince));
  return changes;
}
