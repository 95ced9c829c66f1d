import { createHash } from 'node:crypto';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { compareReading, type Listed, type MemoryChange } from '#lib/memory/compare-reading';
import type { RememberedEvent } from '#lib/memory/remembered-event';
import { finishSlices } from '#lib/time/slices';

/** A memory as the store keeps it: the fields of listed events, too. */
export type SomeMemory = {
  byId: Map<string, RememberedEvent>;
  fields: Map<string, CalendarEvent>;
  /** The ids of events whose approval was taken back. */
  takenBack: Set<string>;
  isFirst: boolean;
};

export const emptyMemory = (): SomeMemory => ({
  byId: new Map(),
  fields: new Map(),
  takenBack: new Set(),
  isFirst: true,
});

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Writes changes as the store does. */
function retainChanges(memory: SomeMemory, changes: readonly MemoryChange[]): void {
  const ids = new Map([...memory.byId].map(([id, { uid }]) => [uid, id]));
  for (const { remembered, fields } of changes) {
    const { uid } = remembered;
    memory.byId.delete(ids.get(uid) ?? '');
    memory.byId.set(remembered.id, remembered);
    if (fields === 'deleted') memory.fields.delete(uid);
    else if (fields !== 'retained') memory.fields.set(uid, fields);
  }
}

/** Compares a reading with a memory, writes what differs, and returns it. */
export function readInto(memory: SomeMemory, reading: readonly Listed[], now: number): MemoryChange[] {
  const changes = finishSlices(
    compareReading(memory.byId, reading, {
      now,
      host: 'belize.example',
      digest,
      isFirst: memory.isFirst,
      lastFields: (uid) => memory.fields.get(uid),
      isTakenBack: (id) => memory.takenBack.has(id),
    }),
  );
  retainChanges(memory, changes);
  memory.isFirst = false;
  return changes;
}
