import { describe, expect, test } from '@jest/globals';
import type { Mail } from '#lib/outbox/mail';
import { mailHtml, mailText } from '#lib/outbox/render-mail';
import { decisionMail } from '#lib/submissions/mails/decision-mail';
import { newItemMail } from '#lib/submissions/mails/moderator-mails';
import { receiptMail } from '#lib/submissions/mails/receipt-mail';
import { mailedEvent, mailedMessage } from '../../../support/submissions/mailed-items.ts';
import { SOME_CONTACT } from '../../../support/submissions/some-contact.ts';

const SITE = 'https://guide.example';
const STATUS = `${SITE}/status/token`;
/** A mail in its two forms, as text and as HTML. */
const formsOf = ({ subject, parts }: Mail) => [mailText(parts), mailHtml(subject, parts)];
const BAIT = {
  title: 'Win at https://bait.example',
  submitterName: 'Visit www.bait.example',
  community: 'bait.example',
};

describe('A mail to an address that is not confirmed', () => {
  test('never carries links or the message of a stranger as a receipt', () => {
    for (const text of formsOf(receiptMail(mailedEvent(BAIT), STATUS, SOME_CONTACT)))
      expect(text).not.toContain('bait');
    const message = { subject: 'mail me@bait.example', message: 'Buy my bait now' };
    for (const text of formsOf(receiptMail(mailedMessage(message), STATUS, SOME_CONTACT)))
      expect(text).not.toContain('bait');
  });

  test.each([
    'пример.рф',
    'bait\u3002example',
    'bait\uff0eexample',
    'https\uff1a\uff0f\uff0fbait',
    'www.5',
    'b@it',
    '203.0.113.9/bait',
    'see 10.255.255.1 for more',
  ])('never carries an address in any script or width: %s', (address) => {
    const event = mailedEvent({ title: `Win at ${address}`, submitterName: address });
    for (const text of formsOf(receiptMail(event, STATUS, SOME_CONTACT))) {
      expect(text).toContain('your event on Sunday');
      expect(text).not.toContain(address);
    }
  });

  test.each([
    'Fiesta (8 p.m.)',
    'St. George’s Caye Day',
    'Run 5.5 km',
    'Día de San Juan',
    'At 7.30.15 sharp',
  ])('carries a title that holds no address: %s', (title) => {
    expect(mailText(receiptMail(mailedEvent({ title }), STATUS, SOME_CONTACT).parts)).toContain(`“${title}”`);
  });

  test('never quotes a rejected event that contains addresses', () => {
    const mail = decisionMail(
      mailedEvent(BAIT),
      { decision: 'rejected', reason: 'This reads as advertising.' },
      { siteUrl: SITE, statusUrl: STATUS, eventId: null },
    );
    expect(mail).toMatchObject({ subject: 'About your event (BC-7K4M-92QX)', to: { name: '' } });
    for (const text of mail ? formsOf(mail) : []) {
      expect(text).toContain('Thank you for sending us your event.');
      expect(text).not.toContain('bait');
    }
  });
});

test('all texts of submitters are escaped in the HTML of a mail, which loads nothing from elsewhere', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  const toModerator = { moderator: 'mod@example.org', link: `${SITE}/moderate/items/1?key=k`, siteUrl: SITE };
  const description = `${hostile} long enough to be a description`;
  for (const mail of [
    newItemMail(mailedEvent({ title: hostile, description }), toModerator),
    newItemMail(mailedMessage({ name: hostile, message: hostile }), toModerator),
    receiptMail(mailedEvent({ title: hostile, submitterName: hostile }), STATUS, SOME_CONTACT),
  ]) {
    const html = mailHtml(mail.subject, mail.parts);
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>[^&]|\ssrc=(?!x)|url\(/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  }
});
