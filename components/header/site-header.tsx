import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/layout/container';
import { Woven } from '#components/ui/layout/woven';
import { Link } from '#components/ui/link';
import { HEADER_ACTIONS, NAVIGATION, SITE_NAME } from '#lib/site/site';
import { HidingHeader } from './hiding-header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { NavigationList } from './navigation-list.tsx';
import { SectionFocus } from './section-focus.tsx';
import styles from './site-header.module.css';

const PANEL_TITLE = 'navigation-title';

type SiteHeaderProps = {
  search: ReactNode;
  weather?: ReactNode;
  /** The theme toggle as an icon button. */
  themeToggle: ReactNode;
  /** Settings below the links of the navigation panel. */
  settings: ReactNode;
};

/** The header of every page. */
export function SiteHeader({ search, weather, themeToggle, settings }: SiteHeaderProps) {
  return (
    <HidingHeader>
      <Container className={styles.bar}>
        <Link href="/" className={styles.logo} aria-label={`${SITE_NAME}: Go to homepage`}>
          {/* biome-ignore lint/performance/noImgElement: a drawing of 600 bytes */}
          <img src="/images/mark.svg" alt="" width="44" height="44" fetchPriority="low" />
          <span className={styles.name}>{SITE_NAME}</span>
        </Link>
        {search}
        <nav aria-label="Main" className={styles.navigation}>
          <ul>
            {NAVIGATION.map(({ label, href }) => (
              <li key={href}>
                <NavigationLink href={href}>{label}</NavigationLink>
              </li>
            ))}
            {HEADER_ACTIONS.map(({ label, href }) => (
              <li key={href}>
                <NavigationLink href={href} className={`${buttonClass('primary')} ${styles.action}`}>
                  {label}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.theme}>{themeToggle}</div>
        {weather && <div className={styles.weather}>{weather}</div>}
        <MobileMenu titleId={PANEL_TITLE}>
          <NavigationList titleId={PANEL_TITLE}>{settings}</NavigationList>
        </MobileMenu>
      </Container>
      <Woven look="edge" />
      <SectionFocus />
    </HidingHeader>
  );
}
