import { describe, expect, test } from '@jest/globals';
import { contactLinks } from '#lib/submissions/moderation/item/contact-links';

const links = (sender: { name?: string; email?: string; phone?: string }) =>
  contactLinks(
    { name: 'Ana Beatriz Choc', email: '', phone: '', ...sender },
    { title: 'Fiesta & more', reference: 'BC-0000-0000' },
  );

test.each<[string, string[]]>([
  ['622-1234', ['5016221234']],
  [' 622-1234 ', ['5016221234']],
  ['6221234', ['5016221234']],
  ['+501 622 1234', ['5016221234']],
  ['00501 622 1234', ['5016221234']],
  ['501-622-1234', ['5016221234']],
  ['(713) 555-0100', ['17135550100']],
  ['713 555 0100', ['17135550100']],
  ['+44 20 7946 0000', ['442079460000']],
  // Several numbers are several links, each once.
  ['622-1234 / 610-5678', ['5016221234', '5016105678']],
  ['622-1234, +501 622-1234', ['5016221234']],
  // Of none of these it is certain whom a call would reach.
  ['5555 1234', []],
  ['07700 900123', []],
  ['12345678', []],
  ['713 005 5501', []],
  ['+713 555 0100', []],
  ['+622 1234', []],
  ['1'.repeat(15), []],
  ['622-123', []],
  ['12', []],
  ['', []],
])('the phone numbers of %j that are certain are %j, for WhatsApp and for a call', (phone, numbers) => {
  const hrefs = (way: string) => links({ phone }).flatMap(({ icon, href }) => (icon === way ? [href] : []));
  expect(hrefs('whatsapp').map((href) => new URL(href).pathname.slice(1))).toEqual(numbers);
  expect(hrefs('phone')).toEqual(numbers.map((number) => `tel:+${number}`));
});

describe('The sender of an item is contacted', () => {
  test('by email where there is no phone number', () => {
    expect(links({ email: 'ana@example.com' })).toEqual([
      {
        label: 'ana@example.com',
        href: 'mailto:ana@example.com?subject=Fiesta%20%26%20more%20(BC-0000-0000)',
        icon: 'mail',
      },
    ]);
  });

  test.each([
    ['ana+fest@example.bz', 'mailto:ana+fest@example.bz?'],
    ["o'neil@example.bz", "mailto:o'neil@example.bz?"],
    ['a%b&c@example.bz', 'mailto:a%25b%26c@example.bz?'],
  ])('at %s with an address that mail programs read as it is', (email, beginning) => {
    expect(links({ email })[0]?.href.startsWith(beginning)).toBe(true);
  });

  test('by WhatsApp with a greeting by first name, and by a call', () => {
    expect(links({ phone: '622-1234' })).toEqual([
      {
        label: 'WhatsApp 622-1234',
        href: `https://wa.me/5016221234?text=${encodeURIComponent('Hello Ana, this is Belize Celebrations about “Fiesta & more (BC-0000-0000)”. ')}`,
        icon: 'whatsapp',
      },
      { label: 'Call 622-1234', href: 'tel:+5016221234', icon: 'phone' },
    ]);
  });

  test('in no way without address and number', () => {
    expect(links({})).toEqual([]);
  });
});
