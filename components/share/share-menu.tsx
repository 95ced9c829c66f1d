'use client';

import { useState, useSyncExternalStore } from 'react';
import type { ButtonLook } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Late } from '#components/ui/overlay/late';
import { Menu, menuItemClass } from '#components/ui/overlay/menu';
import { NotArrived } from '#components/ui/overlay/not-arrived';
import { trackShare } from '#lib/analytics/track-share.browser';
import { fetchQrDialogAhead, loadQrDialog } from './load-qr-dialog.ts';
import { ShareEntries } from './share-entries.tsx';
import styles from './share-menu.module.css';

type ShareMenuProps = {
  url: string;
  /** What is shared, as the phone's own sheet names it. */
  title: string;
  message: string;
  /** Title of the dialog with the QR code. */
  qrTitle?: string;
  look?: ButtonLook;
};

const unchanging = () => () => {};
const hasOwnSheet = () => typeof navigator.share === 'function';

/** A menu of the ways to pass an address on; on a phone its own share sheet is the last of them. */
export function ShareMenu({ url, title, message, qrTitle, look }: ShareMenuProps) {
  const [showsCode, setShowsCode] = useState(false);
  const offersMore = useSyncExternalStore(unchanging, hasOwnSheet, () => false);

  const shareElsewhere = () =>
    navigator.share({ title, text: message, url }).then(
      () => trackShare(url, 'system'),
      // Closing the phone's sheet rejects; nothing went wrong then.
      () => {},
    );

  const showCode = () => {
    trackShare(url, 'qr');
    setShowsCode(true);
  };

  return (
    <>
      <Menu label="Share" icon="share" look={look}>
        <ShareEntries url={url} message={message} entryClass={menuItemClass}>
          <hr className={styles.line} />
          <button
            type="button"
            className={menuItemClass}
            onPointerEnter={fetchQrDialogAhead}
            onFocus={fetchQrDialogAhead}
            onClick={showCode}
          >
            <Icon name="qr" />
            QR code
          </button>
          {offersMore && (
            <button type="button" className={menuItemClass} onClick={shareElsewhere}>
              <Icon name="external" />
              More apps
            </button>
          )}
        </ShareEntries>
      </Menu>
      {showsCode && (
        <Late
          load={loadQrDialog}
          props={{ url, title: qrTitle, message, onClose: () => setShowsCode(false) }}
          failed={<NotArrived onClose={() => setShowsCode(false)} />}
        />
      )}
    </>
  );
}
