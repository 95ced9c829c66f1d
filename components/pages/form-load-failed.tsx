import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';

/** Shown in place of the form when its code could not be loaded. */
export function FormLoadFailed() {
  return (
    <EmptyState
      spot="offline"
      actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      <p>The form could not be loaded. The connection may be weak, or the site has just been updated.</p>
    </EmptyState>
  );
}
