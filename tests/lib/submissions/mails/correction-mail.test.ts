import { describe, expect, test } from '@jest/globals';
import { changeFacts, eventChanges } from '#lib/submissions/items/proposals/field-changes';
import { proposalParts } from '#lib/submissions/items/proposals/proposal-parts';
import { correctionMail } from '#lib/submissions/mails/correction-mail';
import { linesOfMail, mailedEvent } from '../../../support/submissions/mailed-items.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const SITE = 'https://guide.example';
const addresses = { siteUrl: SITE, statusUrl: `${SITE}/status/token`, eventId: 'village-fiesta' };
const correction = {
  told: 'accepted' as const,
  changes: [['Cost', 'Free → Paid']] as const,
  hasOtherContact: false,
  isInSheet: false,
};
const mail = (changes: Partial<Parameters<typeof correctionMail>[1]> = {}) =>
  linesOfMail(correctionMail(mailedEvent(), { ...correction, ...changes }, addresses));

describe('The mail about a correction', () => {
  test('that was accepted says what changed, old and new, and where the page still is', () => {
    expect(mail()).toEqual([
      'To: Sample Organiser <organiser@example.com>',
      'Subject: Your correction is on the calendar: Village Fiesta',
      'Hello Sample Organiser,',
      'Thank you! We have made your correction to “Village Fiesta”.',
      'This is what changed:',
      'Cost: Free → Paid',
      'The calendar shows it within minutes; the address of the page stays the same.',
      'See your event:',
      `${SITE}/events/village-fiesta`,
      'Is something else wrong with it? Propose a correction with your private link.',
      'Your private link:',
      `${SITE}/status/token`,
      'Your reference: BC-7K4M-92QX',
      'Belize Celebrations',
    ]);
  });

  test('that a moderator made is not the mail of an approval', () => {
    const lines = mail({ told: 'amended', hasOtherContact: true });
    expect(lines).toContain('Subject: We corrected your event: Village Fiesta');
    expect(lines).toContain('Your contact details were changed too; only our team sees them.');
    expect(lines.join('\n')).not.toContain('Your event is on the calendar');
  });

  test('that was declined has the reason, and nothing of what was proposed', () => {
    const lines = mail({ told: 'declined', reason: 'We could not confirm it.' });
    expect(lines).toContain('Subject: About your correction: Village Fiesta');
    expect(lines.join('\n')).toContain('We could not confirm it.');
    expect(lines.join('\n')).not.toContain('Paid');
  });

  test('says that it waits for the sheet where the row of the sheet counts', () => {
    expect(mail({ isInSheet: true }).join('\n')).toContain(
      'as soon as our team has changed it in its sheet too',
    );
  });
});

describe('What differs between two versions of an event', () => {
  const before = someSubmission();
  const change = (fields: Record<string, unknown>) => eventChanges(before, someSubmission(fields), 'status');

  test.each<[string, Record<string, unknown>, [string, string, string][]]>([
    ['nothing', {}, []],
    ['the cost, as its labels', { cost: 'paid' }, [['Cost', 'Free', 'Paid']]],
    [
      'the day, in full',
      { date: '2027-12-06' },
      [['Event date', 'Sunday, 5 December 2027', 'Monday, 6 December 2027']],
    ],
    [
      'that it lasts all day, with the hours',
      { isAllDay: true, time: '' },
      [['Time', '8 PM - 1 AM', 'All day']],
    ],
    [
      'a website that was missing',
      { website: 'https://example.com' },
      [['Website', '', 'https://example.com']],
    ],
  ])('is told in words: %s', (_, fields, expected) => {
    const told = change(fields).fields.map(({ label, before: old, after }) => [label, old, after]);
    expect(told).toEqual(expected);
  });

  test('has what only the team sees apart, and images', () => {
    const { fields, contact, hasOtherImages } = change({
      submitterPhone: '622-1234',
      coverImageUrl: `/uploads/${'a'.repeat(32)}.webp`,
    });
    expect([fields, contact.map(({ label }) => label), hasOtherImages]).toEqual([
      [],
      ['Phone or WhatsApp'],
      true,
    ]);
  });

  test.each([
    [
      'of a picture only',
      { coverImageUrl: '/uploads/a.webp', coverImageAlt: 'Two drums' },
      'Descriptions of pictures',
    ],
    ['and the picture', { coverImageUrl: '/uploads/b.webp', coverImageAlt: 'Two drums' }, 'Pictures'],
  ])('names a description %s for what it is', (_, fields, label) => {
    const drums = someSubmission({ coverImageUrl: '/uploads/a.webp', coverImageAlt: 'A drum' });
    expect(changeFacts(eventChanges(drums, someSubmission(fields), 'status'))).toEqual([[label, 'changed']]);
  });

  test('is in the mail to moderators before and after, with the addresses of images', () => {
    const url = `/uploads/${'a'.repeat(32)}.webp`;
    const parts = proposalParts(before, someSubmission({ cost: 'paid', coverImageUrl: url }), SITE);
    expect(parts).toEqual([
      { facts: [['Cost', 'Free → Paid']] },
      {
        facts: [
          ['Pictures now', 'none'],
          ['Pictures proposed', SITE + url],
        ],
      },
    ]);
  });
});
