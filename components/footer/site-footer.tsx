import type { Route } from 'next';
import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Container } from '#components/ui/layout/container';
import { Woven } from '#components/ui/layout/woven';
import { Link } from '#components/ui/link';
import { OPERATED_BY } from '#lib/site/mission';
import { type OperatorContact, type SocialGroup, whatsAppLink } from '#lib/site/operator-contact';
import { SITE_NAME } from '#lib/site/site';
import { TERMS_PATH } from '#lib/site/terms';
import { formatPlainDay } from '#lib/time/format-day';
import place from './contact-place.module.css';
import { FooterColumnsHtml, ReefHtml, SurfHtml } from './footer-html.tsx';
import styles from './site-footer.module.css';

type ContactSectionProps = Pick<SiteFooterProps, 'contact' | 'contactForm'>;

/** The contact form, and the operator's email and WhatsApp where they are configured. */
function ContactSection({ contact: { email, whatsapp }, contactForm }: ContactSectionProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={place.contact}>
      <div className={place.words}>
        <h2 id="contact-title" className={place.title}>
          Contact Us
        </h2>
        <p>A date that moved, a fiesta we missed, a question from abroad: tell us.</p>
        <p className={place.addresses}>
          <a className={`${buttonClass('light')} ${place.write}`} href="#contact">
            <Icon name="edit" />
            Write to us
          </a>
          {email && (
            <a className={buttonClass('light')} href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          )}
          {whatsapp && (
            <a className={buttonClass('light')} href={whatsAppLink(whatsapp)} rel="noopener">
              <Icon name="whatsapp" />
              WhatsApp {whatsapp}
            </a>
          )}
        </p>
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
            <Link className={styles.terms} href={TERMS_PATH as Route}>
              Terms
            </Link>
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
