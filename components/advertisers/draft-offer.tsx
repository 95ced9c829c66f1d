import { useEffect, useRef } from 'react';
import { DraftList } from '#components/forms/draft-list';
import type { OfferedDraft } from '#components/forms/offered-drafts.ts';
import type { DraftNews } from '#components/forms/use-form-machine.ts';
import { Button } from '#components/ui/button';
import { FormActions } from '#components/ui/form/form-actions';
import { FormNote } from '#components/ui/form/form-note';
import type { Draft } from '#lib/forms/draft';

type DraftOfferProps = {
  drafts: readonly OfferedDraft[];
  news: DraftNews | undefined;
  onContinue: (draft: Draft) => void;
  /** Continues one that is open in another tab, or being sent. */
  onTakeOver: (draft: Draft) => void;
  onDelete: (draft: Draft) => void;
  /** Begins another application; the drafts stay. */
  onStart: () => void;
};

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
export function DraftOffer({ drafts, news, onStart, ...actions }: DraftOfferProps) {
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
        {...actions}
        drafts={drafts}
        news={news}
        what="application"
        nameOf={nameOf}
        renderWords={(draft) => <DraftWords draft={draft} />}
      />
      <FormActions>
        <Button onClick={onStart}>Start another application</Button>
      </FormActions>
    </>
  );
}
