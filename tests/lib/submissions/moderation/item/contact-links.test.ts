import { describe, expect, test } from '@jest/globals';
import { contactLinks } from '#lib/submissions/moderation/item/contact-links';

const links = (sender: { name?: string; email?: string; phone?: string }) =>
  contactLinks(
    { name: 'Ana Beatriz Choc', email: '', phone: '', ...sender },
    { title: 'Fiesta & more', reference: 'BC-0000-0000' },
  );

test.each([
  ['622-1234', '5016221234'],
  [' 622-1234 ', '5016221234'],
  ['+501 622 1234', '5016221234'],
  [' +713 555 0100', '7135550100'],
  ['00501 622 1234', '5016221234'],
  ['(713) 555-0100', '17135550100'],
  ['501-622-1234', '5016221234'],
  ['+713 555 0100', '7135550100'],
  ['+44 20 7946 0000', '442079460000'],
  ['+622 1234', '6221234'],
  ['12345678', '12345678'],
  ['713 005 5501', '17130055501'],
  ['1'.repeat(15), '1'.repeat(15)],
  ['1'.repeat(16), undefined],
  ['622-123', undefined],
  ['12', undefined],
  ['', undefined],
])('the phone number %j is %j for WhatsApp', (phone, number) => {
  const href = links({ phone }).find(({ icon }) => icon === 'whatsapp')?.href;
  expect(href && new URL(href).pathname.slice(1)).toBe(number);
});

describe('The sender of an item is contacted', () => {
  test('by email where there is no phone number', () => {
    expect(links({ email: 'ana@example.com' })).toEqual([
      {
        label: 'ana@example.com',
        href: 'mailto:ana%40example.com?subject=Fiesta%20%26%20more%20(BC-0000-0000)',
        icon: 'mail',
      },
    ]);
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
