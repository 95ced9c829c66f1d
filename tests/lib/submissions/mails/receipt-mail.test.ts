import { describe, expect, test } from '@jest/globals';
import type { MailedItem } from '#lib/submissions/mails/item-mail';
import { greeting, privateLinkParts, receiptMail } from '#lib/submissions/mails/receipt-mail';
import {
  linesOfMail,
  mailedApplication,
  mailedEvent,
  mailedMessage,
} from '../../../support/submissions/mailed-items.ts';
import { SOME_CONTACT } from '../../../support/submissions/some-contact.ts';

const STATUS = 'https://guide.example/status/token';
const receipt = (item: MailedItem) => linesOfMail(receiptMail(item, STATUS, SOME_CONTACT));
const LAST_LINES = [
  'Your private link:',
  STATUS,
  'If you did not send us anything, somebody typed your address by mistake. You can ignore this email.',
  'Belize Celebrations',
];

describe('A receipt', () => {
  test('of an event promises an answer within 2-3 business days by email or WhatsApp', () => {
    expect(receipt(mailedEvent())).toEqual([
      'To: Sample Organiser <organiser@example.com>',
      'Subject: We have your event (BC-7K4M-92QX)',
      'Hello Sample Organiser,',
      'Thank you! We have your event “Village Fiesta” on Sunday, 5 December 2027 in San Antonio (Toledo).',
      'Your reference: BC-7K4M-92QX',
      'What happens next: our community team reviews it within 2-3 business days and answers by email or WhatsApp. Once it is approved, it is on the calendar within minutes.',
      'Your private link shows where your event stands. With it you can correct or withdraw it until we decide, and tell us later that it is cancelled or has moved. Anyone with the link can do the same, so keep it to yourself.',
      ...LAST_LINES,
    ]);
  });

  test.each([
    [{ endDate: '2027-12-07' }, 'from Sunday, 5 December to Tuesday, 7 December 2027 in San Antonio'],
    [
      { moreDates: ['2027-12-12', '2027-12-19'] },
      'on Sunday, 5 December 2027 and 2 more dates in San Antonio',
    ],
  ])('of an event with the days %j does not name the first alone', (days, words) => {
    expect(receipt(mailedEvent(days)).join('\n')).toContain(words);
  });

  test('of an application promises contact within 24 hours', () => {
    expect(receipt(mailedApplication())).toEqual([
      'To: Sample Baker <baker@example.com>',
      'Subject: We have your application (BC-7K4M-92QX)',
      'Hello Sample Baker,',
      'Thank you! We have the application of Sample Bakery to advertise with Belize Celebrations.',
      'Your reference: BC-7K4M-92QX',
      'What happens next: we’ll be in touch within 24 hours to discuss your advertising opportunities.',
      'Your private link shows where your application stands, and lets you correct or withdraw it. Anyone with the link can do the same, so keep it to yourself.',
      ...LAST_LINES,
    ]);
  });

  test('of a message promises an answer within 24-48 hours via email or WhatsApp', () => {
    expect(receipt(mailedMessage())).toEqual([
      'To: Sample Visitor <visitor@example.com>',
      'Subject: We have your message (BC-7K4M-92QX)',
      'Hello Sample Visitor,',
      'Thank you! We have your message with the subject “Lost hat”.',
      'Your reference: BC-7K4M-92QX',
      'What happens next: we’ll get back to you within 24-48 hours via email or WhatsApp.',
      'Your private link shows where your message stands, and lets you delete it. Anyone with the link can do the same, so keep it to yourself.',
      ...LAST_LINES,
    ]);
  });

  test.each<[string, MailedItem, string]>([
    [
      'an event',
      mailedEvent({ title: 'www.bait.example' }),
      'on Sunday, 5 December 2027 in San Antonio (Toledo)',
    ],
    [
      'a place',
      mailedEvent({ community: 'www.bait.example' }),
      '“Village Fiesta” on Sunday, 5 December 2027.',
    ],
    [
      'a business',
      mailedApplication({ businessName: 'www.bait.example' }),
      'the application to advertise with',
    ],
    ['a subject', mailedMessage({ subject: 'www.bait.example' }), 'Thank you! We have your message.'],
  ])('leaves out %s with a web address', (_, item, words) => {
    const text = receipt(item).join('\n');
    expect(text).toContain(words);
    expect(text).not.toContain('bait');
  });

  test('uses no name that contains an address, in the greeting and as the recipient', () => {
    const lines = receipt(mailedMessage({ name: 'www.bait.example' }));
    expect([lines[0], lines[2]]).toEqual(['To:  <visitor@example.com>', 'Hello,']);
    expect(greeting('')).toEqual({ paragraph: 'Hello,' });
  });

  test('has no private link without a sentence about it', () => {
    expect(privateLinkParts('', STATUS)).toEqual([]);
  });
});
