'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Lazy } from '#components/ui/islands/lazy';
import { LoadFailed } from '#components/ui/layout/load-failed';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import { isLightMode } from '#lib/device/light-mode.browser';
import { whenCachedOffline } from '#lib/offline/when-cached-offline.browser';

const load = () => import('./voice-dialog.tsx').then(({ VoiceDialog }) => VoiceDialog);
/** Pointing at the button often precedes a press; an error shows only then. */
const loadAhead = () => {
  if (!isLightMode()) load().catch(() => {});
};

const loadForOffline = async () => {
  await load();
  if (!(await caches.match('/api/events', { ignoreVary: true }))) await fetch('/api/events');
};

/** The button that opens the assistant for typed and spoken questions. */
export function VoiceButton() {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  // Without a signal the assistant works too: the service worker keeps its code and the index of events.
  useEffect(() => whenCachedOffline(loadForOffline), []);
  return (
    <>
      <Button look="icon" aria-haspopup="dialog" onPointerEnter={loadAhead} onClick={() => setOpen(true)}>
        <Icon name="mic" />
        <HiddenText>Ask the guide</HiddenText>
      </Button>
      {open && (
        <Lazy
          load={load}
          props={{ onClose }}
          waiting={<LoadingNote>Loading the guide…</LoadingNote>}
          failed={<LoadFailed onClose={onClose} />}
        />
      )}
    </>
  );
}
