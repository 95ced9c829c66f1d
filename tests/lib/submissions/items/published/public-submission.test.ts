import { expect, test } from '@jest/globals';
import { publicSubmissionSchema } from '#lib/submissions/items/published/public-submission';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

test.each([
  [
    { category: 'rave', cost: 'cheap', country: 7, time: 7 },
    { category: 'cultural', cost: 'tbd', country: '', time: '' },
  ],
  [
    { category: 'food', cost: 'paid', country: 'Mexico' },
    { category: 'food', cost: 'paid', country: 'Mexico' },
  ],
])('an event approved with %j under older rules is read as %j', (stored, read) => {
  expect(publicSubmissionSchema.parse({ ...someSubmission(), ...stored })).toMatchObject(read);
});
