import { expect, test } from '@jest/globals';
import { privateLinksMail } from '#lib/submissions/mails/private-links-mail';
import { linesOfMail } from '../../../support/submissions/mailed-items.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const event = (title: string) => ({
  reference: 'BC-7K4M-92QX',
  createdAt: '2026-11-21T12:00:00.000Z',
  kind: 'event' as const,
  payload: someSubmission({ title }),
});

test('The mail with private links names each by what it is, in the order in which they need their sender', () => {
  const linked = [
    { item: event('Deer Dance'), state: 'public' as const, statusUrl: 'https://guide.example/status/A' },
    { item: event('Jankunu'), state: 'asked' as const, statusUrl: 'https://guide.example/status/B' },
  ];
  const lines = linesOfMail(privateLinksMail('maria@example.bz', linked, 'sender')).join('\n');
  expect(lines).toMatch(/^To: {2}<maria@example\.bz>\nSubject: Your private links\nHello,/);
  expect(lines).toMatch(
    /We have a question.*Your event “Jankunu” on .*\(BC-7K4M-92QX\).*status\/B.*On the calendar.*“Deer Dance”.*status\/A/s,
  );
  expect(lines).toContain('somebody else typed your address. They have not seen these links');
});

test('The mail with a private link repeats no address that a stranger typed as a title', () => {
  const linked = [
    {
      item: event('Buy at evil.example'),
      state: 'waiting' as const,
      statusUrl: 'https://guide.example/status/A',
    },
  ];
  expect(linesOfMail(privateLinksMail('maria@example.bz', linked, 'moderator')).join('\n')).not.toContain(
    'evil',
  );
});
