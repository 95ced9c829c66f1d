'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Draft } from '#lib/forms/draft';
import { loadDraft, openDraft } from '#lib/forms/draft.browser';
import { DraftKeeper } from '#lib/forms/draft-keeper.browser';
import { keepOpeningToken } from '#lib/forms/opening-token.browser';
import { WAITING_SENT } from '#lib/forms/waiting-forms';
import type { FormKind } from './form-kind.ts';

export type DraftOptions<Values extends FieldValues> = {
  kind: FormKind<Values>;
  read: () => Values;
  fill: (values: DefaultValues<Values>) => void;
  /** What a new draft holds from the beginning. */
  fresh?: Record<string, unknown>;
  /** `isFilled`: the fields hold what the draft holds; else they are as they were. */
  onOpen: (draft: Draft, isFilled: boolean) => void;
};

/** 'looking': the device is asked for a draft; 'offered': it keeps one, and the person chooses whether to go on. */
type Opening = { phase: 'looking' | 'open' } | { phase: 'offered'; found: Draft };

/** The draft of a form: looked for when the form opens, kept from then on at each change. */
export function useDraft<Values extends FieldValues>(options: DraftOptions<Values>) {
  const { kind, read, fill, fresh = {}, onOpen } = options;
  const [opening, setOpening] = useState<Opening>({ phase: 'looking' });
  /** Where the draft is, once there is something in it. */
  const [kept, setKept] = useState<'nothing yet' | 'on device' | 'in page'>('nothing yet');
  const keeper = useRef<DraftKeeper>(undefined);
  const closing = useRef<AbortSignal>(undefined);

  const open = (draft: Draft, isFilled: boolean) => {
    const own = new DraftKeeper(kind.draft, draft, (onDevice) => {
      if (kind.hasAnswers(own.draft.values)) setKept(onDevice ? 'on device' : 'in page');
    });
    keeper.current = own;
    if (kind.opening && closing.current) keepOpeningToken(own, closing.current);
    // Typed before the script arrived, or before the device answered.
    if (!isFilled && kind.hasAnswers(read())) own.change({ values: read() });
    setOpening({ phase: 'open' });
    onOpen(draft, isFilled);
  };

  const begin = async (isAnew: boolean) => {
    const draft = await openDraft(kind.draft);
    if (closing.current?.aborted) return;
    if (isAnew) fill(kind.valuesOf(fresh));
    open({ ...draft, values: fresh }, isAnew);
  };

  const restore = (found: Draft) => {
    const isFilled = kind.offersDraft || !kind.hasAnswers(read());
    if (isFilled) fill(kind.valuesOf(found.values));
    open(found, isFilled);
  };

  const look = useEffectEvent(async (signal: AbortSignal) => {
    const found = await loadDraft(kind.draft);
    if (signal.aborted) return;
    const isOrdered = found?.waiting === true && found.body !== undefined;
    if (!found || !(isOrdered || kind.hasAnswers(found.values))) return begin(false);
    if (!kind.offersDraft || (isOrdered && kind.resumesSending)) return restore(found);
    setOpening({ phase: 'offered', found });
    // What is offered may be sent meanwhile, by another part of the page.
    const onSent = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === kind.draft && !keeper.current) void begin(true);
    };
    window.addEventListener(WAITING_SENT, onSent, { signal });
  });

  useEffect(() => {
    const control = new AbortController();
    closing.current = control.signal;
    void look(control.signal);
    return () => {
      control.abort();
      void keeper.current?.stop();
      keeper.current = undefined;
    };
  }, []);

  return { ...opening, keeper, kept, restore, startAnew: () => begin(true) };
}
