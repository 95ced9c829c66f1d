import { useEffect, useEffectEvent, useRef } from 'react';
import type { DraftKind } from '#lib/forms/draft';
import { claimDraft, holdDraft, onDraftReleased } from '#lib/forms/draft-hold.browser';
import type { OfferedDraft } from './offered-drafts.ts';

type LockEvents = {
  /** A draft is open in another form now. */
  onLost: (id: string) => void;
  /** The page is shown again, from the back/forward cache, and waits for its draft. */
  onReturn: (id: string) => void;
  /** It has its draft again, which may have been changed meanwhile. */
  onRestored: (id: string) => void;
  /** A draft that is offered is in use no more. */
  onReleased: () => void;
};

/** The locks of a form: of the draft that is open in it, and those that it waits for while it offers others. */
export function useDraftLocks(kind: DraftKind, offered: readonly OfferedDraft[], events: LockEvents) {
  const isClaiming = useRef(false);
  const eventsOf = (id: string) => ({
    onLost: () => events.onLost(id),
    onReturn: () => events.onReturn(id),
    onRestored: () => events.onRestored(id),
  });

  const onReleased = useEffectEvent(events.onReleased);
  useEffect(() => {
    const ends = offered
      .filter(({ use }) => use)
      .map(({ draft }) => onDraftReleased(kind, draft.id, () => onReleased()));
    return () => {
      for (const end of ends) end();
    };
  }, [kind, offered]);

  return {
    /** Whether a draft is being claimed: a second press does nothing. */
    isClaiming: () => isClaiming.current,
    /** Claims a stored draft; undefined when it is in use, unless it is to be taken over. */
    claim: async (id: string, isTakenOver = false) => {
      isClaiming.current = true;
      const release = await claimDraft(kind, id, { isTakenOver, ...eventsOf(id) });
      isClaiming.current = false;
      return release;
    },
    /** Holds a new draft. */
    hold: (id: string) => holdDraft(kind, id, eventsOf(id)),
  };
}
