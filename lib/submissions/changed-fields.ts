import type { EventSubmission } from './fields/event-submission.ts';

/** Names of the fields in which an event is another one than before. */
export const changedFields = (before: EventSubmission, after: EventSubmission) =>
  (Object.keys(after) as (keyof EventSubmission)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
