import { render, screen } from '@testing-library/react';
import { SendLink } from '#components/moderation/item/send-link';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const show = (status: string, submitterEmail = 'maria@example.bz') =>
  render(
    <SendLink
      item={{ id: 'one', status }}
      content={{ kind: 'event', payload: { ...someSubmission(), submitterEmail } }}
      filter={{}}
      returnTo="queue"
    />,
  );

test.each(['pending', 'approved', 'rejected', 'withdrawn'])(
  'a moderator sends the private link of an item that is %s by one press',
  (status) => {
    show(status);
    const button = screen.getByRole('button', { name: 'Send the private link' });
    expect(button.closest('form')).toHaveAttribute('action', '/api/moderate/items/one/link');
  },
);

test.each([
  ['of spam', 'spam', 'maria@example.bz'],
  ['whose address is deleted', 'approved', ''],
])('no private link is offered for an item %s', (_, status, email) => {
  show(status, email);
  expect(screen.queryByRole('button')).toBeNull();
});
