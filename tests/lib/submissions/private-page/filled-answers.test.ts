import { expect, test } from '@jest/globals';
import { filledAnswers } from '#lib/submissions/private-page/filled-answers';
import { someApplication, someMessage } from '../../../support/submissions/some-bodies.ts';

test('the status page has its own labels for answers', () => {
  expect(filledAnswers('advertiser', someApplication())).toContainEqual({
    label: 'Email',
    value: 'baker@example.com',
  });
});

test('the status page shows all answers except empty and deleted ones', () => {
  const { name: _, ...left } = someMessage({ phone: '' });
  expect(filledAnswers('contact', left)).toEqual([
    { label: 'Email', value: 'visitor@example.com' },
    { label: 'Subject', value: 'Lost hat' },
    { label: 'Message', value: 'I lost my hat at the fiesta.\nIs it with you?' },
  ]);
});
