import { expect, test } from '@jest/globals';
import { changedFields } from '#lib/submissions/changed-fields';
import { someSubmission } from '../../support/submissions/some-submission.ts';

test('the fields in which an event changed are named, lists by what is in them', () => {
  const before = someSubmission({ additionalImageUrls: ['/uploads/1.webp'] });
  expect(changedFields(before, structuredClone(before))).toEqual([]);
  const after = { ...before, title: 'Fiesta', additionalImageUrls: ['/uploads/2.webp'] };
  expect(changedFields(before, after).sort()).toEqual(['additionalImageUrls', 'title']);
});
