'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Lazy } from '#components/ui/overlay/lazy';
import { LoadFailed } from '#components/ui/overlay/load-failed';
import { isLightMode } from '#lib/device/light-mode.browser';

const load = () => import('./voice-dialog.tsx').then(({ VoiceDialog }) => VoiceDialog);
/** Pointing at the button often precedes a press; an error shows only then. */
const loadAhead = () => {
  if (!isLightMode()) load().catch(() => {});
};

/** The button that opens the assistant for typed and spoken questions. */
export function VoiceButton() {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button look="icon" aria-haspopup="dialog" onPointerEnter={loadAhead} onClick={() => setOpen(true)}>
        <Icon name="mic" />
        <HiddenText>Ask the guide</HiddenText>
      </Button>
      {open && <Lazy load={load} props={{ onClose }} failed={<LoadFailed onClose={onClose} />} />}
    </>
  );
}
