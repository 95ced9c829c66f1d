import { describe, expect, test } from '@jest/globals';
import { messageReceived, replyPromise, reviewPromise } from '#lib/site/answer-times';
import {
  contactWithoutScript,
  directWay,
  type OperatorContact,
  whatsAppLink,
} from '#lib/site/operator-contact';

const WHATSAPP: OperatorContact = { whatsapp: '+501 600-0000' };
const EMAIL: OperatorContact = { email: 'team@example.bz' };

describe('A text about the operators', () => {
  test.each([
    ['the review', reviewPromise, 'Our community team reviews it within 2-3 business days and answers by '],
    ['a reply', replyPromise, 'get back to you within 24-48 hours via '],
    [
      'a sent message',
      messageReceived,
      "Thank you for your message! We'll get back to you within 24-48 hours via ",
    ],
  ])('on %s speaks of WhatsApp only where a number is configured', (_, wordsOf, beginning) => {
    expect(wordsOf(WHATSAPP)).toBe(`${beginning}email or WhatsApp.`);
    expect(wordsOf({ ...EMAIL, ...WHATSAPP })).toBe(`${beginning}email or WhatsApp.`);
    expect(wordsOf(EMAIL)).toBe(`${beginning}email.`);
    expect(wordsOf({})).toBe(`${beginning}email.`);
  });

  test.each([
    [{}, undefined],
    [EMAIL, { label: 'email', href: 'mailto:team@example.bz' }],
    [WHATSAPP, { label: 'WhatsApp', href: 'https://wa.me/5016000000' }],
    [
      { ...EMAIL, ...WHATSAPP },
      { label: 'WhatsApp', href: 'https://wa.me/5016000000' },
    ],
  ])('names as the way without a form, with the contact %j, %j', (contact, way) => {
    expect(directWay(contact)).toEqual(way);
  });

  test.each([
    [EMAIL, /write to us by email, as given/],
    [WHATSAPP, /write to us by WhatsApp, as given/],
    [{ ...EMAIL, ...WHATSAPP }, /write to us by email or WhatsApp, as given/],
    [{}, /without it you cannot write to us here/],
  ])('without JavaScript, with the contact %j, says %s', (contact, words) => {
    expect(contactWithoutScript(contact)).toMatch(words);
  });

  test('links a number without spaces and signs', () => {
    expect(whatsAppLink('+1 (323) 555.01-00')).toBe('https://wa.me/13235550100');
  });
});
