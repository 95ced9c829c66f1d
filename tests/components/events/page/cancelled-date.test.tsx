import { render, screen } from '@testing-library/react';
import { EventFacts } from '#components/events/page/event-facts';
import { someEvent } from '../../../support/events/some-event.ts';

test('the page of an event says on which of its dates it is cancelled', () => {
  render(<EventFacts event={someEvent({ cancelledDates: ['2027-12-12'] })} now={0} />);
  expect(screen.getByText('Cancelled').closest('div')).toHaveTextContent('Not on Sunday, 12 December 2027');
});
