import { describe, expect, test } from '@jest/globals';
import { receiptsMail } from '#lib/submissions/mails/receipts-mail';
import {
  linesOfMail,
  mailedApplication,
  mailedEvent,
  mailedMessage,
} from '../../../support/submissions/mailed-items.ts';
import { SOME_CONTACT } from '../../../support/submissions/some-contact.ts';

const received = (item: ReturnType<typeof mailedEvent>, token: string) => ({
  item,
  statusUrl: `https://guide.example/status/${token}`,
});

describe('A mail with several receipts', () => {
  test('has each submission with its reference and private link, and what happens next with each kind', () => {
    const others = [
      received(mailedEvent({ title: 'Second Fiesta' }), 'two'),
      received(mailedApplication(), 'three'),
      received(mailedMessage(), 'four'),
    ];
    const mail = receiptsMail(received(mailedEvent(), 'one'), others, SOME_CONTACT);
    expect(linesOfMail(mail)).toEqual([
      'To: Sample Organiser <organiser@example.com>',
      'Subject: We have 4 more from you',
      'Hello Sample Organiser,',
      'Thank you! You sent us more in a day than we confirm one by one, so here are the other 4 in one mail.',
      'We have your event “Village Fiesta” on Sunday, 5 December 2027 in San Antonio (Toledo).',
      'Your reference: BC-7K4M-92QX',
      'Your private link:',
      'https://guide.example/status/one',
      'We have your event “Second Fiesta” on Sunday, 5 December 2027 in San Antonio (Toledo).',
      'Your reference: BC-7K4M-92QX',
      'Your private link:',
      'https://guide.example/status/two',
      'We have the application of Sample Bakery to advertise with Belize Celebrations.',
      'Your reference: BC-7K4M-92QX',
      'Your private link:',
      'https://guide.example/status/three',
      'We have your message with the subject “Lost hat”.',
      'Your reference: BC-7K4M-92QX',
      'Your private link:',
      'https://guide.example/status/four',
      'What happens next with events: our community team reviews each within 2-3 business days and answers by email or WhatsApp. Once one is approved, it is on the calendar within minutes.',
      'What happens next with applications: we’ll be in touch within 24 hours to discuss your advertising opportunities.',
      'What happens next with messages: we’ll get back to you within 24-48 hours via email or WhatsApp.',
      'Each private link shows where that submission stands, and what you can still change or take back. Whoever has a link can do so too, so keep them to yourself.',
      'If you did not send us anything, somebody typed your address by mistake. You can ignore this mail.',
      'Belize Celebrations',
    ]);
  });

  test('repeats no name, title or subject that contains an address', () => {
    const mail = receiptsMail(
      received(mailedMessage({ name: 'www.bait.example', subject: 'a@bait.example' }), 'one'),
      [
        received(mailedEvent({ title: 'www.bait.example', community: 'www.bait.example' }), 'two'),
        received(mailedApplication({ businessName: 'www.bait.example' }), 'three'),
      ],
      {},
    );
    expect(linesOfMail(mail).join('\n')).not.toContain('bait');
  });
});
