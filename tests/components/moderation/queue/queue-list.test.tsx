import { render, screen } from '@testing-library/react';
import { QueueList } from '#components/moderation/queue/queue-list';
import type { QueueRow } from '#lib/submissions/moderation/queue/queue-row';

const ROW: QueueRow = {
  id: 'one',
  href: '/moderate/items/one',
  paneHref: '/moderate?item=one',
  mark: 'one:3',
  kind: 'event',
  kindLabel: 'Event',
  title: 'Village Fiesta',
  where: 'San Antonio (Toledo)',
  day: 'Sun 5 Dec 2027',
  reference: 'BC-7K4M-92QX',
  status: '',
  createdAt: '2026-11-21T12:00:00.000Z',
  received: 'Sat 21 Nov 2026, 6 AM',
  age: '3 h',
  isOver: false,
  duplicates: 0,
  hints: [],
};

test('the link that shows an item beside the list is one run of text, so that the link’s flexbox drops no space', () => {
  render(<QueueList rows={[ROW]} />);
  const link = screen.getByRole('link', { name: 'Show Village Fiesta here' });
  expect(link).toHaveAttribute('href', ROW.paneHref);
  expect(link.childNodes).toHaveLength(1);
});

test('a row says that its event moved or is cancelled', () => {
  render(<QueueList rows={[{ ...ROW, announced: 'Cancelled' }]} />);
  expect(screen.getByRole('link', { name: /^Village Fiesta/ })).toHaveTextContent('Cancelled');
});
