import { Button } from '#components/ui/button';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type KeepDraftProps = {
  /** The event was submitted, and there is no response yet. */
  waiting: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  onStay: () => void;
};

/** Asks what to do with the draft before the form closes. */
export function KeepDraft({ waiting, onKeep, onDiscard, onStay }: KeepDraftProps) {
  return (
    <Panel id="keep-draft-title" title="Keep this draft?" level={3}>
      <p>
        {waiting
          ? 'You pressed Submit, but it has not been sent yet. If you keep it, it will be sent automatically the next time you open this guide with a signal.'
          : 'If you keep it, it stays on this device with its pictures, and you can finish it later. Nobody else sees it.'}
      </p>
      <div className={styles.ways}>
        <Button look="primary" onClick={onKeep}>
          Keep the draft
        </Button>
        <Button onClick={onDiscard}>Delete it</Button>
        <Button look="quiet" onClick={onStay}>
          Back to the form
        </Button>
      </div>
    </Panel>
  );
}
