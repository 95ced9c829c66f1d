import { mapSlices, type Slices } from '#lib/time/slices';
import { type Described, type GivenId, givenByNaturalId, idsFoundAgain } from './given-ids.ts';

type Identified = Described & { id: string; hasOwnId: boolean };

/** The ids that events had when the sheet was read the last time, where others have or had the same without a number. */
function* foundAgain(
  events: readonly Identified[],
  former: readonly GivenId[],
  natural: ReadonlySet<string>,
): Slices<ReadonlyMap<Identified, string>> {
  const ids = new Map<Identified, string>();
  if (former.length === 0) return ids;
  const given = givenByNaturalId(former);
  const alike = Map.groupBy(
    events.filter(({ hasOwnId }) => !hasOwnId),
    ({ id }) => id,
  );
  yield* mapSlices([...alike], ([id, group]) => {
    const had = given.get(id) ?? [];
    if (had.length === 0 || (group.length === 1 && had.every((one) => one.id === id))) return;
    for (const [event, own] of idsFoundAgain(group, had))
      if (own === id || !natural.has(own)) ids.set(event, own);
  });
  return ids;
}

/**
 * Makes the ids of events unique. What had an id when the sheet was read the last time (`former`) has it again, wherever
 * its row is now; of the others, in sheet order, the first event with an id has it, the next ones get -2, -3 …
 * An id of the sheet's ID column comes before a generated one, and a suffix never makes an id that another row has
 * without one, so the order of other rows does not matter.
 */
export function* uniqueIds(events: readonly Identified[], former: readonly GivenId[] = []): Slices<string[]> {
  const natural = new Set<string>();
  const owners = new Map<string, Identified>();
  yield* mapSlices(events, (event) => natural.add(event.id));
  const again = yield* foundAgain(events, former, natural);
  const rank = (event: Identified) => (event.hasOwnId ? 2 : again.get(event) === event.id ? 1 : 0);
  yield* mapSlices(events, (event) => {
    // Who is known by a number does not lose it to whoever is not there any more.
    if (rank(event) === 0 && again.has(event)) return;
    const owner = owners.get(event.id);
    if (!owner || rank(event) > rank(owner)) owners.set(event.id, event);
  });
  const taken = new Set(again.values());
  const lastSuffix = new Map<string, number>();
  return yield* mapSlices(events, (event) => {
    if (owners.get(event.id) === event) return event.id;
    const had = again.get(event);
    if (had !== undefined && had !== event.id) return had;
    let suffix = (lastSuffix.get(event.id) ?? 1) + 1;
    while (natural.has(`${event.id}-${suffix}`) || taken.has(`${event.id}-${suffix}`)) suffix += 1;
    lastSuffix.set(event.id, suffix);
    return `${event.id}-${suffix}`;
  });
}
