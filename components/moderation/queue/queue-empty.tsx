import { buttonClass } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { TRANSITIONS } from '#lib/submissions/items/states/submission-states';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import { pluralize } from '#lib/text/pluralize';

type QueueEmptyProps = {
  /** Whether nothing at all waits for a decision; otherwise only the filter matches nothing. */
  isDone: boolean;
  /** Number of items that wait for the answers of their senders. */
  asked: number;
};

/** What the queue shows instead of an empty list. */
export function QueueEmpty({ isDone, asked }: QueueEmptyProps) {
  if (!isDone)
    return (
      <EmptyState spot="nothing-found">
        <p>Nothing matches. Try another filter.</p>
      </EmptyState>
    );
  if (asked === 0)
    return (
      <EmptyState spot="nothing-today">
        <p>Everything is decided. Thank you!</p>
      </EmptyState>
    );
  const waits = `${pluralize(asked, 'item')} ${asked === 1 ? 'is waiting' : 'are waiting'}`;
  return (
    <EmptyState
      spot="nothing-today"
      actions={
        <a className={buttonClass()} href={moderationPath({ filter: { status: TRANSITIONS.ask.to } })}>
          Show what is waiting
        </a>
      }
    >
      <p>Nothing to decide for now. {waits} for an answer to our question.</p>
    </EmptyState>
  );
}
