import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { OPERATOR_CONTACT } from '#lib/site/site';
import styles from './contact-place.module.css';

const chatPath = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

/** Where people write to us: the form, and the addresses the operator has filled in. */
export function ContactPlace({ contactForm }: { contactForm: ReactNode }) {
  const { email, whatsapp } = OPERATOR_CONTACT;
  return (
    <section id="contact" aria-labelledby="contact-title" className={styles.contact}>
      <div className={styles.words}>
        <h2 id="contact-title" className={styles.title}>
          Contact Us
        </h2>
        <p>A date that moved, a fiesta we missed, a question from abroad: tell us.</p>
        {(email || whatsapp) && (
          <p className={styles.addresses}>
            {email && (
              <a className={buttonClass('light')} href={`mailto:${email}`}>
                <Icon name="mail" />
                {email}
              </a>
            )}
            {whatsapp && (
              <a className={buttonClass('light')} href={chatPath(whatsapp)} rel="noopener">
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
