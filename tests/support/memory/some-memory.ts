import type { EventMemory, RememberedEvent } from '#lib/memory/remembered-event';
import { someEvent } from '../events/some-event.ts';

const { id } = someEvent();

/** An event that is listed, and that was there at the first reading. */
export const someRemembered = (fields: Partial<RememberedEvent> = {}): RememberedEvent => ({
  uid: `${id}@example.bz`,
  uidDay: undefined,
  id,
  formerIds: [],
  joinedUids: [],
  source: 'sheet',
  hash: 'hash',
  firstSeen: undefined,
  changed: undefined,
  goneSince: undefined,
  sequence: 0,
  event: undefined,
  movedFrom: undefined,
  ...fields,
});

/** A memory of these events. */
export const memoryOf = (...events: readonly RememberedEvent[]): EventMemory => ({
  byId: new Map(events.map((event) => [event.id, event])),
  byFormerId: new Map(events.flatMap((event) => event.formerIds.map((id) => [id, event] as const))),
  isOn: true,
});
