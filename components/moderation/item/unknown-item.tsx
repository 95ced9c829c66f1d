import { buttonClass } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';

/** Shown for the URL of an item that does not exist. */
export function UnknownItem() {
  return (
    <EmptyState
      spot="nothing-found"
      actions={
        <a className={buttonClass('primary')} href="/moderate">
          Go to the queue
        </a>
      }
    >
      <h1>There is no such item</h1>
      <p>The link may be cut off. Search for its reference in the queue.</p>
    </EmptyState>
  );
}
