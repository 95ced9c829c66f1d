/**
 * How the operators can be reached, as it is configured. What is not configured is missing here, and no text points to
 * it: the sentences that name it are made in this module and in answer-times.ts alone. Decision 86 says why.
 */
export type OperatorContact = { email?: string; whatsapp?: string };

/** A group of a social network, with its own address. */
export type SocialGroup = { label: string; href: string };

/** The link that opens a conversation: `whatsAppLink('+501 600-0000')` is 'https://wa.me/5016000000'. */
export const whatsAppLink = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

/** The notice of the contact form without JavaScript: the other ways to write to us, or that there is none. */
export function contactWithoutScript({ email, whatsapp }: OperatorContact): string {
  const ways = [email && 'email', whatsapp && 'WhatsApp'].filter(Boolean).join(' or ');
  return ways
    ? `This form needs JavaScript. Without it, write to us by ${ways}, as given in this section.`
    : 'This form needs JavaScript, and without it you cannot write to us here: please use another browser.';
}

/** The notice of a contact form whose script does not come: the other ways to write to us, or that there is none. */
export function contactWithoutAnswer({ email, whatsapp }: OperatorContact): string {
  const ways = [email && 'email', whatsapp && 'WhatsApp'].filter(Boolean).join(' or ');
  return `This form is not ready yet. If it stays like this, ${
    ways ? `write to us by ${ways}, as given in this section, or ` : ''
  }load the page again or use another browser.`;
}

/** The way to reach the operators without a form: WhatsApp, else an email; undefined without either. */
export function directWay({ email, whatsapp }: OperatorContact): { label: string; href: string } | undefined {
  if (whatsapp) return { label: 'WhatsApp', href: whatsAppLink(whatsapp) };
  return email ? { label: 'email', href: `mailto:${email}` } : undefined;
}
