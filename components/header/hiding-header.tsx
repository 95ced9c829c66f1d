'use client';

import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { keepFocusInView } from '#lib/device/focus-in-view.browser';
import { HEADER_NEAR_TOP_PX, type HeaderVisibility, headerAfterScroll } from '#lib/device/header-visibility';
import { MOBILE_QUERY } from '#lib/device/mobile-query';
import { onJump } from '#lib/device/page-jump.browser';
import { HANDLE_SHOWN_MS, HANDLE_TOUCHED_MS } from '#lib/device/pull-handle';
import styles from './hiding-header.module.css';
import { PullHandle } from './pull-handle.tsx';
import { useTimedFlag } from './use-timed-flag.ts';

// `:focus-visible`, because focus left behind by a touch should not keep the header visible.
const IN_USE = ':focus-visible, [aria-expanded="true"]';

/**
 * The header element. On a phone it hides while the page scrolls down, and returns on scrolling up or by its handle.
 */
export function HidingHeader({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const visibility = useRef<HeaderVisibility>({ hidden: false, turn: 0 });
  const [hidden, setHidden] = useState(false);
  const [nearTop, setNearTop] = useState(true);
  const { isOn: handleShown, start: showHandle } = useTimedFlag();

  const change = useCallback((next: HeaderVisibility) => {
    visibility.current = next;
    setHidden(next.hidden);
  }, []);

  useEffect(() => {
    const mobile = window.matchMedia(MOBILE_QUERY);
    let frame = 0;
    let last = window.scrollY;
    let heightAfterJump = 0;
    let isAnnounced = false;
    change({ hidden: false, turn: last });
    const update = () => {
      frame = 0;
      const { scrollHeight } = document.documentElement;
      // Some browsers overscroll both ends and bounce back, which is no change of direction.
      const y = Math.max(0, Math.min(window.scrollY, scrollHeight - window.innerHeight));
      // Visitors do not scroll over a whole screen in one frame: the page itself did, for example to the results.
      const jumped = isAnnounced || Math.abs(y - last) > window.innerHeight;
      isAnnounced = false;
      last = y;
      // After a jump the browser lays out what was not on the screen before, and corrects the scroll position: again
      // no change of direction.
      const isCorrected = heightAfterJump > 0 && heightAfterJump !== scrollHeight;
      if (isCorrected) visibility.current.turn = y;
      heightAfterJump = jumped || isCorrected ? scrollHeight : 0;
      const mustShow = jumped || !mobile.matches || Boolean(header.current?.querySelector(IN_USE));
      change(headerAfterScroll(visibility.current, y, mustShow));
      setNearTop(y <= HEADER_NEAR_TOP_PX);
      if (!jumped) showHandle(HANDLE_SHOWN_MS);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    const stopListening = onJump(() => {
      isAnnounced = true;
    });
    return () => {
      stopListening();
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [change, showHandle]);

  // The header covers what the browser took for shown.
  useEffect(keepFocusInView, []);

  // Sticky elements below the header move up with it.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-header-hidden', hidden);
  }, [hidden]);

  const touchHandle = () => showHandle(HANDLE_TOUCHED_MS);
  const showFocused = ({ target }: FocusEvent) => {
    if (!target.hasAttribute('data-handle')) change({ hidden: false, turn: window.scrollY });
  };

  return (
    <div className={styles.slot}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside */}
      <header ref={header} className={styles.header} data-hidden={hidden || undefined} onFocus={showFocused}>
        {children}
        {!nearTop && (
          <PullHandle
            shown={handleShown}
            hidden={hidden}
            header={header}
            onTouch={touchHandle}
            onChange={(hide) => {
              change({ hidden: hide, turn: window.scrollY });
              touchHandle();
            }}
          />
        )}
      </header>
    </div>
  );
}
