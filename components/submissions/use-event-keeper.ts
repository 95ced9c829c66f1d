'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#lib/forms/draft';
import { DraftKeeper } from '#lib/forms/draft-keeper.browser';
import { getOpeningToken } from '#lib/forms/send-form.browser';
import { type EventFormValues, hasAnswers } from '#lib/submissions/fields/event-form-values';
import type { EventSubmission } from '#lib/submissions/fields/event-submission';

/** Milliseconds; a token is forgiving for six hours, so an old draft gets a new one while it is filled in. */
const TOKEN_LASTS_MS = 5 * 3_600_000;

type Kept = 'nothing yet' | 'on device' | 'in page';

/** Keeps the draft of a form at each change, and has the token fetched that says when it was opened. */
export function useEventKeeper(draft: Draft, form: UseFormReturn<EventFormValues, unknown, EventSubmission>) {
  const keeper = useRef<DraftKeeper>(null);
  const [kept, setKept] = useState<Kept>('nothing yet');
  const { subscribe } = form;

  useEffect(() => {
    const own = new DraftKeeper('event', draft, (onDevice) => {
      // The token alone is nothing to speak of.
      if (hasAnswers(own.draft.values)) setKept(onDevice ? 'on device' : 'in page');
    });
    keeper.current = own;
    const stop = subscribe({
      formState: { values: true },
      // What is changed after Submit waits for another Submit.
      callback: ({ values }) => own.change({ values, waiting: false }),
    });

    const away = new AbortController();
    const fetchToken = async () => {
      const openingToken = await getOpeningToken(undefined, away.signal);
      if (openingToken && !away.signal.aborted) own.change({ openingToken });
    };
    const fresh = draft.openingToken && Date.now() - draft.openedAt < TOKEN_LASTS_MS;
    if (!fresh) {
      void fetchToken();
      // Opened without a network: as soon as there is one.
      window.addEventListener('online', () => own.draft.openingToken || void fetchToken(), away);
    }
    return () => {
      away.abort();
      stop();
      void own.stop();
      keeper.current = null;
    };
  }, [draft, subscribe]);

  return { keeper, kept };
}
