'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { type KeyboardEvent, useRef } from 'react';
import type { SiteLink } from '#lib/site/site';
import styles from './site-header.module.css';

/** The navigation on a phone: opens without a script, and closes once something is chosen. */
export function MobileMenu({ links }: { links: readonly SiteLink[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    button.current?.focus();
  };
  return (
    <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary ref={button}>Menu</summary>
      <ul className={styles.panel}>
        {links.map(({ label, href, subtitle }) => (
          <li key={href}>
            <Link href={href as Route} prefetch={false} onClick={close}>
              {label}
              <small>{subtitle}</small>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
