'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonLook } from '../button.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-name.tsx';
import styles from './menu.module.css';
import { useBackCloses } from './use-back-closes.ts';

type MenuProps = { label: string; icon?: IconName; look?: ButtonLook; children: ReactNode };

/**
 * A button that opens a short list of links and buttons; a choice, Escape, Back, or a click or focus outside closes it.
 * A button with `data-stays` leaves it open, to show its outcome there.
 */
export function Menu({ label, icon, look = 'plain', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [open]);

  useBackCloses(open, () => setOpen(false));

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // A dialog around it must stay open.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    menu.current?.querySelector('button')?.focus();
  };

  const closeOnChoice = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a, button:not([data-stays])')) return;
    setOpen(false);
    // Before the choice opens a dialog, which later returns the focus to this button.
    menu.current?.querySelector('button')?.focus();
  };

  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside
    <div ref={menu} className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <Button
        look={look}
        aria-expanded={open}
        aria-controls={id}
        // The second half of a double click closes nothing.
        onClick={({ detail }) => detail < 2 && setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        {label}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or a button is a click */}
      <div id={id} className={styles.list} hidden={!open} onClick={closeOnChoice}>
        {children}
      </div>
    </div>
  );
}

/** Classes of a menu's entry, link or button. */
export const menuItemClass = styles.item ?? '';
