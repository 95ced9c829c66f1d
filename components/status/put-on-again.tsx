'use client';

import { useState } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { Icon } from '#components/ui/icon';
import { loadDraft, openDraft, saveDraft } from '#lib/forms/draft.browser';
import { SUBMIT_EVENT_PATH } from '#lib/site/site';

type PutOnAgainProps = {
  /** The values of the event form. They stay on this page and on this device: none is in an address. */
  values: Record<string, unknown>;
};

/** Opens the event form, filled in for next year from a draft on this device. */
export function PutOnAgain({ values }: PutOnAgainProps) {
  /** Another event that was begun on this device, and would be lost. */
  const [other, setOther] = useState<string>();

  function fillIn() {
    const draft = openDraft('event');
    saveDraft('event', { ...draft, values, isAskedFor: true });
    window.location.assign(SUBMIT_EVENT_PATH);
  }

  function begin() {
    const begun = loadDraft('event');
    if (!begun) return fillIn();
    const { title } = begun.values;
    setOther(typeof title === 'string' ? title.trim() : '');
  }

  if (other !== undefined)
    return (
      <FormNote>
        <p>
          You have begun another event on this device{other && <strong>: “{other}”</strong>}. Filling the form
          in from this one deletes that draft.
        </p>
        <p>
          <Button onClick={fillIn}>Delete it and continue</Button>{' '}
          <a className={buttonClass('quiet')} href={SUBMIT_EVENT_PATH}>
            Continue that draft
          </a>
        </p>
      </FormNote>
    );
  return (
    <a
      className={buttonClass('primary')}
      href={SUBMIT_EVENT_PATH}
      onClick={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Icon name="refresh" />
      Put it on again next year
    </a>
  );
}
