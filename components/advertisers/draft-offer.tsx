import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button';
import { FormActions } from '#components/ui/form/form-actions';
import { FormNote } from '#components/ui/form/form-note';

type DraftOfferProps = {
  /** Name of the business; may be empty. */
  name: string;
  onContinue: () => void;
  onStartAgain: () => void;
};

/** Offers to restore the stored draft of an application. */
export function DraftOffer({ name, onContinue, onStartAgain }: DraftOfferProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only where the form had the focus when it was replaced, not when the page has just been opened.
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isLost) note.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <FormNote ref={note}>
        <p>
          <strong>You have an unfinished application{name && ` for ${name}`}.</strong>
        </p>
        <p>It was saved on this device, and nobody else has seen it.</p>
      </FormNote>
      <FormActions>
        <Button onClick={onStartAgain}>Start again</Button>
        <Button look="primary" onClick={onContinue}>
          Continue
        </Button>
      </FormActions>
    </>
  );
}
