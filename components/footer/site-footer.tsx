import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Container } from '#components/ui/layout/container';
import { Woven } from '#components/ui/layout/woven';
import { Link } from '#components/ui/link';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { OPERATED_BY } from '#lib/site/mission';
import type { OperatorContact, SocialGroup } from '#lib/site/operator-contact';
import { CELEBRATIONS_PATH, SITE_NAME } from '#lib/site/site';
import { TERMS_PATH } from '#lib/site/terms';
import { formatPlainDay } from '#lib/time/format-day';
import place from './contact-place.module.css';
import { ContactWordsHtml, FooterColumnsHtml, ReefHtml, SurfHtml } from './footer-html.tsx';
import styles from './site-footer.module.css';

type ContactSectionProps = Pick<SiteFooterProps, 'contact' | 'contactForm'>;

/** The contact form, and what it is for. */
function ContactSection({ contact, contactForm }: ContactSectionProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={place.contact}>
      <div className={place.words}>
        <h2 id="contact-title" className={place.title}>
          Contact Us
        </h2>
        <ContactWordsHtml contact={contact} />
      </div>
      {contactForm}
    </section>
  );
}

type SiteFooterProps = {
  /** The next 21 September, `yyyy-mm-dd`. */
  independenceDay: string;
  contact: OperatorContact;
  groups: readonly SocialGroup[];
  contactForm: ReactNode;
  settings?: ReactNode;
};

/** The footer of every page: the contact form, links and the operator, between drawings of the sea and the reef. */
export function SiteFooter({ independenceDay, contact, groups, contactForm, settings }: SiteFooterProps) {
  return (
    <footer id="footer" className={styles.footer}>
      <SurfHtml />
      <div className={styles.sea}>
        <Container className={styles.inner}>
          <ContactSection contact={contact} contactForm={contactForm} />
          <FooterColumnsHtml groups={groups} />
        </Container>
        <ReefHtml />
      </div>
      <Woven look="edge" />
      <div className={styles.ground}>
        <Container className={styles.legal}>
          <p>
            {SITE_NAME} is {OPERATED_BY}.
          </p>
          <p>
            <Link className={styles.terms} href={CELEBRATIONS_PATH as Route}>
              Yearly celebrations
            </Link>
          </p>
          <p>
            <Link className={styles.terms} href={TERMS_PATH as Route}>
              Terms
            </Link>
          </p>
          <p className={styles.date}>
            <Link className={styles.terms} href={celebrationPath('independence-day') as Route}>
              <time dateTime={independenceDay}>Independence Day {formatPlainDay(independenceDay)}</time>
            </Link>
          </p>
          {settings}
        </Container>
      </div>
    </footer>
  );
}
