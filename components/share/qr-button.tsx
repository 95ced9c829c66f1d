'use client';

import { useState } from 'react';
import { Button, type ButtonLook } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Late } from '#components/ui/overlay/late';
import { NotArrived } from '#components/ui/overlay/not-arrived';
import { trackShare } from '#lib/analytics/track-share.browser';
import { SITE_NAME } from '#lib/site/site';
import { fetchQrDialogAhead, loadQrDialog } from './load-qr-dialog.ts';

type QrButtonProps = {
  url: string;
  /** Title of the dialog. */
  title?: string;
  /** 'icon' shows the sign alone and leaves the words to screen readers. */
  look?: ButtonLook;
  label?: string;
  /** The words that go with the address when it is shared. */
  message?: string;
};

/** Shows an address as a QR code, for a phone held beside this screen. */
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
        aria-haspopup="dialog"
        onPointerEnter={fetchQrDialogAhead}
        onFocus={fetchQrDialogAhead}
        onClick={show}
      >
        <Icon name="qr" />
        {look === 'icon' ? <HiddenText>{label}</HiddenText> : label}
      </Button>
      {open && (
        <Late
          load={loadQrDialog}
          props={{ url, title: title, message, onClose: () => setOpen(false) }}
          failed={<NotArrived onClose={() => setOpen(false)} />}
        />
      )}
    </>
  );
}
