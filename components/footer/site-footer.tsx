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
  OPERATOR_CONTACT,
  QUICK_LINKS,
  SITE_NAME,
  SOCIAL_GROUPS,
  SUBMIT_INTERNATIONAL_PATH,
  THINGS_TO_DO_PATH,
} from '#lib/site/site';
import { formatPlainDay } from '#lib/time/format-day';
import contact from './contact-place.module.css';
import column from './footer-column.module.css';
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

const ExternalItem = ({ href, label }: { href: string; label: string }) => (
  <li>
    <a href={href} rel="noopener">
      {label}
      <Icon name="external" />
    </a>
  </li>
);

/** A heading and the links below it; with `pairs` they are in two columns where that fits. */
const FooterColumn = ({
  title,
  pairs,
  children,
}: {
  title: string;
  pairs?: boolean;
  children: ReactNode;
}) => (
  <div className={column.column}>
    <h2 className={column.title}>{title}</h2>
    <ul className={pairs ? `${column.links} ${column.pairs}` : column.links}>{children}</ul>
  </div>
);

/** The contact form, and the operator's email and WhatsApp where they are configured. */
function ContactSection({ contactForm }: { contactForm: ReactNode }) {
  const { email, whatsapp } = OPERATOR_CONTACT;
  return (
    <section id="contact" aria-labelledby="contact-title" className={contact.contact}>
      <div className={contact.words}>
        <h2 id="contact-title" className={contact.title}>
          Contact Us
        </h2>
        <p>A date that moved, a fiesta we missed, a question from abroad: tell us.</p>
        {(email || whatsapp) && (
          <p className={contact.addresses}>
            {email && (
              <a className={buttonClass('light')} href={`mailto:${email}`}>
                <Icon name="mail" />
                {email}
              </a>
            )}
            {whatsapp && (
              <a
                className={buttonClass('light')}
                href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
                rel="noopener"
              >
                <Icon name="whatsapp" />
                WhatsApp {whatsapp}
              </a>
            )}
          </p>
        )}
      </div>
      {contactForm}
    </section>
  );
}

type SiteFooterProps = {
  /** The next 21 September, `yyyy-mm-dd`. */
  independenceDay: string;
  contactForm: ReactNode;
  settings?: ReactNode;
};

/** The footer of every page: the contact form, links and the operator, between drawings of the sea and the reef. */
export function SiteFooter({ independenceDay, contactForm, settings }: SiteFooterProps) {
  return (
    <footer id="footer" className={styles.footer}>
      <Surf />
      <div className={styles.sea}>
        <Container className={styles.inner}>
          <ContactSection contactForm={contactForm} />
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
                <ExternalItem key={href} href={href} label={label} />
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
