import 'client-only';
import type { OperatorContact } from './operator-contact.ts';

/** How the operators can be reached, as the contact section at the foot of the page has it. */
export function shownContact(): OperatorContact {
  const textOf = (selector: string) =>
    document
      .querySelector(`#contact ${selector}`)
      ?.textContent?.trim()
      .replace(/^WhatsApp\s+/, '');
  const email = textOf('a[href^="mailto:"]');
  const whatsapp = textOf('a[href^="https://wa.me/"]');
  return { ...(email && { email }), ...(whatsapp && { whatsapp }) };
}
