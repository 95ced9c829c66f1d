import type { Correspondent } from '../../items/record/item-content.ts';

const BELIZE_CODE = '501';
const NORTH_AMERICA_CODE = '1';

/**
 * The phone number in WhatsApp's format: digits with the country code. Seven digits are Belizean, ten without a plus
 * North American; undefined when it is not a phone number. `whatsAppNumber('622-1234')` is '5016221234'.
 */
function whatsAppNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  if (phone.trim().startsWith('+')) return digits;
  if (digits.length === 7) return BELIZE_CODE + digits;
  return digits.length === 10 && !digits.startsWith(BELIZE_CODE) ? NORTH_AMERICA_CODE + digits : digits;
}

/** Links to contact the sender of an item, each with its label. */
export function contactLinks(
  { name, email, phone }: Correspondent,
  { title, reference }: { title: string; reference: string },
): { label: string; href: string; icon: 'mail' | 'whatsapp' | 'phone' }[] {
  const subject = `${title} (${reference})`;
  const number = whatsAppNumber(phone);
  const firstName = name.replace(/ .*/s, '');
  const greeting = `Hello ${firstName}, this is Belize Celebrations about “${subject}”. `;
  return [
    ...(email
      ? [
          {
            label: email,
            href: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`,
            icon: 'mail' as const,
          },
        ]
      : []),
    ...(number
      ? [
          {
            label: `WhatsApp ${phone}`,
            href: `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`,
            icon: 'whatsapp' as const,
          },
          { label: `Call ${phone}`, href: `tel:+${number}`, icon: 'phone' as const },
        ]
      : []),
  ];
}
