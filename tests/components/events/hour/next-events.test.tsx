import { render, screen } from '@testing-library/react';
import { NextEvents } from '#components/events/hour/next-events';
import { NothingAhead } from '#components/events/hour/nothing-ahead';

const NOW = Date.parse('2028-06-01T12:00:00-06:00');
const NOTHING = { events: [], todays: [], total: 0 };

test('a calendar without events ahead says so, with the next holiday and the way to submit', () => {
  const holiday = {
    id: 'emancipation',
    name: 'Emancipation Day',
    date: '2028-08-01',
    observed: '2028-08-01',
  } as const;
  render(<NextEvents {...NOTHING} now={NOW} version="v" holiday={holiday} />);
  expect(screen.getByRole('heading', { name: 'On now and next' })).toBeVisible();
  expect(
    screen.getByText(
      'No events are ahead on the calendar yet. The next holiday is Emancipation Day, Tuesday, 1 August 2028.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit an event' })).toHaveAttribute('href', '/submit-event');
});

test('a list with nothing ahead says the same, and where no holiday is known nothing of one', () => {
  render(<NothingAhead holiday={undefined} />);
  expect(screen.getByText('No events are ahead on the calendar yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit an event' })).toHaveAttribute('href', '/submit-event');
});
