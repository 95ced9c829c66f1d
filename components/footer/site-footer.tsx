import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Container } from '#components/ui/layout/container';
import { Woven } from '#components/ui/layout/woven';
import { OPERATED_BY } from '#lib/site/mission';
import { OPERATOR_CONTACT, SITE_NAME } from '#lib/site/site';
import { formatPlainDay } from '#lib/time/format-day';
import contact from './contact-place.module.css';
import { FooterColumnsHtml, ReefHtml, SurfHtml } from './footer-html.tsx';
import styles from './site-footer.module.css';

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
      <SurfHtml />
      <div className={styles.sea}>
        <Container className={styles.inner}>
          <ContactSection contactForm={contactForm} />
          <FooterColumnsHtml />
        </Container>
        <ReefHtml />
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
