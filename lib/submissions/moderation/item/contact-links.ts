import { mailtoLink } from '#lib/text/mailto';
import { phoneNumbersIn } from '#lib/text/phone-numbers';
import type { Correspondent } from '../../items/record/item-content.ts';

/** Links to contact the sender of an item, each with its label: of each phone number that is certain one for each way. */
export function contactLinks(
  { name, email, phone }: Correspondent,
  { title, reference }: { title: string; reference: string },
): { label: string; href: string; icon: 'mail' | 'whatsapp' | 'phone' }[] {
  const subject = `${title} (${reference})`;
  const firstName = name.replace(/ .*/s, '');
  const greeting = `Hello ${firstName}, this is Belize Celebrations about “${subject}”. `;
  const numbers = new Map(
    phoneNumbersIn(phone, { isPhone: true }).map(({ digits, text }) => [digits, text.trim()]),
  );
  return [
    ...(email ? [{ label: email, href: mailtoLink(email, { subject }), icon: 'mail' as const }] : []),
    ...[...numbers].flatMap(([digits, written]) => [
      {
        label: `WhatsApp ${written}`,
        href: `https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`,
        icon: 'whatsapp' as const,
      },
      { label: `Call ${written}`, href: `tel:+${digits}`, icon: 'phone' as const },
    ]),
  ];
}
