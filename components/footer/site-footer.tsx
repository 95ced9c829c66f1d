import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Container } from '#components/ui/container';
import { districtValue } from '#lib/events/event-choices';
import { DIASPORA_CITIES, DISTRICTS } from '#lib/places/places';
import { QUICK_LINKS, SITE_NAME, THINGS_TO_DO_PATH } from '#lib/site/site';
import { formatPlainDay } from '#lib/time/format-day';
import styles from './site-footer.module.css';

const searchPath = (query: Record<string, string>) =>
  `${THINGS_TO_DO_PATH}?${new URLSearchParams(query)}` as Route;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

const Item = ({ href, children }: { href: Route; children: ReactNode }) => (
  <li>
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  </li>
);

/** The end of every page. `independenceDay` is the next 21 September, `yyyy-mm-dd`. */
export function SiteFooter({ independenceDay }: { independenceDay: string }) {
  return (
    <footer id="footer" className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <Column title="Quick Links">
            {QUICK_LINKS.map(({ label, href }) => (
              <Item key={href} href={href as Route}>
                {label}
              </Item>
            ))}
          </Column>
          <Column title="Districts">
            {DISTRICTS.map(({ slug, label }) => (
              <Item key={slug} href={searchPath({ city: districtValue(slug) })}>
                {label}
              </Item>
            ))}
          </Column>
          <Column title="Diaspora">
            {DIASPORA_CITIES.map(({ slug, name }) => (
              <Item key={slug} href={searchPath({ city: slug })}>
                {name}
              </Item>
            ))}
          </Column>
          <div id="contact">
            <h2>Contact</h2>
            <p>
              {SITE_NAME} is run by a registered Belize business and powered by a diaspora relations
              committee.
            </p>
            <p>
              <a href="https://www.belize.gov.bz/" rel="noopener">
                Government of Belize
              </a>
            </p>
          </div>
        </div>
        <p className={styles.legal}>
          <time dateTime={independenceDay}>Independence Day {formatPlainDay(independenceDay)}</time>
        </p>
      </Container>
    </footer>
  );
}
