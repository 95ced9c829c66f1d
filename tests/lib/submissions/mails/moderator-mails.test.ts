import { describe, expect, test } from '@jest/globals';
import type { MailedItem } from '#lib/submissions/mails/item-mail';
import {
  itemNewsMail,
  MODERATOR_NEWS,
  newItemMail,
  signInMail,
} from '#lib/submissions/mails/moderator-mails';
import {
  linesOfMail,
  mailedApplication,
  mailedEvent,
  mailedMessage,
} from '../../../support/submissions/mailed-items.ts';

const SITE = 'https://guide.example';
const link = `${SITE}/moderate/items/1?key=k`;
const moderator = 'mod@example.org';
const newMail = (item: MailedItem) => linesOfMail(newItemMail(item, { moderator, link, siteUrl: SITE }));
const LAST_LINES = [
  'Reference: BC-7K4M-92QX',
  'Received: Saturday, 21 November 2026',
  'The link is for you only, works for 14 days and decides once. This email is private: please do not pass it on.',
];

describe('The mail to a moderator', () => {
  test('shows everything in a new event, with what matters for the decision first', () => {
    const filled = {
      placeId: 'ChIJsample_place-0',
      coverImageUrl: '/uploads/abc.webp',
      coverImageAlt: 'A marimba',
      additionalImageUrls: ['/uploads/def.webp', 'https://images.example/ghi.webp'],
      website: 'https://fiesta.example',
      submitterPhone: '+501 622 2222',
      formDuration: 240_000,
      userAgent: 'Sample Browser',
    };
    expect(newMail(mailedEvent(filled))).toEqual([
      'To:  <mod@example.org>',
      'Subject: New event: Village Fiesta (Sun 5 Dec 2027, San Antonio (Toledo))',
      'New event: Village Fiesta',
      '-------------------------',
      'Look at it and decide:',
      link,
      'Event: Village Fiesta',
      'Date: Sunday, 5 December 2027',
      'Time: 8 PM - 1 AM',
      'Category: Cultural Celebration',
      'Cost: Free',
      'Venue: Football Field',
      'City/Community: San Antonio (Toledo)',
      'District: Toledo',
      'Country: Belize',
      'Place id: ChIJsample_place-0',
      'Website: https://fiesta.example',
      'Description: Marimba, food and games on the field behind the school.',
      'Cover picture: https://guide.example/uploads/abc.webp (A marimba)',
      'More pictures:',
      'https://guide.example/uploads/def.webp',
      'https://images.example/ghi.webp',
      'Who sent it',
      '-----------',
      'Name: Sample Organiser',
      'Email: organiser@example.com',
      'Phone: +501 622 2222',
      'Form open for: about 4 minutes',
      'Browser: Sample Browser',
      ...LAST_LINES,
    ]);
  });

  test('names the country of an event abroad in its subject', () => {
    expect(newMail(mailedEvent({ community: 'London', country: 'Canada' }))[1]).toContain('London, Canada)');
  });

  test('has all days of an event in its subject', () => {
    expect(newMail(mailedEvent({ moreDates: ['2027-12-12'] }))[1]).toContain(
      '(Sun 5 Dec 2027 and 1 more date, ',
    );
    expect(newMail(mailedEvent({ endDate: '2027-12-07' }))[1]).toContain('(Sun 5 Dec to Tue 7 Dec 2027, ');
  });

  test('shows everything in a new application, and replies go to its sender', () => {
    expect(newMail(mailedApplication({ previousAdvertising: 'yes-digital' }))).toEqual([
      'To:  <mod@example.org>',
      'Reply-To: Sample Baker <baker@example.com>',
      'Subject: New advertiser: Sample Bakery',
      'New advertiser: Sample Bakery',
      '-----------------------------',
      'Look at it and answer:',
      link,
      'Business: Sample Bakery',
      'Type: Restaurant & Food',
      'Category: Johnny cakes',
      'Location: Dangriga',
      'Description:',
      'Bread and',
      'cakes.',
      'Goals: More guests on Saturdays.',
      'Budget: Under $500 per month',
      'Timeline: Within 30 days',
      'Advertised before: Yes, digital advertising',
      'Website: https://bakery.example.com/menu?today=1',
      'Social media: @sample',
      'Who sent it',
      '-----------',
      'Name: Sample Baker',
      'Email: baker@example.com',
      'Phone: +501 600 0000',
      'Prefers: WhatsApp',
      'Form open for: 61 seconds',
      'Browser: Sample/1.0',
      ...LAST_LINES,
    ]);
  });

  test('shows everything in a new message with its text quoted, and replies go to its sender', () => {
    expect(newMail(mailedMessage())).toEqual([
      'To:  <mod@example.org>',
      'Reply-To: Sample Visitor <visitor@example.com>',
      'Subject: New message: Lost hat',
      'New message: Lost hat',
      '---------------------',
      'Open it in the queue:',
      link,
      'From: Sample Visitor',
      'Email: visitor@example.com',
      'Phone: +501 611 1111',
      'Subject: Lost hat',
      '> I lost my hat at the fiesta.',
      '> Is it with you?',
      ...LAST_LINES,
    ]);
  });

  test.each([
    [{}, []],
    [{ coverImageUrl: '/uploads/abc.webp' }, ['Cover picture: https://guide.example/uploads/abc.webp']],
    [
      { additionalImageUrls: ['/uploads/def.webp'] },
      ['More pictures: https://guide.example/uploads/def.webp'],
    ],
  ])('lists the images of an event with %j: %j', (images, lines) => {
    expect(newMail(mailedEvent(images)).filter((line) => line.includes('picture'))).toEqual(lines);
  });

  test.each([
    [0, undefined],
    [1, '1 seconds'],
    [89.4, '89 seconds'],
    [90, 'about 2 minutes'],
    [5_399, 'about 90 minutes'],
    [5_400, 'about 2 hours'],
    [10_800, 'about 3 hours'],
  ])('formats how long a form was open: %d seconds are %j', (formDurationSeconds, duration) => {
    const lines = newMail(mailedApplication({ formDurationSeconds }));
    expect(lines.find((line) => line.startsWith('Form open for'))).toBe(
      duration && `Form open for: ${duration}`,
    );
  });

  test.each([
    ['cancelled', 'Cancelled', 'Its organiser says that it is cancelled.'],
    ['moved', 'Moved', 'Its organiser says that it moved.'],
    ['taken-back', 'Announcement taken back', 'Its organiser took the last announcement back.'],
    ['corrected', 'Corrected', 'Its sender changed it. This is how it is now.'],
    ['withdrawn', 'Withdrawn', 'Its sender took it back. There is nothing more to decide.'],
  ] as const)('about an item that was %s says what its submitter did', (news, name, words) => {
    const item = { title: 'Fiesta', reference: 'BC-7K4M-92QX', parts: [{ paragraph: 'Everything in it.' }] };
    const remainingStatus = 'Now: Monday, 6 December 2027, Hopkins.';
    expect(linesOfMail(itemNewsMail(item, { news, remainingStatus }, { moderator, link }))).toEqual([
      'To:  <mod@example.org>',
      `Subject: ${name}: Fiesta (BC-7K4M-92QX)`,
      `${name}: Fiesta`,
      '-'.repeat(`${name}: Fiesta`.length),
      `${words} ${remainingStatus}`,
      'Open it:',
      link,
      'Everything in it.',
      'The link is for you only, works for 14 days and decides once. This email is private: please do not pass it on.',
    ]);
    expect(MODERATOR_NEWS).toContain(news);
  });

  test('says that an event moved even where the new place is unknown', () => {
    const item = { title: 'Fiesta', reference: 'BC-7K4M-92QX', parts: [] };
    expect(linesOfMail(itemNewsMail(item, { news: 'moved' }, { moderator, link }))).toContain(
      'Its organiser says that it moved.',
    );
  });

  test('has a sign-in link that works once, for fifteen minutes', () => {
    expect(linesOfMail(signInMail(moderator, `${SITE}/moderate/sign-in?token=a.b`))).toEqual([
      'To:  <mod@example.org>',
      'Subject: Your sign-in link for Belize Celebrations',
      'Use this link to sign in to the moderation of Belize Celebrations.',
      'Sign in:',
      `${SITE}/moderate/sign-in?token=a.b`,
      'It works once, for 15 minutes after you asked for it.',
      'If you did not ask for it, you can ignore this email: nobody gets in without it.',
    ]);
  });
});
