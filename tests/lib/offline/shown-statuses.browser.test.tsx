import { render } from '@testing-library/react';
import { CompactTicket } from '#components/events/card/compact-ticket';
import { EventCard } from '#components/events/card/event-card';
import { shownStatuses } from '#lib/offline/shown-statuses.browser';
import { someSummary } from '../../support/events/some-event.ts';

test('what the tickets of a page say of saved events is read from them', () => {
  const now = Date.parse('2026-11-20T12:00:00-06:00');
  render(
    <>
      <EventCard event={someSummary({ id: 'off', status: 'cancelled' })} today="2026-11-20" />
      <CompactTicket event={someSummary({ id: 'later', status: 'postponed' })} now={now} />
      <CompactTicket event={someSummary({ id: 'on-3' })} now={now} />
      <CompactTicket event={someSummary({ id: 'on', title: 'Cancelled Debts' })} now={now} />
      <CompactTicket event={someSummary({ id: 'on-2', status: 'sold-out' })} now={now} />
      <a href="/events/linked">Cancelled</a>
    </>,
  );
  expect([...shownStatuses(['off', 'later', 'on', 'on-2', 'linked', 'elsewhere'])]).toEqual([
    ['off', 'cancelled'],
    ['later', 'postponed'],
    ['on', 'scheduled'],
    ['on-2', 'sold-out'],
  ]);
});
