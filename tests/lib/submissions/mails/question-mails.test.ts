import { describe, expect, test } from '@jest/globals';
import {
  questionClosedMail,
  questionMail,
  questionReminderMail,
} from '#lib/submissions/mails/question-mails';
import { linesOfMail, mailedEvent } from '../../../support/submissions/mailed-items.ts';

const statusUrl = 'https://guide.example/status/abc';
const asked = { question: 'Is the year right?', closesOn: 'Monday, 21 December 2026', statusUrl };

const END = [
  'Your reference: BC-7K4M-92QX',
  'If you did not send us anything, somebody typed your address by mistake. You can ignore this email.',
  'Belize Celebrations',
];

describe('The mail to an organiser', () => {
  test('with a question has the moderator’s words, the private link and the day of the end', () => {
    expect(linesOfMail(questionMail(mailedEvent(), asked))).toEqual([
      'To: Sample Organiser <organiser@example.com>',
      'Subject: A question about your event: Village Fiesta',
      'Hello Sample Organiser,',
      expect.stringMatching(
        /^Thank you for sending us your event “Village Fiesta” on .*\. Before we decide, we have a question:$/,
      ),
      '> Is the year right?',
      'Answer it with your private link. There you can also change what you sent us, and its pictures.',
      'Answer the question:',
      statusUrl,
      'Anyone with the link can answer and change it too, so keep it to yourself.',
      'Once you have answered, our team looks at it again. Without an answer we close it on Monday, 21 December 2026.',
      ...END,
    ]);
  });

  test('that reminds says that no other one follows', () => {
    const lines = linesOfMail(questionReminderMail(mailedEvent(), asked));
    expect(lines).toContain('Subject: We still have a question about your event: Village Fiesta');
    // True also of an organiser who has corrected the event without answering.
    expect(lines[3]).toMatch(/^Our question about your event “Village Fiesta” on .* has no answer yet\. /);
    expect(lines).toContain('> Is the year right?');
    expect(lines).toContain(statusUrl);
    expect(lines).toContain(
      'Without an answer we close it on Monday, 21 December 2026. We will not remind you again.',
    );
  });

  test('about the end has the link that reopens it, and says for how long', () => {
    const lines = linesOfMail(questionClosedMail(mailedEvent(), { ...asked, retentionDays: 90 }));
    expect(lines).toContain('Subject: We closed your event without an answer: Village Fiesta');
    expect(lines).toContain('Reopen it:');
    expect(lines).toContain(statusUrl);
    expect(lines.join('\n')).toContain('That works for 90 days; then what you sent us is deleted.');
  });

  test('quotes no title with an address, which could be an advertisement to a stranger', () => {
    const event = mailedEvent({ title: 'Buy at www.cheap.example', submitterName: 'cheap.example' });
    for (const mail of [
      questionMail(event, asked),
      questionReminderMail(event, asked),
      questionClosedMail(event, { ...asked, retentionDays: 90 }),
    ]) {
      expect(linesOfMail(mail).join('\n')).not.toContain('cheap');
      expect(mail.subject).toContain('(BC-7K4M-92QX)');
    }
  });
});
