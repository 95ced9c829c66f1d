import { buttonClass } from '#components/ui/button';
import fieldStyles from '#components/ui/form/field.module.css';
import { FieldFrame } from '#components/ui/form/field-frame';
import { fieldId } from '#components/ui/form/field-id.ts';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import { contactWithoutAnswer, contactWithoutScript, type OperatorContact } from '#lib/site/operator-contact';
import { type FieldView, fieldLines } from '#lib/submissions/fields/field-view';
import { MESSAGE_FIELDS } from '#lib/submissions/fields/message-fields';
import styles from './contact-form.module.css';
import { ContactStart } from './contact-start.tsx';
import { contactField } from './contact-state.ts';

const FIELDS = fieldLines(MESSAGE_FIELDS, 'form', {
  steps: ['message'],
  lines: [],
  changes: { message: { rows: 4 } },
}).flat();

/** A field as the server renders it, with a slot into which the code that is loaded later renders its error. */
function ContactField({ field }: { field: FieldView }) {
  const { name, label, optional, kind, type = 'text', autoComplete, rows } = field;
  const id = fieldId(contactField(name));
  const control = { id, name, autoComplete, 'aria-describedby': `${id}-error` };
  const exact = type === 'email' && { spellCheck: false, autoCapitalize: 'none' };
  return (
    <FieldFrame id={id} label={label} optional={optional}>
      <div data-place={name} />
      {kind === 'lines' ? (
        <textarea {...control} rows={rows} className={`${fieldStyles.control} ${fieldStyles.area}`} />
      ) : (
        <input {...control} {...exact} type={type} className={fieldStyles.control} />
      )}
    </FieldFrame>
  );
}

/**
 * The form for a message to the operators. It is on every page, so the server renders its fields; the code that
 * validates, sends and stores a draft is loaded when the form is used.
 */
export function ContactForm({ contact }: { contact: OperatorContact }) {
  return (
    <ContactStart className={styles.form} contact={contact}>
      <noscript>
        <p>{contactWithoutScript(contact)}</p>
      </noscript>
      <div data-place="problems" />
      {FIELDS.map((field) => (
        <ContactField key={field.name} field={field} />
      ))}
      <HoneypotField />
      <div data-place="alert" />
      <div data-place="status" role="status" />
      <div className={styles.end}>
        <button type="submit" className={`${buttonClass('accent')} ${styles.send}`}>
          Send Message
        </button>
        <p className={styles.late}>{contactWithoutAnswer(contact)}</p>
      </div>
    </ContactStart>
  );
}
