import { buttonClass } from '#components/ui/button';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import { CONTACT } from '#lib/site/site';
import { ContactField } from './contact-field.tsx';
import styles from './contact-form.module.css';
import { ContactStart } from './contact-start.tsx';

/**
 * The way to write to the operators. It stands on every page, so the server draws its fields; the code that checks,
 * sends and keeps a draft is fetched when somebody comes to it.
 */
export function ContactForm() {
  return (
    <ContactStart className={styles.form}>
      <noscript>
        <p>
          This form needs JavaScript.
          {(CONTACT.email || CONTACT.whatsapp) && ' Without it, write to us at the address above.'}
        </p>
      </noscript>
      <div data-place="problems" />
      <ContactField name="name" label="Name" autoComplete="name" />
      <ContactField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      <ContactField name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      <ContactField name="subject" label="Subject" />
      <ContactField name="message" label="Message" rows={4} />
      <HoneypotField />
      <div data-place="alert" />
      <div data-place="status" role="status" />
      <button type="submit" className={`${buttonClass('accent')} ${styles.send}`}>
        Send Message
      </button>
    </ContactStart>
  );
}
