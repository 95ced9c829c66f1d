import { render, screen } from '@testing-library/react';
import { SubmissionFailure } from '#components/submissions/submission-failure';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test.each([
  [true, 'Everything you filled in is still here, and kept on this device.'],
  [
    false,
    'Everything you filled in is still here. This device cannot save drafts, so do not close this page.',
  ],
])('the failure panel says whether the draft is stored on the device: %s', (isSaved, words) => {
  render(<SubmissionFailure level={2} isSaved={isSaved} onTryAgain={() => {}} onClose={() => {}} />);
  expect(screen.getByText(words)).toBeVisible();
});
