import { describe, expect, test } from '@jest/globals';
import { type DigestEntry, moderatorDigestMail } from '#lib/submissions/mails/moderator-digest-mail';
import { linesOfMail } from '../../../support/submissions/mailed-items.ts';

const SITE = 'https://guide.example';
const to = { moderator: 'mod@example.org', queue: `${SITE}/moderate` };
const entry = (subject: string, news?: DigestEntry['news']): DigestEntry => ({
  subject,
  link: `${SITE}/moderate/items/${subject}?key=k`,
  news,
});

describe('A digest for a moderator', () => {
  test('links to each item and to the queue, announcements first', () => {
    const entries = [
      entry('a'),
      entry('b', 'withdrawn'),
      entry('c', 'moved'),
      entry('d'),
      entry('f', 'proposed'),
      entry('e', 'cancelled'),
    ];
    const linkOf = (subject: string) => [`${subject}:`, `${SITE}/moderate/items/${subject}?key=k`];
    const subject = '2 events cancelled, partly cancelled or moved, and 4 more for you to look at';
    expect(linesOfMail(moderatorDigestMail(entries, to))).toEqual([
      'To:  <mod@example.org>',
      `Subject: ${subject}`,
      subject,
      // As wide as a mail at most.
      '-'.repeat(60),
      'More came in within an hour than we email one by one, so the rest are in this one email.',
      'Open the queue:',
      `${SITE}/moderate`,
      'Cancelled, partly cancelled or moved by their organisers',
      '-'.repeat(56),
      ...linkOf('c'),
      ...linkOf('e'),
      'Corrections of public events, waiting for an answer',
      '-'.repeat(51),
      ...linkOf('f'),
      'New',
      '---',
      ...linkOf('a'),
      ...linkOf('d'),
      'Changed or taken back by their senders',
      '--------------------------------------',
      ...linkOf('b'),
      'The links are for you only, work for 14 days and decide once each. This email is private: please do not pass it on.',
    ]);
  });

  test.each<[DigestEntry[], string]>([
    [[entry('a'), entry('b')], '2 more for you to look at'],
    [[entry('a', 'corrected'), entry('b')], '2 more for you to look at'],
    [
      [entry('a', 'cancelled'), entry('b')],
      '1 event cancelled, partly cancelled or moved, and 1 more for you to look at',
    ],
    [[entry('a', 'cancelled'), entry('b', 'moved')], '2 events cancelled, partly cancelled or moved'],
  ])('has a subject that says what it is about (%#)', (entries, subject) => {
    expect(moderatorDigestMail(entries, to).subject).toBe(subject);
  });

  test('has at most 200 items, announcements among them, and says how many more are in the queue', () => {
    const many = Array.from({ length: 230 }, (_, index) => entry(`new-${index}`));
    const lines = linesOfMail(moderatorDigestMail([...many, entry('late', 'cancelled')], to));
    expect(lines.filter((line) => line.includes('/moderate/items/'))).toHaveLength(200);
    expect(lines).toContain('late:');
    expect(lines).toContain('And 31 more, which are in the queue.');
  });
});
