import { FormNote } from '#components/ui/form/form-note';
import type { Sending } from './use-sending.ts';

/** The button that was pressed may be far from the note: on a phone it stays at the lower edge of a long form. */
const bringIntoView = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' });

/** Says in a status region that the visitor has stopped the sending, and that nothing is lost. */
export function StoppedNote({ sending }: { sending: Sending }) {
  if (sending.status !== 'idle' || !sending.isStopped) return null;
  return (
    <FormNote ref={bringIntoView}>
      <p>
        Stopped. Everything you filled in is still here. If it has already reached us, this page will say so;
        if you send it again, it is not stored twice.
      </p>
    </FormNote>
  );
}
