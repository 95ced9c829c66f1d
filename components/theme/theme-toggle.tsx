'use client';

import { useTheme } from 'next-themes';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { track } from '#lib/analytics/track.browser';
import { revealFrom } from './reveal-from.ts';
import styles from './theme-toggle.module.css';

const never = () => () => {};
// The server cannot know the theme, so the button is pressed only once the page is alive.
const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Switches between the day's and the night's colours; the new ones open as a circle from the button. */
export function ThemeToggle({ look = 'icon' }: { look?: 'icon' | 'row' }) {
  const { resolvedTheme, setTheme } = useTheme();
  const dark = useAlive() && resolvedTheme === 'dark';

  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const theme = dark ? 'light' : 'dark';
    track({ name: 'dark_mode_toggle', theme });
    return revealFrom(currentTarget, () => flushSync(() => setTheme(theme)));
  };

  return (
    <button
      type="button"
      className={
        look === 'icon' ? `${buttonClass('icon')} ${styles.toggle}` : `${styles.toggle} ${styles.row}`
      }
      aria-pressed={dark}
      onClick={toggle}
    >
      {/* The style sheet shows the right one, so that neither flashes before the page is alive. */}
      <Icon name="moon-stars" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
      {look === 'icon' ? <HiddenText>Dark mode</HiddenText> : 'Dark mode'}
      {look === 'row' && <span className={styles.switch} />}
    </button>
  );
}
