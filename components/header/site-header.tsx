import type { Route } from 'next';
import Link from 'next/link';
import { Container } from '#components/ui/container';
import { NAVIGATION, SITE_NAME } from '#lib/site/site';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';

/** The one line above every page. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link href="/" prefetch={false} className={styles.logo} aria-label={`${SITE_NAME}: Go to homepage`}>
          {SITE_NAME}
        </Link>
        <nav aria-label="Main">
          <ul className={styles.links}>
            {NAVIGATION.map(({ label, href }) => (
              <li key={href}>
                <Link href={href as Route} prefetch={false}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <MobileMenu links={NAVIGATION} />
        </nav>
      </Container>
      <div className={styles.woven} />
    </header>
  );
}
