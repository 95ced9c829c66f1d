import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button';
import { FormActions } from '#components/ui/form/form-actions';
import { FormNote } from '#components/ui/form/form-note';

type DraftOfferProps = {
  /** The name of the business, as far as it was typed. */
  name: string;
  onContinue: () => void;
  onStartAgain: () => void;
};

/** An application that was begun on this device: go on with it, or begin anew. */
export function DraftOffer({ name, onContinue, onStartAgain }: DraftOfferProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only where the form has taken somebody's focus away with it, not when the page has just been opened.
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isLost) note.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <FormNote ref={note}>
        <p>
          <strong>You have an unfinished application{name && ` for ${name}`}.</strong>
        </p>
        <p>It was kept on this device, and nobody else has seen it.</p>
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
