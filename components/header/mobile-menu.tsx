'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { useRef } from 'react';
import type { SiteLink } from '#lib/site/site';
import styles from './site-header.module.css';

/** The navigation on a phone: opens without a script, and closes once something is chosen. */
export function MobileMenu({ links }: { links: readonly SiteLink[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details ref={menu} className={styles.menu} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <summary>Menu</summary>
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
