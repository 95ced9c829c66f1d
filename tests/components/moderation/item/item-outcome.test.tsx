import { render, screen } from '@testing-library/react';
import { ItemOutcome } from '#components/moderation/item/item-outcome';

const ANA = 'ana@example.com';
const approved = {
  kind: 'event',
  status: 'approved',
  reference: 'BC-7K4M-92QX',
  event_id: '20271205-hopkins-fiesta',
  decided_at: '2026-11-21T12:12:00.000Z',
  decided_by: ANA,
  reason: null,
  proposal_answer: null,
} as const;
const outcome = (more: Partial<Parameters<typeof ItemOutcome>[0]> = {}) => (
  <ItemOutcome
    item={approved}
    title="Fiesta"
    announcement={undefined}
    asked={{ what: 'decision', round: 0 }}
    who={ANA}
    {...more}
  />
);

test('the link of a mail shows what became of its item, and leads to the calendar and to the sign-in page', () => {
  render(outcome());
  expect(screen.getByText('Approved by you on Sat 21 Nov 2026, 6:12 AM.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it on the calendar' })).toHaveAttribute(
    'href',
    '/events/20271205-hopkins-fiesta',
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/moderate/sign-in');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the link that has just decided can take it back', () => {
  render(outcome({ undo: { itemId: 'one', version: 1, from: '', key: 'the-key' } }));
  expect(screen.getByText(/You can undo that for 12 seconds\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
});

test('the link about a correction says what became of it', () => {
  const proposal_answer = JSON.stringify({ answer: 'accepted', at: '2026-11-22T12:12:00.000Z' });
  render(outcome({ item: { ...approved, proposal_answer }, asked: { what: 'proposal', madeAt: 1 } }));
  expect(screen.getByText('The correction was accepted on Sun 22 Nov 2026, 6:12 AM.')).toBeVisible();
});
