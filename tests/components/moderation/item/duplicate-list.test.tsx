import { render, screen } from '@testing-library/react';
import { DecisionForm } from '#components/moderation/item/decision-form';
import { DuplicateList } from '#components/moderation/item/duplicate-list';

const when = 'Sun 5 Dec 2027, 6 PM, Plaza';

test('what may be the same event says on which day, at what hour and where it is', () => {
  render(
    <DuplicateList duplicates={[{ id: 'one', title: 'Fiesta', href: '/x', from: 'BC-7K4M-92QX', when }]} />,
  );
  expect(screen.getByText('Fiesta').closest('li')).toHaveTextContent(
    'Fiesta Sun 5 Dec 2027, 6 PM, Plaza · BC-7K4M-92QX',
  );
});

test('two warnings are one folded box, above the words of the sender', () => {
  const one = { id: 'one', title: 'Fiesta', href: '/x', from: 'BC-7K4M-92QX' };
  render(<DuplicateList duplicates={[{ ...one, when }]} copies={[one]} />);
  const summary = screen.getByText('1 may be the same event, 1 item with the same words');
  expect(summary.closest('details')).not.toHaveAttribute('open');
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
