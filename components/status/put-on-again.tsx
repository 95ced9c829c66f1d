'use client';

import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { deleteDraft, loadDrafts, openDraft, saveDraft } from '#lib/forms/draft.browser';
import { SUBMIT_EVENT_PATH } from '#lib/site/site';

type PutOnAgainProps = {
  /** The values of the event form. They stay on this page and on this device: none is in an address. */
  values: Record<string, unknown>;
};

/** Opens the event form, filled in for next year from a draft on this device. */
export function PutOnAgain({ values }: PutOnAgainProps) {
  return (
    <a
      className={buttonClass('primary')}
      href={SUBMIT_EVENT_PATH}
      onClick={(event) => {
        event.preventDefault();
        // One that was asked for before, and was not opened: nothing was typed into it.
        for (const { id, isAskedFor } of loadDrafts('event')) if (isAskedFor) deleteDraft('event', id);
        saveDraft('event', { ...openDraft(), values, isAskedFor: true });
        window.location.assign(SUBMIT_EVENT_PATH);
      }}
    >
      <Icon name="refresh" />
      Put it on again next year
    </a>
  );
}
