import 'server-only';
import type { CalendarEvent, SkippedRow } from '#lib/events/calendar-event';
import type { Fault } from '#lib/events/rows/fault';
import type { ReadRows } from '#lib/events/rows/like-rows';
import { processWide } from '#lib/server/process-wide.server';
import type { ApprovedEvents } from '#lib/submissions/items/published/approved-events.server';
import type { Judged } from './judging/judge-reading.ts';
import type { SourceName } from './sources/event-source.ts';
import type { RefusalReason } from './sources/source-error.ts';

export type ServedFrom = SourceName | 'last-good-copy' | 'sample' | 'nothing';

/** The events that are served: those of one source at one time, followed by the approved submissions. */
export type EventSnapshot = {
  events: CalendarEvent[];
  /** How many of the events are approved submissions; they are the last ones. */
  approved: number;
  skipped: SkippedRow[];
  /** All that is wrong in the sheet, skipped rows included; absent where nothing is. */
  faults?: Fault[];
  /** With what rows that are checked are compared; absent where there is no sheet. */
  read?: ReadRows;
  /** The required columns that the header lacks, of a sheet that is not taken. */
  missing?: readonly string[];
  from: ServedFrom;
  /** Since when these events from this source are served; of a last good copy, when it was saved. ISO 8601. */
  since: string;
  /** When the source was last read with this result, ISO 8601. */
  readAt: string;
  /** A hash of the sheet's text and of the version of the approved events. */
  version: string;
};

export type SourceReport = {
  /** Whether the last request was successful; absent before the first one. */
  answering?: boolean;
  lastAnsweredAt?: string;
  events?: number;
  skipped?: SkippedRow[];
  lastFailedAt?: string;
  lastError?: string;
  /** Whether the last response is held back because it looks like an accident, until a moderator or an editor accepts it. */
  isHeld?: boolean | undefined;
  /** Why the last response was not taken: the columns that it concerns, and the codes of what may be accepted. */
  refusal?: { reason: RefusalReason; columns: readonly string[]; doubts: readonly string[] } | undefined;
};

/** The result of a refresh. `changedIds` are the ids of added, removed and changed events. */
export type Refreshed = {
  snapshot: EventSnapshot;
  answered: boolean;
  problem?: string;
  changedIds: string[];
  /** The events that were served before, where any changed. */
  former: readonly CalendarEvent[];
};

/** How a refresh reads the sources. */
export type ReadOptions = {
  /** Whether a sheet is accepted that looks like an accident. */
  acceptChangedRows: boolean;
  /** The codes of doubts that a moderator has read and accepted. */
  accepted: readonly string[];
  /** Whether a source is asked although it has asked for a pause. */
  askPaused: boolean;
};

/** The sheet in it is without approved submissions. */
type State = Judged<EventSnapshot> & {
  /** The approved submissions, as last read from the store. */
  approved?: ApprovedEvents;
  /** Why the last request to the store failed, if so. */
  approvedProblem?: string;
  readingApproved?: Promise<void>;
  /** The approved events of the pages that were last published. */
  approvedPublished?: ApprovedEvents;
  /** Both together, cached. */
  joined?: { sheet: EventSnapshot; approved: ApprovedEvents; snapshot: EventSnapshot };
  /** Why the last refresh failed, if so. */
  problem?: string;
  /** When the last refresh ended, in milliseconds since 1970. */
  readAt: number;
  running?: Promise<Refreshed>;
  next?: { options: ReadOptions; reading: Promise<Refreshed> };
  reports: Partial<Record<SourceName, SourceReport>>;
  /** Until when a source has asked not to be asked again, in milliseconds since 1970. */
  pausedUntil: Partial<Record<SourceName, number>>;
  /** Why the last good copy could not be read or saved, if so. */
  copyProblem?: string;
  /** When pages were last published after a start or an edit, ISO 8601. */
  publishedAt?: string;
};

/** The state of the events in this process; only the catalog may change it. */
export const catalogState = (): State =>
  processWide('events', () => ({ reports: {}, pausedUntil: {}, readAt: 0 }));

/** When the served sheet was read, in milliseconds since 1970; -Infinity while no configured sheet is served. */
export function sheetReadAt(sheet = catalogState().sheet): number {
  if (!sheet || sheet.from === 'sample' || sheet.from === 'nothing') return Number.NEGATIVE_INFINITY;
  return Date.parse(sheet.readAt);
}

/** Whether this server has events to show, of whatever source. */
export function hasEvents(): boolean {
  const { sheet } = catalogState();
  return sheet !== undefined && sheet.from !== 'nothing';
}
