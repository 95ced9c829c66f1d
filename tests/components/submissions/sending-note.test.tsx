import { render, screen } from '@testing-library/react';
import { SendingNote } from '#components/submissions/sending-note';

const WAITING = { status: 'submitting', state: 'waiting', isResumed: false } as const;

test.each([
  ['device', true, true],
  ['device', false, false],
  ['page', true, false],
] as const)(
  'an event that waits, with its words in the %s and its pictures stored: %s, may be closed: %s',
  (savedIn, areImagesStored, mayBeClosed) => {
    render(<SendingNote sending={WAITING} savedIn={savedIn} areImagesStored={areImagesStored} />);
    expect(screen.queryAllByText(/^You can close the page/)).toHaveLength(mayBeClosed ? 1 : 0);
  },
);

test.each([
  ['nothing', true, 'Your draft is kept on this device.'],
  ['device', true, 'Your draft is kept on this device.'],
  ['device', false, /^This device keeps what you wrote, but not yet your pictures/],
  ['page', false, /^This device cannot save drafts/],
] as const)('a draft with its words in the %s and its pictures stored: %s, says %s', (...row) => {
  const [savedIn, areImagesStored, words] = row;
  render(<SendingNote sending={{ status: 'idle' }} savedIn={savedIn} areImagesStored={areImagesStored} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});
