import type { Sending } from '#components/forms/use-sending.ts';
import { FormNote } from '#components/ui/form/form-note';
import styles from './panel.module.css';

type SendingNoteProps = { sending: Sending; kept: 'nothing yet' | 'on device' | 'in page' };

const KEPT = {
  'on device': 'Your draft is kept on this device.',
  'in page': 'This device keeps no drafts: do not close this page before you have sent it.',
} as const;

/** Says what the form waits for, else where the draft is. */
export function SendingNote({ sending, kept }: SendingNoteProps) {
  const state = sending.status === 'submitting' ? sending.state : undefined;
  return (
    <>
      <div role="status">
        {state === 'waiting' && (
          <FormNote>
            <p>There is no connection. It goes out by itself as soon as there is one; nothing is lost.</p>
            {kept === 'on device' && (
              <p>You may close the page: it is sent the next time you open this guide with a signal.</p>
            )}
          </FormNote>
        )}
        {state === 'busy' && (
          <FormNote>
            <p>The server asks for a moment. It goes on by itself.</p>
          </FormNote>
        )}
      </div>
      {/* Its room is kept from the beginning: buttons that move under a finger are missed. */}
      {!state && (
        <p className={styles.small} style={kept === 'nothing yet' ? { visibility: 'hidden' } : undefined}>
          {KEPT[kept === 'nothing yet' ? 'on device' : kept]}
        </p>
      )}
    </>
  );
}
