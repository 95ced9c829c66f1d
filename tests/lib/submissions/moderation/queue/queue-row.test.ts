import { describe, expect, test } from '@jest/globals';
import { queueRowOf } from '#lib/submissions/moderation/queue/queue-row';
import { filterFromSearch } from '#lib/submissions/moderation/requests/queue-filter';
import type { CalendarDay } from '#lib/time/calendar-day';
import { someMessage } from '../../../../support/submissions/some-bodies.ts';
import { someMove } from '../../../../support/submissions/some-move.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const TODAY: CalendarDay = '2026-11-21';
const item = (kind: 'event' | 'contact', payload: object) => ({
  id: 'one',
  kind,
  status: 'pending',
  reference: 'BC-7K4M-92QX',
  payload: JSON.stringify(payload),
  created_at: '2026-11-21T12:00:00.000Z',
  version: 3,
});
const rowOf = (listed: ReturnType<typeof item> & { announcement?: string }, search = '') =>
  queueRowOf(listed, {
    filter: filterFromSearch(new URLSearchParams(search)),
    duplicates: 2,
    now: NOW,
    today: TODAY,
  });

describe('A line of the queue', () => {
  test('shows an event with its day, its place and its age', () => {
    expect(rowOf(item('event', someSubmission({ honeypot: 'x' })))).toEqual({
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
      duplicates: 2,
      hints: ['The hidden field was filled in'],
      seriousHints: ['The hidden field was filled in'],
    });
  });

  test('says that an event has further dates, or lasts for days', () => {
    const dayOf = (days: Record<string, unknown>) => rowOf(item('event', someSubmission(days))).day;
    expect(dayOf({ moreDates: ['2027-12-12', '2027-12-19'] })).toBe('Sun 5 Dec 2027 and 2 more dates');
    expect(dayOf({ endDate: '2027-12-07' })).toBe('Sun 5 Dec to Tue 7 Dec 2027');
  });

  test.each([
    ['London', 'Canada', 'London, Canada'],
    ['Belmopan', 'Belize', 'Belmopan'],
    ['Merida, Mexico', 'Mexico', 'Merida, Mexico'],
  ])('names the country abroad: %s in %s', (community, country, where) => {
    expect(rowOf(item('event', someSubmission({ community, country }))).where).toBe(where);
  });

  test.each([
    [[someMove()], 'Moved', 'Sun 12 Dec 2027', 'Dangriga'],
    [[someMove({ community: 'London', country: 'Canada' })], 'Moved', 'Sun 12 Dec 2027', 'London, Canada'],
    [[{ kind: 'cancelled' }], 'Cancelled', 'Sun 5 Dec 2027', 'San Antonio (Toledo)'],
    [[someMove(), { kind: 'cancelled' }], 'Cancelled', 'Sun 12 Dec 2027', 'Dangriga'],
  ])(
    'says what was announced of an event, with its day and place of now: %j',
    (stored, announced, day, where) => {
      const listed = { ...item('event', someSubmission()), announcement: JSON.stringify(stored) };
      expect(rowOf(listed)).toMatchObject({ announced, day, where });
    },
  );

  test('an event that moved to a later day is not over', () => {
    const listed = item('event', someSubmission({ date: '2026-11-20' }));
    expect(rowOf({ ...listed, announcement: JSON.stringify([someMove()]) }).isOver).toBe(false);
  });

  test('can be marked only while it can be decided together with others', () => {
    expect(rowOf({ ...item('event', someSubmission()), status: 'approved' }).mark).toBe('');
    expect(rowOf(item('contact', someMessage())).mark).toBe('one:3');
  });

  test('is shown beside the list with the filter, the page and the last decision', () => {
    const listed = item('event', someSubmission());
    const filter = filterFromSearch(new URLSearchParams('kind=event&page=2'));
    const row = queueRowOf(listed, { filter, duplicates: 0, more: { done: 'two' }, now: NOW, today: TODAY });
    expect(row.paneHref).toBe('/moderate?kind=event&page=2&done=two&item=one');
    expect(row.href).toBe('/moderate/items/one?kind=event');
  });

  test('shows a message, which has no day and is never over', () => {
    expect(rowOf(item('contact', someMessage()))).toMatchObject({
      kindLabel: 'Message',
      title: 'Lost hat',
      where: '',
      day: '',
      isOver: false,
      hints: [],
      seriousHints: [],
    });
  });

  test('names the status only where items of every status are listed', () => {
    const listed = item('event', someSubmission());
    expect(rowOf(listed, 'status=all').status).toBe('Waiting');
    expect(rowOf(listed, 'status=pending').status).toBe('');
  });

  test('links to the item with the filter it was opened from, but without the page number', () => {
    expect(rowOf(item('event', someSubmission()), 'kind=event&page=3').href).toBe(
      '/moderate/items/one?kind=event',
    );
  });

  test('marks an event that is over, and shows no impossible day', () => {
    expect(rowOf(item('event', someSubmission({ date: '2026-11-20' })))).toMatchObject({
      isOver: true,
      day: 'Fri 20 Nov 2026',
    });
    expect(rowOf(item('event', { ...someSubmission(), date: 'soon' }))).toMatchObject({
      isOver: false,
      day: '',
    });
  });
});

test.each([
  [{ date: '2026-11-20' }, true],
  [{ date: '2026-11-21' }, false],
  [{ date: '2026-11-22' }, false],
  [{ date: '2026-11-19', endDate: '2026-11-20' }, true],
  [{ date: '2026-11-19', endDate: '2026-11-21' }, false],
  [{ date: '2026-11-06', moreDates: ['2026-11-13', '2026-11-20'] }, true],
  [{ date: '2026-11-13', moreDates: ['2026-11-20', '2026-11-27'] }, false],
  [{ date: '1.1.2026' }, false],
])('an event on %j is over on 21 November 2026: %s', (days, expected) => {
  const payload = { ...someSubmission(), ...days };
  expect(rowOf(item('event', payload)).isOver).toBe(expected);
});
