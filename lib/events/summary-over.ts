import { eventState } from './event-state.ts';
import { type EventSummary, summaryMoments } from './event-summary.ts';

/** Whether the event of a summary is over at an instant in milliseconds since 1970; one whose hour is unknown is not. */
export const isSummaryOver = (event: EventSummary, now: number) =>
  eventState(summaryMoments(event), now).kind === 'over';
