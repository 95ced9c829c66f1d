import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventMetaDescription, eventPageTitle } from '#lib/events/page/event-metadata';
import { someEvent } from '../../../support/events/some-event.ts';

test('the title of an event’s page has its day and time', () => {
  expect(eventPageTitle(someEvent())).toBe('Punta Rock Concert, Fri 20 Nov 2026, 8 PM - 1 AM');
});

test.each<[string, Partial<CalendarEvent>, string]>([
  ['another event of the same name, day and hours', {}, ', Y-Not Island, Dangriga'],
  [
    'one that has the same day among its dates',
    { date: '2026-11-19', moreDates: ['2026-11-20'] },
    ', Y-Not Island, Dangriga',
  ],
  ['one on another day', { date: '2026-11-21' }, ''],
  ['one at another hour', { time: '9 PM' }, ''],
  ['one of another name', { title: 'Punta Rock' }, ''],
  ['itself', { id: someEvent().id }, ''],
])('the title of an event’s page has its place beside %s: %j', (_, fields, place) => {
  const other = someEvent({ id: 'another', city: 'Hopkins', ...fields });
  expect(eventPageTitle(someEvent(), [other])).toBe(
    `Punta Rock Concert, Fri 20 Nov 2026, 8 PM - 1 AM${place}`,
  );
});

describe('the meta description of an event', () => {
  test.each<[string, Partial<CalendarEvent>, string]>([
    ['begins with the day', {}, 'Fri 20 Nov 2026, 8 PM - 1 AM · Y-Not Island, Dangriga · Paid'],
    [
      'has both ends of several days',
      { endDate: '2026-11-22' },
      'Fri 20 Nov to Sun 22 Nov 2026, 8 PM - 1 AM · Y-Not Island, Dangriga · Paid',
    ],
    [
      'says second that it is cancelled, and what it would have cost no more',
      { status: 'cancelled' },
      'Fri 20 Nov 2026, 8 PM - 1 AM · Cancelled · Y-Not Island, Dangriga',
    ],
    [
      'says second that it is postponed',
      { status: 'postponed' },
      'Fri 20 Nov 2026, 8 PM - 1 AM · Postponed · Y-Not Island, Dangriga · Paid',
    ],
    [
      'has no day while there is none',
      { date: 'TBA' },
      'Date to be confirmed, 8 PM - 1 AM · Y-Not Island, Dangriga · Paid',
    ],
    [
      'ends with a description of its own',
      { description: 'Drums until dawn.', price: 25, currency: 'BZD' },
      'Fri 20 Nov 2026, 8 PM - 1 AM · Y-Not Island, Dangriga · BZ$25 (US$12.50) · Drums until dawn.',
    ],
  ])('%s', (_, fields, text) => {
    expect(eventMetaDescription(someEvent(fields))).toBe(text);
  });

  const BEGINNING = 'Fri 20 Nov 2026 · Dangriga · ';
  const descriptionOf = (description: string) =>
    eventMetaDescription(someEvent({ description, time: undefined, venue: '', cost: '' })).slice(
      BEGINNING.length,
    );

  test('has a description of several lines in one', () => {
    expect(descriptionOf('Doors at 8.\n\nBring a chair.')).toBe('Doors at 8. Bring a chair.');
  });

  test('is cut at 200 characters', () => {
    expect(descriptionOf('x'.repeat(171))).toBe('x'.repeat(171));
  });

  test.each([
    [
      'within a word, without that word',
      `${'drums '.repeat(28)}and dancing`,
      `${'drums '.repeat(28).trim()} …`,
    ],
    ['after several spaces, without them', `${'x'.repeat(160)}   and-so-on-and-on`, `${'x'.repeat(160)} …`],
  ])('of a longer description is cut %s', (_, description, cut) => {
    expect(descriptionOf(description)).toBe(cut);
  });
});
