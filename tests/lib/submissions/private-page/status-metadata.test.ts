import { expect, test } from '@jest/globals';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';

test('a page behind a private link is not indexed, and its address goes to no other site', () => {
  expect(statusMetadata('Your event')).toEqual({
    title: 'Your event',
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  });
});
