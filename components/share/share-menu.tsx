'use client';

import { useState } from 'react';
import type { ButtonLook } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Lazy } from '#components/ui/islands/lazy';
import { LoadFailed } from '#components/ui/layout/load-failed';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import { Menu, menuItemClass } from '#components/ui/overlay/menu';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { trackShare } from '#lib/analytics/track-share.browser';
import { loadQrDialog, prefetchQrDialog } from './load-qr-dialog.ts';
import { ShareEntries } from './share-entries.tsx';
import styles from './share-menu.module.css';

type ShareMenuProps = {
  url: string;
  /** The title of what is shared, for the phone's share sheet. */
  title: string;
  message: string;
  /** Title of the dialog with the QR code. */
  qrTitle?: string;
  look?: ButtonLook;
};

/** A share sheet is open sooner. */
const SHEET_WITHIN_MS = 4_000;

/** A menu of the ways to share a URL; the last one opens the phone's share sheet, where it has one. */
export function ShareMenu({ url, title, message, qrTitle, look }: ShareMenuProps) {
  const [showsCode, setShowsCode] = useState(false);
  const offersMore = useHydrated() && typeof navigator.share === 'function';

  // Closing the share sheet is no failure. Where it does not open, or says nothing, the dialog has the address, to copy;
  // below a sheet that is only open for long it is closed with it.
  const shareElsewhere = () => {
    const waiting = setTimeout(() => setShowsCode(true), SHEET_WITHIN_MS);
    const settle = (isRefused: boolean) => {
      clearTimeout(waiting);
      setShowsCode(isRefused);
    };
    navigator.share({ title, text: message, url }).then(
      () => {
        trackShare(url, 'system');
        settle(false);
      },
      ({ name }) => settle(name !== 'AbortError'),
    );
  };

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
            onPointerEnter={prefetchQrDialog}
            onFocus={prefetchQrDialog}
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
        <Lazy
          load={loadQrDialog}
          props={{ url, title: qrTitle, message, onClose: () => setShowsCode(false) }}
          waiting={<LoadingNote>Loading the QR code…</LoadingNote>}
          failed={<LoadFailed onClose={() => setShowsCode(false)} />}
        />
      )}
    </>
  );
}
