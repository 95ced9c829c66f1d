import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { type ApprovedEvents, loadApprovedEvents } from '#lib/submissions/store/approved-events.server';
import { eventsVersion } from '#lib/submissions/store/events-version.server';
import { type EventSnapshot, eventState } from './event-state.server.ts';

/** Milliseconds that anybody waits for the store; a page never waits longer for it. */
const STORE_LIMIT_MS = 3_000;

const NONE: ApprovedEvents = {
  version: undefined,
  events: [],
  announced: [],
  until: Number.POSITIVE_INFINITY,
};

async function readStore(): Promise<void> {
  const state = eventState();
  try {
    // The version before the events: a change in between is seen as another version the next time.
    const version = await eventsVersion();
    const held = state.approved;
    if (held?.version !== version || held.until <= Date.now())
      state.approved = await loadApprovedEvents(version);
    state.approvedProblem = undefined;
  } catch (error) {
    noteProblem(`The store could not be read (${errorCode(error) ?? 'unknown reason'})`);
  }
}

/** Said once, not at every question. */
function noteProblem(problem: string) {
  const state = eventState();
  if (!state.approvedProblem) log().warn(`${problem}; the approved events stay as they were last read`);
  state.approvedProblem = problem;
}

/**
 * Reads the approved events anew if they have changed. Whatever happens to the store, it ends within seconds and
 * never throws: those that were read before stay. A build does not open the store.
 */
export async function renewApproved(): Promise<void> {
  if (isBuilding()) return;
  const state = eventState();
  state.readingApproved ??= readStore().finally(() => {
    state.readingApproved = undefined;
  });
  const inTime = Promise.race([
    state.readingApproved.then(() => true),
    pause(STORE_LIMIT_MS, false, { ref: false }),
  ]);
  if (!(await inTime)) noteProblem(`The store did not answer within ${STORE_LIMIT_MS / 1_000} s`);
  state.approved ??= NONE;
}

/** The approved events as they are held; only the first who asks waits for the store. */
export async function heldApproved(): Promise<ApprovedEvents> {
  if (!eventState().approved) await renewApproved();
  return eventState().approved ?? NONE;
}

/**
 * What the sheet says of an event, with what its submitter said since: an event is cancelled or moved at once,
 * whoever keeps its row, until the row itself says something newer.
 */
function withNews(event: CalendarEvent, news: CalendarEvent): CalendarEvent {
  if (event.status !== 'scheduled') return event;
  if (news.status === 'cancelled') return { ...event, status: 'cancelled' };
  const { movedFrom } = news;
  const isAsBefore = movedFrom?.date === event.date && movedFrom.venue === event.venue;
  return isAsBefore ? news : event;
}

function join(sheet: EventSnapshot, { version, events, announced }: ApprovedEvents): EventSnapshot {
  const inSheet = new Set(sheet.events.map(({ id }) => id));
  // An event that somebody also wrote into the sheet is the sheet's.
  const joined = events.filter(({ id }) => !inSheet.has(id));
  const news = new Map(announced.filter(({ id }) => inSheet.has(id)).map((event) => [event.id, event]));
  if (joined.length === 0 && news.size === 0) return sheet;
  const fromSheet = sheet.events.map((event) => {
    const said = news.get(event.id);
    return said ? withNews(event, said) : event;
  });
  return {
    ...sheet,
    events: [...fromSheet, ...joined],
    approved: joined.length,
    // With their number, since one that the sheet has taken over leaves without another change.
    version: createHash('sha256')
      .update([sheet.version, version, joined.length].join('\n'))
      .digest('hex')
      .slice(0, 16),
  };
}

/** The sheet's events with the approved ones beside them: made once for the same two. */
export function joinedEvents(
  sheet: EventSnapshot,
  approved: ApprovedEvents = eventState().approved ?? NONE,
): EventSnapshot {
  const state = eventState();
  if (state.joined?.sheet !== sheet || state.joined.approved !== approved)
    state.joined = { sheet, approved, snapshot: join(sheet, approved) };
  return state.joined.snapshot;
}
