import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CompactTicket } from '#components/events/card/compact-ticket';
import { EventCard } from '#components/events/card/event-card';
import { EventDates } from '#components/events/page/event-dates';
import { EventFacts } from '#components/events/page/event-facts';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { type EventStatus, STATUS_NOTICES } from '#lib/events/event-status';
import { eventAt, eventDatesAt } from '#lib/events/page/event-at';
import { summarizeEvent } from '#lib/events/summarize-event';
import { contradicts, type TicketWords } from '#lib/offline/contradicts';
import { shownTickets } from '#lib/offline/shown-tickets.browser';
import { someEvent, someSummary } from '../../support/events/some-event.ts';

const NOW = Date.parse('2026-11-20T12:00:00-06:00');
const TODAY = '2026-11-20';

test('what the tickets of a page say of the status of saved events is read from them', () => {
  render(
    <>
      <EventCard event={someSummary({ id: 'off', status: 'cancelled' })} today={TODAY} />
      <CompactTicket event={someSummary({ id: 'later', status: 'postponed' })} now={NOW} />
      <CompactTicket event={someSummary({ id: 'on-3' })} now={NOW} />
      <CompactTicket event={someSummary({ id: 'on', title: 'Cancelled Debts' })} now={NOW} />
      <CompactTicket event={someSummary({ id: 'on-2', status: 'sold-out' })} now={NOW} />
      <a href="/events/linked">Cancelled</a>
    </>,
  );
  const shown = shownTickets(['off', 'later', 'on', 'on-2', 'linked', 'elsewhere']);
  expect([...shown].map(([id, { status }]) => [id, status])).toEqual([
    ['off', 'cancelled'],
    ['later', 'postponed'],
    ['on', 'scheduled'],
    ['on-2', 'sold-out'],
  ]);
});

const EVENT = someEvent({
  id: 'it',
  date: '2026-11-21',
  time: '8 PM - 1 AM',
  venue: "Ana's Bar & Grill",
  city: 'Dangriga',
});

/** The HTML of an event's page, with another event beside it. */
function pageOf(event: CalendarEvent): string {
  const dates = eventDatesAt(event, NOW);
  return renderToString(
    <article>
      {STATUS_NOTICES[event.status]}
      <EventFacts event={eventAt(event, NOW)} now={NOW} />
      {dates.length > 1 && <EventDates dates={dates} level={2} />}
      <CompactTicket event={someSummary({ date: '2026-12-05', time: '10 PM', venue: 'Pier' })} now={NOW} />
    </article>,
  );
}

/** What a ticket of each size says of an event. */
function ticketsOf(event: CalendarEvent): TicketWords[] {
  const summary = summarizeEvent(eventAt(event, NOW));
  return [
    <EventCard key="card" event={summary} today={TODAY} />,
    <CompactTicket key="compact" event={summary} now={NOW} />,
  ].map((ticket) => {
    const { unmount } = render(ticket);
    const words = shownTickets([event.id]).get(event.id);
    unmount();
    if (!words) throw new Error('There is no ticket');
    return words;
  });
}

const KINDS: [string, Partial<CalendarEvent>][] = [
  ['with hours', {}],
  ['all day', { time: undefined }],
  ['with an end of its own', { time: '8 PM', endTime: '11 PM' }],
  ['on several days that have begun', { date: '2026-11-19', endDate: '2026-11-24' }],
  [
    'with other hours on the last of several days',
    { date: '2026-11-19', endDate: '2026-11-22', time: '8 PM - 1 AM, Sun 2 PM - 6 PM' },
  ],
  ['on several days to come', { date: '2026-11-29', endDate: '2026-12-02', time: undefined }],
  ['on several dates', { date: '2026-11-14', moreDates: ['2026-11-21', '2026-11-28'] }],
  ['without a date', { date: 'soon' }],
  ['without a date and hours', { date: 'soon', time: undefined }],
  ['without a town', { city: '' }],
  ['whose venue names the town', { venue: 'Dangriga Town Hall' }],
  ['abroad', { city: 'Kingston', country: 'Jamaica', venue: 'Kingston Hall' }],
  ['that is cancelled', { status: 'cancelled' }],
];

test.each(KINDS)('the kept page of an event %s agrees with its own ticket', (_, fields) => {
  const event = { ...EVENT, ...fields };
  for (const ticket of ticketsOf(event))
    expect([ticket, contradicts(pageOf(event), ticket)]).toEqual([ticket, false]);
});

test.each<[string, Partial<CalendarEvent>, Partial<CalendarEvent>]>([
  ['another day', {}, { date: '2026-12-05' }],
  ['a later hour', {}, { time: '10 PM - 1 AM' }],
  ['a later hour, where only the start is known', { time: '8 PM' }, { time: '9 PM' }],
  ['an hour that was not known', { time: undefined }, { time: '8 PM' }],
  ['all day instead of its hours', {}, { time: undefined }],
  ['another venue', {}, { venue: 'Pier' }],
  ['another town', {}, { city: 'Hopkins' }],
  [
    'a later last day',
    { date: '2026-11-19', endDate: '2026-11-24' },
    { date: '2026-11-19', endDate: '2026-11-25' },
  ],
  [
    'a later hour on one of several days',
    { date: '2026-11-19', endDate: '2026-11-22', time: '8 PM - 1 AM, Sun 2 PM - 6 PM' },
    { date: '2026-11-19', endDate: '2026-11-22', time: '8 PM - 1 AM, Sun 3 PM - 6 PM' },
  ],
  [
    'another day of several',
    { moreDates: ['2026-11-28'] },
    { date: '2026-12-01', moreDates: ['2026-12-08'] },
  ],
  ['a day that was not known', { date: 'soon' }, {}],
  ['no day any more', {}, { date: 'soon' }],
  ['that it is cancelled', {}, { status: 'cancelled' }],
  ['that it takes place after all', { status: 'cancelled' }, {}],
])('a kept page contradicts a ticket that says %s', (_, before, after) => {
  const page = pageOf({ ...EVENT, ...before });
  for (const ticket of ticketsOf({ ...EVENT, ...after }))
    expect([ticket, contradicts(page, ticket)]).toEqual([ticket, true]);
});

test.each<[string, EventStatus, boolean]>([
  ['<p>Tonight</p>', 'scheduled', false],
  ['<p>Tonight</p>', 'cancelled', true],
  ['<p>This event has been cancelled.</p>', 'cancelled', false],
  ['<p>This event has been cancelled.</p>', 'scheduled', true],
  ['<p>This event has been cancelled.</p>', 'postponed', true],
  ['<p>This event is sold out.</p><p>Tonight</p>', 'sold-out', false],
])(
  '%s, a page without facts that can be read, contradicts a ticket that says %s: %j',
  (html, status, isAnother) => {
    expect(contradicts(html, { status, day: '2026-11-21', hours: '8 PM', where: 'Dangriga' })).toBe(
      isAnother,
    );
  },
);
