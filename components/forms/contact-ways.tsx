import { type OperatorContact, whatsAppLink } from '#lib/site/operator-contact';

/** 'by email to team@example.bz, or by WhatsApp', as far as that is configured, within a sentence. */
export function ContactWays({ contact: { email, whatsapp } }: { contact: OperatorContact }) {
  return (
    <>
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
    </>
  );
}
