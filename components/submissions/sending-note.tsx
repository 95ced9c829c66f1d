import { StoppedNote } from '#components/forms/stopped-note';
import type { Sending } from '#components/forms/use-sending.ts';
import { FormNote } from '#components/ui/form/form-note';
import styles from './panel.module.css';

type SendingNoteProps = {
  sending: Sending;
  savedIn: 'nothing' | 'device' | 'page';
  /** Whether the chosen images are on the device too, as far as they are not uploaded. */
  areImagesStored: boolean;
};

const SAVED = {
  device: 'Your draft is kept on this device.',
  words:
    'This device keeps what you wrote, but not yet your pictures: do not close this page before you have sent it.',
  page: 'This device cannot save drafts: do not close this page before you have sent it.',
} as const;

/** Status of the request, else where the draft is saved. */
export function SendingNote({ sending, savedIn, areImagesStored }: SendingNoteProps) {
  const saved = savedIn === 'nothing' ? 'device' : savedIn;
  const place = saved === 'device' && !areImagesStored ? 'words' : saved;
  const state = sending.status === 'submitting' ? sending.state : undefined;
  return (
    <>
      <div role="status">
        <StoppedNote sending={sending} />
        {state === 'waiting' && (
          <FormNote>
            <p>
              You are offline. It will be sent automatically as soon as you are back online; nothing is lost.
            </p>
            {savedIn === 'device' && areImagesStored && (
              <p>You can close the page: it will be sent the next time you open this guide with a signal.</p>
            )}
          </FormNote>
        )}
        {state === 'pictures' && (
          <FormNote>
            <p>Your pictures are on their way. The event follows as soon as they have arrived.</p>
          </FormNote>
        )}
        {state === 'busy' && (
          <FormNote>
            <p>Our server needs a moment. We’ll keep trying.</p>
          </FormNote>
        )}
      </div>
      {/* It takes its space from the beginning, so that the buttons below do not move. */}
      {!state && (
        <p className={styles.small} style={savedIn === 'nothing' ? { visibility: 'hidden' } : undefined}>
          {SAVED[place]}
        </p>
      )}
    </>
  );
}
