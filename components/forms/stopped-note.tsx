import { FormNote } from '#components/ui/form/form-note';
import { noteInView } from './note-in-view.ts';
import type { Sending } from './use-sending.ts';

/** Says in a status region that the visitor has stopped the sending, and that nothing is lost. */
export function StoppedNote({ sending }: { sending: Sending }) {
  if (sending.status !== 'idle' || !sending.isStopped) return null;
  return (
    <FormNote ref={noteInView}>
      <p>
        Stopped. Everything you filled in is still here. Should it have arrived already, this page says so;
        sent again, it is not stored twice.
      </p>
    </FormNote>
  );
}
