import { describe, expect, test } from '@jest/globals';
import type { Mail } from '#lib/outbox/mail';
import { mailHtml, mailText } from '#lib/outbox/render-mail';
import { decisionMail } from '#lib/submissions/mails/decision-mail';
import type { MailedItem } from '#lib/submissions/mails/item-mail';
import { moderatorsNewMail, signInMail } from '#lib/submissions/mails/moderator-mails';
import { receiptMail } from '#lib/submissions/mails/receipt-mail';
import { someApplication, someMessage } from '../../../support/submissions/some-bodies.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const SITE = 'https://guide.example';
const STATUS = `${SITE}/status/token`;
const shared = { reference: 'BC-7K4M-92QX', createdAt: '2026-11-21T12:00:00.000Z' };
const event = (changes: Record<string, unknown> = {}): MailedItem => ({
  ...shared,
  kind: 'event',
  payload: someSubmission(changes),
});
const application = (changes = {}): MailedItem => ({
  ...shared,
  kind: 'advertiser',
  payload: someApplication(changes),
});
const message = (changes = {}): MailedItem => ({ ...shared, kind: 'contact', payload: someMessage(changes) });
const toModerator = (item: MailedItem) =>
  moderatorsNewMail(item, {
    moderator: 'mod@example.org',
    link: `${SITE}/moderate/items/1?key=k`,
    siteUrl: SITE,
  });
const texts = ({ subject, parts }: Mail) => [mailText(parts), mailHtml(subject, parts)];

describe('A mail to a moderator', () => {
  test('holds everything in an event, its pictures by their addresses, and the link', () => {
    const mail = toModerator(
      event({
        coverImageUrl: '/uploads/abc.webp',
        coverImageAlt: 'A marimba',
        additionalImageUrls: ['/uploads/def.webp'],
        website: 'https://fiesta.example',
        submitterPhone: '+501 622 2222',
        formDuration: 240_000,
        userAgent: 'Sample Browser',
      }),
    );
    expect(mail.subject).toBe('New event: Village Fiesta (Sun 5 Dec 2027, San Antonio (Toledo))');
    expect(mail.replyTo).toBeUndefined();
    const text = mailText(mail.parts);
    for (const line of [
      'Event: Village Fiesta',
      'Date: Sunday, 5 December 2027',
      'Time: 8 PM - 1 AM',
      'Cost: Free',
      'Venue: Football Field',
      'City or community: San Antonio (Toledo)',
      'District: Toledo',
      'Country: Belize',
      'Website: https://fiesta.example',
      'Description: Marimba, food and games on the field behind the school.',
      'Cover picture: https://guide.example/uploads/abc.webp (A marimba)',
      'More pictures: https://guide.example/uploads/def.webp',
      'Name: Sample Organiser',
      'Email: organiser@example.com',
      'Phone: +501 622 2222',
      'Form open for: about 4 minutes',
      'Browser: Sample Browser',
      'Reference: BC-7K4M-92QX',
      'Received: Saturday, 21 November 2026',
      'https://guide.example/moderate/items/1?key=k',
    ])
      expect(text.split('\n')).toContain(line);
  });

  test('holds everything in an application and is answered to its sender', () => {
    const mail = toModerator(
      application({ websiteUrl: 'bakery.example', previousAdvertising: 'yes-digital' }),
    );
    expect(mail.subject).toBe('New advertiser: Sample Bakery');
    expect(mail.replyTo).toEqual({ name: 'Sample Baker', address: 'baker@example.com' });
    for (const words of [
      'Type: Restaurant & Food',
      'Budget: Under $500 per month',
      'Timeline: Within 30 days',
      'Goals: More guests on Saturdays.',
      'Advertised before: Yes, digital advertising',
      'Website: https://bakery.example',
      'Phone: +501 600 0000',
      'Prefers: WhatsApp',
    ])
      expect(mailText(mail.parts)).toContain(words);
  });

  test('holds a message in its own lines and is answered to its sender', () => {
    const mail = toModerator(message());
    expect(mail.replyTo).toEqual({ name: 'Sample Visitor', address: 'visitor@example.com' });
    expect(mailText(mail.parts)).toContain('> I lost my hat at the fiesta.\n> Is it with you?');
  });

  test('signs a moderator in, once and for fifteen minutes', () => {
    const text = mailText(signInMail('mod@example.org', `${SITE}/moderate/sign-in?token=a.b`).parts);
    expect(text).toContain(`Sign in:\n${SITE}/moderate/sign-in?token=a.b`);
    expect(text).toContain('It works once, for 15 minutes');
  });
});

describe('A receipt says what we got, what happens next and when', () => {
  test.each([
    [
      'an event',
      event(),
      'We have your event (BC-7K4M-92QX)',
      ['“Village Fiesta” on Sunday, 5 December 2027', '2-3 business days', 'by email or WhatsApp', STATUS],
    ],
    [
      'an application',
      application(),
      'We have your application (BC-7K4M-92QX)',
      ['application of Sample Bakery', 'within 24 hours', STATUS],
    ],
    ['a message', message(), 'We have your message (BC-7K4M-92QX)', ['subject “Lost hat”', '24-48 hours']],
  ])('of %s', (_, item, subject, words) => {
    const mail = receiptMail(item, STATUS);
    expect(mail.subject).toBe(subject);
    for (const text of texts(mail))
      for (const word of [...words, 'BC-7K4M-92QX', 'You can ignore this mail.'])
        expect(text).toContain(word);
  });

  test('and never carries a stranger’s links or message to an address nobody has confirmed', () => {
    const bait = {
      title: 'Win at https://bait.example',
      submitterName: 'Visit www.bait.example',
      community: 'bait.example',
    };
    for (const text of texts(receiptMail(event(bait), STATUS))) expect(text).not.toContain('bait');
    const said = receiptMail(
      message({ subject: 'mail me@bait.example', message: 'Buy my bait now' }),
      STATUS,
    );
    for (const text of texts(said)) expect(text).not.toContain('bait');
  });

  test.each([
    'пример.рф',
    'bait\u3002example',
    'bait\uff0eexample',
    'https\uff1a\uff0f\uff0fbait',
    'b@it',
    '203.0.113.9/bait',
  ])('nor an address in another script or width: %s', (address) => {
    const said = receiptMail(event({ title: `Win at ${address}`, submitterName: address }), STATUS);
    for (const text of texts(said)) {
      expect(text).toContain('your event on Sunday');
      expect(text).not.toContain(address);
    }
  });

  test('a title that is no address is told', () => {
    for (const title of ['Fiesta (8 p.m.)', 'St. George’s Caye Day', 'Run 5.5 km', 'Día de San Juan'])
      expect(mailText(receiptMail(event({ title }), STATUS).parts)).toContain(`“${title}”`);
  });

  test('nor does a rejection, whose words nobody approved', () => {
    const bait = event({ title: 'Win at https://bait.example', submitterName: 'Visit www.bait.example' });
    const mail = decisionMail(
      bait,
      { decision: 'rejected', reason: 'This reads as advertising.' },
      { siteUrl: SITE, statusUrl: STATUS, eventId: null },
    );
    expect(mail).toMatchObject({ subject: 'About your event (BC-7K4M-92QX)', to: { name: '' } });
    for (const text of mail ? texts(mail) : []) {
      expect(text).toContain('Thank you for sending us your event.');
      expect(text).not.toContain('bait');
    }
  });

  test('a message too has a private link, where it can be deleted', () => {
    for (const text of texts(receiptMail(message(), STATUS))) {
      expect(text).toContain(STATUS);
      expect(text).toContain('lets you delete it');
    }
  });
});

describe('A decision', () => {
  const addresses = { siteUrl: SITE, statusUrl: STATUS, eventId: '20271205-san-antonio-village-fiesta' };

  test('for an event brings the live link and says how to tell of changes', () => {
    const mail = decisionMail(event(), { decision: 'approved' }, addresses);
    if (!mail) throw new Error('no mail');
    expect(mail.subject).toBe('Your event is on the calendar: Village Fiesta');
    for (const text of texts(mail)) {
      expect(text).toContain(`${SITE}/events/20271205-san-antonio-village-fiesta`);
      expect(text).toContain('Is it cancelled, or has it moved');
      expect(text).toContain(STATUS);
    }
  });

  test('against an event brings the reason in its own words and how to send it again', () => {
    const mail = decisionMail(
      event(),
      { decision: 'rejected', reason: 'The date has passed.\nIs it next year?' },
      addresses,
    );
    if (!mail) throw new Error('no mail');
    expect(mail.subject).toBe('About your event: Village Fiesta');
    expect(mailText(mail.parts)).toContain('> The date has passed.\n> Is it next year?');
    expect(mailText(mail.parts)).toContain(`${SITE}/submit-event`);
  });

  test('about a message or an application is told only when there are words for it', () => {
    expect(decisionMail(message(), { decision: 'approved' }, addresses)).toBeUndefined();
    expect(decisionMail(application(), { decision: 'rejected' }, addresses)).toBeUndefined();
    const mail = decisionMail(application(), { decision: 'rejected', reason: 'No places left.' }, addresses);
    expect(mailText(mail?.parts ?? [])).toContain('> No places left.');
  });
});

test('everything that people wrote is escaped in HTML, and nothing is fetched', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  for (const mail of [
    toModerator(event({ title: hostile, description: `${hostile} long enough to be a description` })),
    toModerator(message({ name: hostile, message: hostile })),
    receiptMail(event({ title: hostile, submitterName: hostile }), STATUS),
  ]) {
    const html = mailHtml(mail.subject, mail.parts);
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>[^&]|\ssrc=(?!x)|url\(/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  }
});
