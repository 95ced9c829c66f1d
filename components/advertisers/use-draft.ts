'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '#lib/forms/draft';
import { loadDraft, openDraft } from '#lib/forms/draft.browser';
import { DraftKeeper } from '#lib/forms/draft-keeper.browser';
import type { AdvertiserApplicationInput } from '#lib/submissions/fields/advertiser-application';
import { isUntouched } from './application-values.ts';

const KIND = 'advertiser';

/**
 * The application kept on this device. `found`: undefined while it is looked for, null when there was none.
 * `keeper` is there once it was looked for. `typed` reads what the form holds by then, to be kept like the rest.
 */
export function useDraft(typed: () => AdvertiserApplicationInput) {
  const keeper = useRef<DraftKeeper>(undefined);
  const [found, setFound] = useState<Draft | null>();

  const readTyped = useEffectEvent(typed);

  useEffect(() => {
    let gone = false;
    const look = async () => {
      const kept = await loadDraft(KIND);
      const draft = kept ?? (await openDraft(KIND));
      if (gone) return;
      keeper.current = new DraftKeeper(KIND, draft);
      setFound(kept ?? null);
      // Before the script arrived, or before the device answered.
      const values = readTyped();
      if (!kept && !isUntouched(values)) keeper.current.change({ values });
    };
    void look();
    return () => {
      gone = true;
      void keeper.current?.stop();
      keeper.current = undefined;
    };
  }, []);

  /** Forgets what was kept and keeps a new one from now on. */
  const renew = async () => {
    const before = keeper.current;
    await before?.discard();
    const draft = await openDraft(KIND);
    // Unless the form was closed meanwhile.
    if (keeper.current === before) keeper.current = new DraftKeeper(KIND, draft);
  };

  return { found, keeper, renew };
}
