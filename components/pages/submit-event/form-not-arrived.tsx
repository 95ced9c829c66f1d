import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';

/** Says in place of the form that its code did not come. */
export function FormNotArrived() {
  return (
    <EmptyState
      spot="offline"
      actions={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
    >
      <p>The form did not arrive. The connection may be weak, or the guide has just been renewed.</p>
    </EmptyState>
  );
}
