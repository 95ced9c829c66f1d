import type { OperatorContact } from '#lib/site/operator-contact';
import { ContactWays } from './contact-ways.tsx';
import styles from './late-note.module.css';

type LateNoteProps = { contact: OperatorContact; what: 'event' | 'application' };

/**
 * How else to send what a form asks, for browsers in which its script does not arrive or cannot be read. It comes into
 * sight by its style sheet alone, some seconds after the page; a form that works does not render it.
 */
export function LateNote({ contact, what }: LateNoteProps) {
  return (
    <p className={styles.late} role="status">
      The form is not ready yet. If it stays like this, load the page again or use another browser
      {(contact.email || contact.whatsapp) && (
        <>
          , or send us your {what} <ContactWays contact={contact} />
        </>
      )}
      .
    </p>
  );
}
