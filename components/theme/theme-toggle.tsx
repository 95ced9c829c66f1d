'use client';

import { useTheme } from 'next-themes';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { SwitchRow } from '#components/ui/switch-row';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { track } from '#lib/analytics/track.browser';
import { afterPaint } from '#lib/device/after-paint.browser';
import { revealFrom } from './reveal-from.ts';
import styles from './theme-toggle.module.css';

/** Switches between the light and the dark theme, which is revealed as a circle from the button. */
export function ThemeToggle({ look = 'icon' }: { look?: 'icon' | 'row' }) {
  const { resolvedTheme, setTheme } = useTheme();
  // The server does not know the theme, so the button's state is set after hydration.
  const isDark = useHydrated() && resolvedTheme === 'dark';
  // The button answers at once, and the whole page after that.
  const [asked, setAsked] = useState<boolean>();
  const dark = asked ?? isDark;
  const presses = useRef(0);

  const toggle = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const theme = dark ? 'light' : 'dark';
    track({ name: 'dark_mode_toggle', theme });
    setAsked(!dark);
    presses.current += 1;
    const press = presses.current;
    // Only the last of several quick presses changes the theme, so that the page does not flash through the others.
    const isLast = () => press === presses.current;
    await afterPaint();
    if (!isLast()) return;
    await revealFrom(currentTarget, () => {
      if (!isLast()) return;
      flushSync(() => {
        setTheme(theme);
        setAsked(undefined);
      });
    });
  };

  // The style sheet shows the right icon, so that none flashes before hydration.
  const icons = (
    <>
      <Icon name="moon-stars" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </>
  );
  if (look === 'row')
    return (
      <SwitchRow on={dark} className={styles.toggle} onClick={toggle}>
        {icons}
        Dark mode
      </SwitchRow>
    );
  return (
    <button
      type="button"
      className={`${buttonClass('icon')} ${styles.toggle}`}
      aria-pressed={dark}
      onClick={toggle}
    >
      {icons}
      <HiddenText>Dark mode</HiddenText>
    </button>
  );
}
