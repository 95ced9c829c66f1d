import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { isSoldOut, takesPlace } from '#lib/events/event-status';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import {
  type ApprovedEvents,
  loadApprovedEvents,
} from '#lib/submissions/items/published/approved-events.server';
import { eventsVersion } from '#lib/submissions/items/published/events-version.server';
import { isSuperseded } from '#lib/submissions/items/published/superseded-rows.server';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { catalogState, type EventSnapshot, sheetReadAt } from './catalog-state.server.ts';
import type { CalendarReading } from './memory/remember-reading.server.ts';

/** The longest time that a page waits for the store. */
const STORE_LIMIT_MS = 3_000;

const NONE: ApprovedEvents = {
  version: undefined,
  events: [],
  announced: [],
  corrected: [],
  revisions: new Map(),
  inSheetFrom: new Map(),
  sheetReadAt: Number.NEGATIVE_INFINITY,
};

async function readStore(): Promise<void> {
  const state = catalogState();
  try {
    // The version is read before the events, so that a change in between is noticed the next time.
    const version = await eventsVersion();
    const held = state.approved;
    const readAt = sheetReadAt();
    // For a sheet that was read earlier, as after a clock that was ahead, more of them are served from the store.
    if (held?.version !== version || readAt < held.sheetReadAt)
      state.approved = await loadApprovedEvents(version, readAt);
    state.approvedProblem = undefined;
  } catch (error) {
    noteProblem(`The store could not be read (${errorCode(error) ?? 'unknown reason'})`);
  }
}

/** Logs a problem when it begins, not at every attempt. */
function noteProblem(problem: string) {
  const state = catalogState();
  if (!state.approvedProblem) log().warn(`${problem}; the approved events stay as they were last read`);
  state.approvedProblem = problem;
}

/**
 * Reads the approved events again when they have changed. Ends within seconds and never throws: when the store fails,
 * the events that were read before stay. A build does not open the store.
 */
export async function renewApproved(): Promise<void> {
  if (isBuilding()) return;
  const state = catalogState();
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

/** The approved events as last read; only the first call waits for the store. */
export async function currentApproved(): Promise<ApprovedEvents> {
  if (!catalogState().approved) await renewApproved();
  return catalogState().approved ?? NONE;
}

/** An event of the sheet without those of its dates that its organiser has cancelled; as it is where its row lacks them already. */
function withCancelledDates(event: CalendarEvent, cancelled: readonly CalendarDay[]): CalendarEvent {
  const { date, moreDates = [], ...rest } = event;
  const isOff = (day: string) => cancelled.some((one) => one === day);
  const off = [date, ...moreDates].filter((day): day is CalendarDay => isOff(day));
  const [first, ...more] = [date, ...moreDates].filter((day) => !isOff(day));
  if (off.length === 0 || first === undefined) return event;
  const later = more.filter(isCalendarDay);
  return { ...rest, date: first, ...(later.length > 0 && { moreDates: later }), cancelledDates: off };
}

/**
 * An event of the sheet with the announcement of its organiser: it is cancelled, wholly or on some of its dates, at once,
 * without a change of its row; it is moved until the row has another date or venue.
 */
function withAnnouncement(event: CalendarEvent, announced: CalendarEvent): CalendarEvent {
  if (!takesPlace(event)) return event;
  const { movedFrom, cancelledDates = [] } = announced;
  const isAsBefore = movedFrom?.date === event.date && movedFrom.venue === event.venue;
  // What the row says of tickets is not contradicted by a move.
  if (isAsBefore)
    return isSoldOut(event) && takesPlace(announced) ? { ...announced, status: event.status } : announced;
  const onItsDates = withCancelledDates(event, cancelledDates);
  return takesPlace(announced) ? onItsDates : { ...onItsDates, status: announced.status };
}

/**
 * The events of the sheet with what the store knows better of those that were approved: a correction that the row does
 * not have yet, an announcement, and which version of its calendar entry each is.
 */
function withNewerFacts(
  sheet: readonly CalendarEvent[],
  { announced, corrected, revisions }: ApprovedEvents,
): readonly CalendarEvent[] {
  const announcements = new Map(announced.map((event) => [event.id, event]));
  const corrections = new Map(corrected.map((one) => [one.event.id, one]));
  if (announcements.size + corrections.size + revisions.size === 0) return sheet;
  let isChanged = false;
  const events = sheet.map((row) => {
    const correction = corrections.get(row.id);
    const revision = revisions.get(row.id);
    const announcement = announcements.get(row.id);
    if (!correction && !revision && !announcement) return row;
    isChanged = true;
    if (correction && isSuperseded(row, correction.supersededRows)) return correction.event;
    const announcedRow = announcement ? withAnnouncement(row, announcement) : row;
    return revision ? { ...announcedRow, revision } : announcedRow;
  });
  return isChanged ? events : sheet;
}

/** The approved events that are served beside a sheet. */
function besideSheet(sheet: EventSnapshot, { events, inSheetFrom }: ApprovedEvents): CalendarEvent[] {
  const inSheet = new Set(sheet.events.map(({ id }) => id));
  const readAt = sheetReadAt(sheet);
  // Of an event that is also in the sheet, the sheet's row counts; of one that was added to it, its absence.
  return events.filter(
    ({ id }) => !inSheet.has(id) && (inSheetFrom.get(id) ?? Number.POSITIVE_INFINITY) > readAt,
  );
}

/**
 * What is to be remembered of a sheet and the approved events. Undefined for the sample calendar, and while the sheet was
 * not compared with the last good one or the approved events are not known: they would all have vanished.
 */
export function readingOf(sheet: EventSnapshot): CalendarReading | undefined {
  const { approved, approvedProblem, uncheckedSheet } = catalogState();
  if (isBuilding() || sheet.from === 'sample' || sheet.from === 'nothing' || sheet === uncheckedSheet)
    return undefined;
  if (approved?.version === undefined || approvedProblem) return undefined;
  return {
    sheet: sheet.version,
    readAt: sheet.readAt,
    isCopy: sheet.from === 'last-good-copy',
    approvedVersion: approved.version,
    listed: [
      ...withNewerFacts(sheet.events, approved).map((event) => ({ event, source: 'sheet' as const })),
      ...besideSheet(sheet, approved).map((event) => ({ event, source: 'store' as const })),
    ],
  };
}

function join(sheet: EventSnapshot, approved: ApprovedEvents): EventSnapshot {
  const { version } = approved;
  const joined = besideSheet(sheet, approved);
  const fromSheet = withNewerFacts(sheet.events, approved);
  if (joined.length === 0 && fromSheet === sheet.events) return sheet;
  return {
    ...sheet,
    events: [...fromSheet, ...joined],
    approved: joined.length,
    // With their number, because an event that was added to the sheet is no longer joined, without a change of
    // `version`.
    version: createHash('sha256')
      .update([sheet.version, version, joined.length].join('\n'))
      .digest('hex')
      .slice(0, 16),
  };
}

/** The events of the sheet followed by the approved ones; cached for the same two. */
export function joinedEvents(
  sheet: EventSnapshot,
  approved: ApprovedEvents = catalogState().approved ?? NONE,
): EventSnapshot {
  const state = catalogState();
  if (state.joined?.sheet !== sheet || state.joined.approved !== approved)
    state.joined = { sheet, approved, snapshot: join(sheet, approved) };
  return state.joined.snapshot;
}
