import { useId } from 'react';
import { Button } from '../button.tsx';
import { Modal } from '../overlay/modal.tsx';
import { EmptyState } from './empty-state.tsx';

/** Shown in place of a dialog whose code could not be loaded. */
export function LoadFailed({ onClose }: { onClose: () => void }) {
  const title = useId();
  return (
    <Modal labelledBy={title} size="small" onClose={onClose}>
      <EmptyState
        spot="offline"
        actions={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
      >
        <h2 id={title} tabIndex={-1}>
          This did not arrive
        </h2>
        <p>The connection may be weak, or the guide has just been renewed.</p>
      </EmptyState>
    </Modal>
  );
}
