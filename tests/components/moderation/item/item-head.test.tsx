import { render, screen } from '@testing-library/react';
import { ItemHead } from '#components/moderation/item/item-head';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

test('moderators see above an event what its organiser announced', () => {
  render(
    <ItemHead
      item={{
        kind: 'event',
        status: 'approved',
        reference: 'BC-7K4M-92QX',
        created_at: '2026-11-20T12:00:00.000Z',
        reason: null,
      }}
      content={{ kind: 'event', payload: someSubmission() }}
      title="Fiesta"
      announcement={{ kind: 'cancelled', changes: {} }}
      isAnswered={false}
      hints={[]}
      today="2026-11-25"
    />,
  );
  expect(screen.getByText('Its organiser announced that it is cancelled.')).toBeVisible();
  expect(screen.getByText('BC-7K4M-92QX, received Fri 20 Nov 2026, 6 AM')).toBeVisible();
});
