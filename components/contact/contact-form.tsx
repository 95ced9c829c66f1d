import type { InputHTMLAttributes } from 'react';
import { buttonClass } from '#components/ui/button';
import { FieldFrame } from '#components/ui/form/field-frame';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import { CONTACT } from '#lib/site/site';
import fieldStyles from '../ui/form/field.module.css';
import { fieldId } from '../ui/form/field-id.ts';
import styles from './contact-form.module.css';
import { ContactStart } from './contact-start.tsx';
import { contactField } from './contact-state.ts';

type ContactFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  optional?: boolean;
  /** Lines of a long text; without them it is a field of one line. */
  rows?: number;
};

/** A field as the server draws it, with a place where the code that comes later says what is wrong. */
function ContactField({ name, label, optional, rows, ...input }: ContactFieldProps) {
  const id = fieldId(contactField(name));
  const control = { id, name, 'aria-describedby': `${id}-error` };
  return (
    <FieldFrame id={id} label={label} optional={optional}>
      <div data-place={name} />
      {rows ? (
        <textarea {...control} rows={rows} className={`${fieldStyles.control} ${fieldStyles.area}`} />
      ) : (
        <input type="text" {...input} {...control} className={fieldStyles.control} />
      )}
    </FieldFrame>
  );
}

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
