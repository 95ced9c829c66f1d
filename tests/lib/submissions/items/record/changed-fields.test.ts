import { expect, test } from '@jest/globals';
import { changedFields } from '#lib/submissions/items/record/changed-fields';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

test('the changed fields of an event are named, and lists are compared by their entries', () => {
  const before = someSubmission({ additionalImageUrls: ['/uploads/1.webp'] });
  expect(changedFields(before, structuredClone(before))).toEqual([]);
  const after = { ...before, title: 'Fiesta', additionalImageUrls: ['/uploads/2.webp'] };
  expect(changedFields(before, after).sort()).toEqual(['additionalImageUrls', 'title']);
});
