import type { EventSubmission } from '../../fields/event-submission.ts';

/** Names of the fields whose values differ between two versions of an event. */
export const changedFields = (before: EventSubmission, after: EventSubmission) =>
  (Object.keys(after) as (keyof EventSubmission)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
