import { describe, expect, test } from '@jest/globals';
import { ALREADY_LISTED } from '#lib/submissions/items/record/same-event';
import { decisionMail } from '#lib/submissions/mails/decision-mail';
import type { MailedItem } from '#lib/submissions/mails/item-mail';
import {
  linesOfMail,
  mailedApplication,
  mailedEvent,
  mailedMessage,
} from '../../../support/submissions/mailed-items.ts';

const SITE = 'https://guide.example';
const STATUS = `${SITE}/status/token`;
const mailOf = (item: MailedItem, decision: string, reason?: string, eventId: string | null = 'día/1') =>
  linesOfMail(decisionMail(item, { decision, reason }, { siteUrl: SITE, statusUrl: STATUS, eventId }));
const FIRST_LINES = ['To: Sample Organiser <organiser@example.com>'];
const LAST_LINES = ['Your private link:', STATUS, 'Your reference: BC-7K4M-92QX', 'Belize Celebrations'];

describe('The mail about a decision', () => {
  test('has the link to an approved event, and explains how to announce a change', () => {
    expect(mailOf(mailedEvent(), 'approved')).toEqual([
      ...FIRST_LINES,
      'Subject: Your event is on the calendar: Village Fiesta',
      'Hello Sample Organiser,',
      'Good news: “Village Fiesta” is on the calendar of Belize Celebrations.',
      'See your event:',
      `${SITE}/events/d%C3%ADa%2F1`,
      'It may take a few minutes before everybody sees it. Share the link with everybody who should come.',
      'Is it cancelled, has it moved to another day or place, or is something wrong with it? Say so with your private link, so that nobody comes for nothing.',
      ...LAST_LINES,
    ]);
    expect(mailOf(mailedEvent(), 'approved', '', null)).toContain(`${SITE}/events/`);
  });

  test('shows the title of an approved event even where it contains an address', () => {
    expect(mailOf(mailedEvent({ title: 'fiesta.bz' }), 'approved')).toEqual(
      expect.arrayContaining([
        'Subject: Your event is on the calendar: fiesta.bz',
        'Good news: “fiesta.bz” is on the calendar of Belize Celebrations.',
      ]),
    );
  });

  test('says why an event was rejected and how to send it again', () => {
    expect(mailOf(mailedEvent(), 'rejected', 'The date has passed.\nIs it next year?')).toEqual([
      ...FIRST_LINES,
      'Subject: About your event: Village Fiesta',
      'Hello Sample Organiser,',
      'Thank you for sending us “Village Fiesta”. We did not put it on the calendar.',
      'This is why:',
      '> The date has passed.',
      '> Is it next year?',
      'Can it be put right? Then change it and send it again: we review it like any new event.',
      'Send it again:',
      `${SITE}/submit-event`,
      'Your private link still shows what you sent.',
      ...LAST_LINES,
    ]);
  });

  test('says which event is listed where one was sent a second time, instead of inviting to send it again', () => {
    const sameAs = { id: 'día/1', title: 'Fiesta of the Village' };
    const addresses = { siteUrl: SITE, statusUrl: STATUS, eventId: null };
    const decided = { decision: 'rejected', reason: ALREADY_LISTED };
    const lines = linesOfMail(decisionMail(mailedEvent(), { ...decided, sameAs }, addresses));
    expect(lines.slice(4, -LAST_LINES.length)).toEqual([
      'This is why:',
      `> ${ALREADY_LISTED}`,
      'It is listed as “Fiesta of the Village”, and there is nothing more for you to do.',
      'See the event on the calendar:',
      `${SITE}/events/d%C3%ADa%2F1`,
      'Is yours another event? Then send it again, and say how they differ.',
      'Send it as another event:',
      `${SITE}/submit-event`,
      'Your private link still shows what you sent.',
    ]);
    const without = linesOfMail(decisionMail(mailedEvent(), decided, addresses)).join('\n');
    expect(without).not.toMatch(/again|submit-event/);
    expect(without).toContain(`${SITE}/things-to-do-in-belize`);
  });

  test('gives no reason for a rejected event where none is known', () => {
    const lines = mailOf(mailedEvent(), 'rejected');
    expect(lines).not.toContain('This is why:');
    expect(lines.filter((line) => line.startsWith('>'))).toEqual([]);
  });

  test.each<[string, MailedItem, string, string[]]>([
    [
      'an application',
      mailedApplication(),
      'Sample Baker <baker@example.com>',
      ['Subject: About your application: Sample Bakery', 'About your application “Sample Bakery”:'],
    ],
    [
      'a message',
      mailedMessage(),
      'Sample Visitor <visitor@example.com>',
      ['Subject: About your message: Lost hat', 'About your message “Lost hat”:'],
    ],
  ])('quotes the answer to %s', (_, item, sender, [subject, about]) => {
    for (const decision of ['approved', 'rejected'])
      expect(mailOf(item, decision, 'No places left.')).toEqual([
        `To: ${sender}`,
        subject,
        `Hello ${sender.split(' <')[0]},`,
        about,
        '> No places left.',
        'Your reference: BC-7K4M-92QX',
        'Belize Celebrations',
      ]);
  });

  test('about an application or a message is sent only with a text to quote', () => {
    expect(mailOf(mailedMessage(), 'approved')).toEqual([]);
    expect(mailOf(mailedApplication(), 'rejected')).toEqual([]);
  });

  test('quotes no title that contains an address, and names the reference instead', () => {
    expect(mailOf(mailedMessage({ subject: 'www.bait.example' }), 'approved', 'Yes.')).toEqual(
      expect.arrayContaining(['Subject: About your message (BC-7K4M-92QX)', 'About your message:']),
    );
  });
});
