import 'server-only';
import type { CalendarEvent, SkippedRow } from '#lib/events/calendar-event';
import { processWide } from '#lib/server/process-wide.server';
import type { ApprovedEvents } from '#lib/submissions/store/approved-events.server';
import type { SourceName } from './sources/event-source.ts';

export type ServedFrom = SourceName | 'last-good-copy' | 'sample' | 'nothing';

/** What is being served: the events of one reading of one source, and the approved ones that joined them. */
export type EventSnapshot = {
  events: CalendarEvent[];
  /** How many of the events are approved submissions; they come last. */
  approved: number;
  skipped: SkippedRow[];
  from: ServedFrom;
  /** Since when these events from this source are served; of a last good copy, when it was kept. ISO 8601. */
  since: string;
  /** When the source was last read with this result, ISO 8601. */
  readAt: string;
  /** A digest of the sheet's text, and of which change of approved events this is. */
  version: string;
};

export type SourceReport = {
  /** Whether it answered when it was last asked; absent when it was not asked yet. */
  answering?: boolean;
  lastAnsweredAt?: string;
  events?: number;
  skipped?: SkippedRow[];
  lastFailedAt?: string;
  lastError?: string;
};

/** What a reading of the sources brought. `changedIds` are the events that are new, gone or different. */
export type Refreshed = {
  snapshot: EventSnapshot;
  answered: boolean;
  problem?: string;
  changedIds: string[];
};

type State = {
  /** What the sheet gave, without approved events. */
  sheet?: EventSnapshot;
  /** What the store gave when it last answered. */
  approved?: ApprovedEvents;
  /** Why the store did not answer when it was last asked, if so. */
  approvedProblem?: string;
  readingApproved?: Promise<void>;
  /** The approved events that pages were last made anew with. */
  approvedPublished?: ApprovedEvents;
  /** Both together, made once. */
  joined?: { sheet: EventSnapshot; approved: ApprovedEvents; snapshot: EventSnapshot };
  /** Why the last reading brought nothing new, if so. */
  problem?: string;
  /** When the last reading ended, in milliseconds since 1970. */
  readAt: number;
  running?: Promise<Refreshed>;
  next?: { acceptFewerRows: boolean; reading: Promise<Refreshed> };
  reports: Partial<Record<SourceName, SourceReport>>;
  /** Why the last good answer could not be kept on disk, if so. */
  copyProblem?: string;
  /** When pages were last made anew after a start or an edit, ISO 8601. */
  publishedAt?: string;
};

/** What this process knows of the events it serves; to be changed by the catalog alone. */
export const eventState = (): State => processWide('events', () => ({ reports: {}, readAt: 0 }));
