import { ContactWays } from '#components/forms/contact-ways';
import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import type { OperatorContact } from '#lib/site/operator-contact';

type FormLoadFailedProps = { contact: OperatorContact; what: 'event' | 'application' };

/** Shown in place of the form when its code could not be loaded. */
export function FormLoadFailed({ contact, what }: FormLoadFailedProps) {
  return (
    <EmptyState
      spot="offline"
      actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      <p>The form could not be loaded. The connection may be weak, or the site has just been updated.</p>
      {(contact.email || contact.whatsapp) && (
        <p>
          You can also send us your {what} <ContactWays contact={contact} />.
        </p>
      )}
    </EmptyState>
  );
}
