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

/**
 * Calls `onMissing` where no share sheet has opened in that time. A sheet takes the focus of the page, or hides it; a page
 * that has both all the time has none in front of it. Returns a function that ends the wait.
 */
function withoutSheet(onMissing: () => void): () => void {
  const end = () => {
    clearTimeout(waiting);
    window.removeEventListener('blur', end);
    document.removeEventListener('visibilitychange', end);
  };
  const waiting = setTimeout(() => {
    end();
    if (document.hasFocus() && document.visibilityState === 'visible') onMissing();
  }, SHEET_WITHIN_MS);
  window.addEventListener('blur', end);
  document.addEventListener('visibilitychange', end);
  return end;
}

/** A menu of the ways to share a URL; the last one opens the phone's share sheet, where it has one. */
export function ShareMenu({ url, title, message, qrTitle, look }: ShareMenuProps) {
  const [showsCode, setShowsCode] = useState(false);
  const offersMore = useHydrated() && typeof navigator.share === 'function';

  // Closing the share sheet is no failure. Where it does not open, the dialog has the address, to copy.
  const shareElsewhere = () => {
    const endWait = withoutSheet(() => setShowsCode(true));
    const settle = (isRefused: boolean) => {
      endWait();
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
