import { render, screen } from '@testing-library/react';
import { MonthLinks } from '#components/events/month/month-links';
import { someSummary } from '../../../support/events/some-event.ts';

test('the months of later events say how many more there are, and none where all are off', () => {
  const events = [
    someSummary({ id: 'concert' }),
    someSummary({ id: 'off', date: '2026-12-05', status: 'cancelled' }),
  ];
  render(<MonthLinks events={events} now={Date.parse('2026-11-18T12:00-06:00')} isPartial={false} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'November 20261 more event',
    'December 2026No more events',
  ]);
});
