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
        actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      >
        <h2 id={title} tabIndex={-1}>
          This could not be loaded
        </h2>
        <p>The connection may be weak, or the site has just been updated.</p>
      </EmptyState>
    </Modal>
  );
}
