import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { CompactTicket } from '#components/events/card/compact-ticket';
import { EventCard } from '#components/events/card/event-card';
import { someSummary } from '../../support/events/some-event.ts';

const LONG = someSummary({ title: 'The Nineteenth Great Belize River Regatta '.repeat(6).trim() });
const SHORT = someSummary({ title: 'Regatta' });
const NOW = Date.parse('2026-11-20T12:00:00-06:00');

describe('a title of 245 letters is whole, and smaller than others,', () => {
  test.each([
    ['on a ticket of the hero', (event = LONG) => <CompactTicket event={event} now={NOW} />],
    ['on a card of a list', (event = LONG) => <EventCard event={event} today="2026-11-20" now={NOW} />],
  ])('%s', (_, ticket) => {
    render(ticket());
    expect(screen.getByRole('heading', { name: LONG.title })).toHaveAttribute('data-long');
    render(ticket(SHORT));
    expect(screen.getByRole('heading', { name: SHORT.title })).not.toHaveAttribute('data-long');
  });

  test.each([
    'components/hero/hero-next.css',
    'components/events/card/compact-ticket.module.css',
    'components/events/card/event-card.module.css',
  ])('as no rule of %s cuts it off', (sheet) => {
    expect(readFileSync(sheet, 'utf8')).not.toMatch(/line-clamp|text-overflow/);
  });
});
