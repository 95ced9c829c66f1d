import { useEffect, useRef } from 'react';
import { type DraftChoices, DraftList } from '#components/forms/draft-list';
import { FormNote } from '#components/ui/form/form-note';
import type { Draft } from '#lib/forms/draft';

/** The name of the business; may be empty. */
const nameOf = ({ values }: Draft) => String(values.businessName ?? '').trim();

function DraftWords({ draft }: { draft: Draft }) {
  const name = nameOf(draft);
  return (
    <p>
      <strong>You have an unfinished application{name && ` for ${name}`}.</strong>
    </p>
  );
}

/** Offers to restore the stored drafts of applications. */
export function DraftOffer(choices: DraftChoices) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only where the form had the focus when it was replaced, not when the page has just been opened.
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isLost) note.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <FormNote ref={note}>
        <p>What you started was saved on this device, and nobody else has seen it.</p>
      </FormNote>
      <DraftList
        {...choices}
        what="application"
        nameOf={nameOf}
        renderWords={(draft) => <DraftWords draft={draft} />}
      />
    </>
  );
}
