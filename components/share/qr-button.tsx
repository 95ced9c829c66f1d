'use client';

import { useState } from 'react';
import { Button, type ButtonLook } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Lazy } from '#components/ui/islands/lazy';
import { LoadFailed } from '#components/ui/layout/load-failed';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import { scriptedClass } from '#components/ui/scripted';
import { trackShare } from '#lib/analytics/track-share.browser';
import { SITE_NAME } from '#lib/site/site';
import { loadQrDialog, prefetchQrDialog } from './load-qr-dialog.ts';

type QrButtonProps = {
  url: string;
  /** Title of the dialog. */
  title?: string;
  /** 'icon' shows the icon alone; the label is for screen readers. */
  look?: ButtonLook;
  label?: string;
  /** The text that is shared with the URL. */
  message?: string;
};

/** A button that shows a URL as a QR code, for a phone beside this screen. */
export function QrButton(props: QrButtonProps) {
  const { url, title, look = 'icon', label = 'Show QR code', message = SITE_NAME } = props;
  const [open, setOpen] = useState(false);
  const show = () => {
    trackShare(url, 'qr');
    setOpen(true);
  };
  return (
    <>
      <Button
        look={look}
        className={scriptedClass}
        aria-haspopup="dialog"
        onPointerEnter={prefetchQrDialog}
        onFocus={prefetchQrDialog}
        onClick={show}
      >
        <Icon name="qr" />
        {look === 'icon' ? <HiddenText>{label}</HiddenText> : label}
      </Button>
      {open && (
        <Lazy
          load={loadQrDialog}
          props={{ url, title: title, message, onClose: () => setOpen(false) }}
          waiting={<LoadingNote>Loading the QR code…</LoadingNote>}
          failed={<LoadFailed onClose={() => setOpen(false)} />}
        />
      )}
    </>
  );
}
