import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Container } from '#components/ui/layout/container';
import { Woven } from '#components/ui/layout/woven';
import { districtFilterValue } from '#lib/places/district-filter-value';
import { DIASPORA_CITIES, DISTRICTS } from '#lib/places/places';
import { OPERATED_BY } from '#lib/site/mission';
import {
  GOVERNMENT_LINK,
  QUICK_LINKS,
  SITE_NAME,
  SOCIAL_GROUPS,
  SUBMIT_INTERNATIONAL_PATH,
  THINGS_TO_DO_PATH,
} from '#lib/site/site';
import { formatPlainDay } from '#lib/time/format-day';
import { ContactPlace } from './contact-place.tsx';
import { FooterColumn } from './footer-column.tsx';
import { Reef } from './reef.tsx';
import styles from './site-footer.module.css';
import { Surf } from './surf.tsx';

const searchPath = (query: Record<string, string>) =>
  `${THINGS_TO_DO_PATH}?${new URLSearchParams(query)}` as Route;

const Item = ({ href, children }: { href: Route; children: ReactNode }) => (
  <li>
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  </li>
);

const OutsideItem = ({ href, label }: { href: string; label: string }) => (
  <li>
    <a href={href} rel="noopener">
      {label}
      <Icon name="external" />
    </a>
  </li>
);

type SiteFooterProps = {
  /** The next 21 September, `yyyy-mm-dd`. */
  independenceDay: string;
  contactForm: ReactNode;
  settings?: ReactNode;
};

/** The end of every page: a dark sea behind the reef, with the ways on and the way to write to us. */
export function SiteFooter({ independenceDay, contactForm, settings }: SiteFooterProps) {
  return (
    <footer id="footer" className={styles.footer}>
      <Surf />
      <div className={styles.sea}>
        <Container className={styles.inner}>
          <ContactPlace contactForm={contactForm} />
          <div className={styles.columns}>
            <FooterColumn title="Quick Links" pairs>
              {QUICK_LINKS.map(({ label, href }) => (
                <Item key={href} href={href as Route}>
                  {label}
                </Item>
              ))}
            </FooterColumn>
            <FooterColumn title="Districts" pairs>
              {DISTRICTS.map(({ slug, label }) => (
                <Item key={slug} href={searchPath({ city: districtFilterValue(slug) })}>
                  {label}
                </Item>
              ))}
            </FooterColumn>
            <div className={styles.abroad}>
              <FooterColumn title="Diaspora" pairs>
                {DIASPORA_CITIES.map(({ slug, name }) => (
                  <Item key={slug} href={searchPath({ city: slug })}>
                    {name}
                  </Item>
                ))}
              </FooterColumn>
              <Link
                className={buttonClass('light')}
                href={SUBMIT_INTERNATIONAL_PATH as Route}
                prefetch={false}
                scroll={false}
              >
                <Icon name="globe" />
                Submit International Event
              </Link>
            </div>
            <FooterColumn title="Around Belize">
              {[...SOCIAL_GROUPS, GOVERNMENT_LINK].map(({ label, href }) => (
                <OutsideItem key={href} href={href} label={label} />
              ))}
            </FooterColumn>
          </div>
        </Container>
        <Reef />
      </div>
      <Woven look="edge" />
      <div className={styles.ground}>
        <Container className={styles.legal}>
          <p>
            {SITE_NAME} is {OPERATED_BY}.
          </p>
          <p className={styles.date}>
            <time dateTime={independenceDay}>Independence Day {formatPlainDay(independenceDay)}</time>
          </p>
          {settings}
        </Container>
      </div>
    </footer>
  );
}
