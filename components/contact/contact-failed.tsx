import { directWay, type OperatorContact } from '#lib/site/operator-contact';

/** 'Failed to send message. Please try again later or contact us directly via WhatsApp.', as far as that is configured. */
export function ContactFailed({ contact }: { contact: OperatorContact }) {
  const way = directWay(contact);
  return (
    <>
      Failed to send message. Please try again later
      {way && (
        <>
          {' or contact us directly via '}
          <a href={way.href} rel="noopener">
            {way.label}
          </a>
        </>
      )}
      .
    </>
  );
}
