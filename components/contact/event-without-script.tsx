import { ContactWays } from '#components/forms/contact-ways';
import type { OperatorContact } from '#lib/site/operator-contact';

/** Replaces the event form without JavaScript: the other ways to send an event, or that there is none. */
export function EventWithoutScript({ contact }: { contact: OperatorContact }) {
  if (!contact.email && !contact.whatsapp)
    return (
      <>
        The form needs JavaScript, which is switched off here, so you cannot send an event from this browser.
        What it asks is listed below, so that you can have it ready in another one.
      </>
    );
  return (
    <>
      The form needs JavaScript, which is switched off here. What it asks is listed below: send us that{' '}
      <ContactWays contact={contact} />, or have it ready in another browser.
    </>
  );
}
