import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { type EventMemory, NO_MEMORY, type RememberedEvent } from '#lib/memory/remembered-event';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { pageSignals } from '#lib/server/page-signals';
import { processWide } from '#lib/server/process-wide.server';
import { configuredSources } from '../sources/configured-sources.server.ts';
import { loadHead, parseHead } from './memory-head.server.ts';
import { loadRemembered } from './memory-rows.server.ts';

/** The longest time that a page waits for the store. */
const STORE_LIMIT_MS = 3_000;

/** What is remembered, as last read from the store. */
const shared = processWide('event-memory', () => ({
  /** The stored head of what was read; undefined before that. */
  head: undefined as string | undefined,
  memory: NO_MEMORY,
  reading: undefined as Promise<void> | undefined,
  isDown: false,
  /** The events whose pages are not as moderators have decided. */
  outdated: new Set<string>(),
}));

/** Logs a failure of the store when it begins, not at every attempt. */
export function noteMemoryOutage(code: string): void {
  if (!shared.isDown) log().warn({ code }, 'What is remembered of events stays as it was last read');
  shared.isDown = true;
}

/** Whether the store failed when it was last asked. */
export const isMemoryDown = () => shared.isDown;

function memoryOf(byId: ReadonlyMap<string, RememberedEvent>): EventMemory {
  const byFormerId = new Map<string, RememberedEvent>();
  for (const one of byId.values())
    for (const id of one.formerIds) {
      const present = byId.get(id);
      if (!present || present.goneSince !== undefined) byFormerId.set(id, one);
    }
  return { byId, byFormerId, isOn: true };
}

/** The ids of the events of which two memories say something else. */
function changedBetween(before: EventMemory, after: EventMemory): string[] {
  const isSame = (id: string) => JSON.stringify(before.byId.get(id)) === JSON.stringify(after.byId.get(id));
  return [...new Set([...before.byId.keys(), ...after.byId.keys()])].filter((id) => !isSame(id));
}

/** The last decision of a moderator that a stored head has; '' before the first one. */
const decisionIn = (head: string) => parseHead(head)?.decision ?? '';

async function readMemory(): Promise<void> {
  try {
    // Before the rows, so that a change in between is noticed the next time.
    const head = await loadHead();
    if (head !== shared.head) {
      const before = shared.head === undefined ? undefined : shared.memory;
      const memory = memoryOf(await loadRemembered());
      const isDecided = before && decisionIn(shared.head ?? '') !== decisionIn(head);
      shared.memory = memory;
      shared.head = head;
      // What a reading changes is published with it.
      if (isDecided) {
        for (const id of changedBetween(before, memory)) shared.outdated.add(id);
        pageSignals().listener?.outdated(false);
      }
    }
    shared.isDown = false;
  } catch (error) {
    noteMemoryOutage(errorCode(error) ?? 'UNEXPECTED');
  }
}

/**
 * Reads again what is remembered when it has changed. Ends within seconds and never throws: while the store fails, what was
 * read before stays. A build does not open the store, and the sample calendar has no memory.
 */
export async function renewMemory(): Promise<void> {
  if (isBuilding() || configuredSources().length === 0) return;
  shared.reading ??= readMemory().finally(() => {
    shared.reading = undefined;
  });
  const inTime = Promise.race([
    shared.reading.then(() => true),
    pause(STORE_LIMIT_MS, false, { ref: false }),
  ]);
  if (!(await inTime)) noteMemoryOutage('NO_ANSWER');
}

/** What is remembered as last read, and the stored head that it belongs to; undefined while it could never be read. */
export const readMemoryState = (): { memory: EventMemory; head: string } | undefined =>
  shared.head === undefined ? undefined : { memory: shared.memory, head: shared.head };

/**
 * What is remembered of all events: out of memory, but for the first call, which waits for the store. Never rejects; empty
 * for the sample calendar, and while the store could never be read.
 */
export async function loadMemory(): Promise<EventMemory> {
  if (configuredSources().length === 0) return NO_MEMORY;
  if (shared.head === undefined && !shared.isDown) await renewMemory();
  return shared.memory;
}

/** The ids of the events whose published pages are not as moderators have decided. */
export const outdatedByMemory = (): string[] => [...shared.outdated];

/** Notes that the pages of these events are published. */
export function noteMemoryPublished(ids: readonly string[]): void {
  for (const id of ids) shared.outdated.delete(id);
}
