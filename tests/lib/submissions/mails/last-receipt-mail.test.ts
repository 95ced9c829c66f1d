import { expect, test } from '@jest/globals';
import { lastReceiptMail } from '#lib/submissions/mails/last-receipt-mail';
import { linesOfMail } from '../../../support/submissions/mailed-items.ts';

test('The last mail of the day says that more came and where its links are, without names, titles or links', () => {
  expect(linesOfMail(lastReceiptMail('maria@example.bz'))).toEqual([
    'To:  <maria@example.bz>',
    'Subject: We have more from you',
    'Hello,',
    'Thank you! More has come in with your address than we confirm by email in a day, and we have all of it. We send no more confirmations for now; the page that you see after sending shows each private link.',
    'If you did not send us anything, somebody typed your address by mistake. You can ignore this email.',
    'Belize Celebrations',
  ]);
});
