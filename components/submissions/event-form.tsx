'use client';

import { useEffect, useState } from 'react';
import { Skeleton } from '#components/ui/skeleton';
import type { Draft } from '#lib/forms/draft';
import { loadDraft, openDraft } from '#lib/forms/draft.browser';
import { WAITING_SENT } from '#lib/forms/waiting-forms';
import { hasAnswers } from '#lib/submissions/fields/event-form-values';
import { EventFilling, type EventFillingProps } from './event-filling.tsx';
import { ResumeDraft } from './resume-draft.tsx';

// For the correction page: fetched as the same piece, it brings no style into the sheets of every page.
export { PicturesField } from './pictures-field.tsx';

export type EventFormProps = Omit<EventFillingProps, 'draft'> & {
  /** Whether the event takes place abroad, in a country still to be named. */
  international?: boolean;
};

type Opened = { draft: Draft; found: boolean; chosen: boolean };

/** The event form: offers the draft kept on this device, else begins a new one. */
export function EventForm({ international = false, ...filling }: EventFormProps) {
  const [opened, setOpened] = useState<Opened>();

  const begin = async (chosen: boolean) => {
    const draft = await openDraft('event');
    return { draft: international ? { ...draft, values: { country: '' } } : draft, found: false, chosen };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    let gone = false;
    const open = async () => {
      const draft = await loadDraft('event');
      const next =
        draft && hasAnswers(draft.values) ? { draft, found: true, chosen: false } : await begin(false);
      if (!gone) setOpened(next);
    };
    void open();
    return () => {
      gone = true;
    };
  }, []);

  const isOffered = opened?.found && !opened.chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered may be sent meanwhile
  useEffect(() => {
    if (!isOffered) return;
    const startAnew = async () => setOpened(await begin(false));
    window.addEventListener(WAITING_SENT, startAnew);
    return () => window.removeEventListener(WAITING_SENT, startAnew);
  }, [isOffered]);

  const { leaving = false, onLeave } = filling;
  const isFilling = opened && (!opened.found || opened.chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when somebody asks, not at each new function
  useEffect(() => {
    if (leaving && !isFilling) onLeave(0);
  }, [leaving, isFilling]);

  if (!opened) return <Skeleton shape="card" />;
  const { draft, found, chosen } = opened;
  if (found && !chosen)
    return (
      <ResumeDraft
        draft={draft}
        level={filling.level}
        onGoOn={() => setOpened({ ...opened, chosen: true })}
        onStartAnew={async () => setOpened(await begin(true))}
      />
    );
  return <EventFilling key={draft.idempotencyKey} {...filling} draft={draft} focusFirst={chosen} />;
}
