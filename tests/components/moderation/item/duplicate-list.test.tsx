import { render, screen } from '@testing-library/react';
import { DecisionForm } from '#components/moderation/item/decision-form';
import { DuplicateList } from '#components/moderation/item/duplicate-list';

const when = 'Sun 5 Dec 2027, 6 PM, Plaza';

test('what may be the same event says on which day, at what hour and where it is', () => {
  render(
    <DuplicateList duplicates={[{ id: 'one', title: 'Fiesta', href: '/x', from: 'BC-7K4M-92QX', when }]} />,
  );
  expect(screen.getByRole('link', { name: 'Fiesta' }).closest('li')).toHaveTextContent(
    'Fiesta Sun 5 Dec 2027, 6 PM, Plaza · BC-7K4M-92QX',
  );
});

test('a rejection names the listed event that the item may be the same as', () => {
  render(
    <DecisionForm
      action="/x"
      hidden={{}}
      label="Reject"
      needs="reason"
      prepared={['It is listed.']}
      submit="Reject it"
      same={[{ eventId: 'fiesta', title: 'Fiesta', when }]}
      isMissing
    />,
  );
  expect(screen.getByRole('radio', { name: `Fiesta, ${when}` })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'None of these' })).not.toBeChecked();
});
