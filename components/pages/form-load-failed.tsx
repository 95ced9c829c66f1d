import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';

/** Shown in place of the form when its code could not be loaded. */
export function FormLoadFailed() {
  return (
    <EmptyState
      spot="offline"
      actions={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
    >
      <p>The form did not arrive. The connection may be weak, or the guide has just been renewed.</p>
    </EmptyState>
  );
}
