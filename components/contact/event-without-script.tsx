import { type OperatorContact, whatsAppLink } from '#lib/site/operator-contact';

/** Replaces the event form without JavaScript: the other ways to send an event, or that there is none. */
export function EventWithoutScript({ contact: { email, whatsapp } }: { contact: OperatorContact }) {
  if (!email && !whatsapp)
    return (
      <>
        The form needs JavaScript, which is switched off here, so you cannot send an event from this browser.
        What it asks is listed below, so that you can have it ready in another one.
      </>
    );
  return (
    <>
      The form needs JavaScript, which is switched off here. What it asks is listed below: send us that{' '}
      {email && (
        <>
          by email to <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {email && whatsapp && ', or '}
      {whatsapp && (
        <a href={whatsAppLink(whatsapp)} rel="noopener">
          by WhatsApp
        </a>
      )}
      , or have it ready in another browser.
    </>
  );
}
