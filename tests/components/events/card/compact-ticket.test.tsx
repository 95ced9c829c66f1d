import { render, screen, within } from '@testing-library/react';
import { CompactTicket } from '#components/events/card/compact-ticket';
import type { EventSummary } from '#lib/events/event-summary';
import { someSummary } from '../../../support/events/some-event.ts';

/** Noon in Belize on 19 November 2026. */
const NOON = Date.parse('2026-11-19T18:00:00Z');

function ticket(fields: Partial<EventSummary> = {}, now = NOON) {
  render(<CompactTicket event={someSummary(fields)} now={now} />);
  return screen.getByRole('link');
}

describe('a compact ticket', () => {
  test('is one link with the event’s day, title, time and place', () => {
    const link = ticket();
    expect(link).toHaveAttribute('href', '/events/20261120-dangriga-punta-rock-concert');
    expect(link).toHaveAttribute('data-category', 'entertainment');
    expect(within(link).getByRole('heading', { level: 3, name: 'Punta Rock Concert' })).toBeVisible();
    expect(link.querySelector('time')).toHaveAttribute('datetime', '2026-11-20');
    expect(link.querySelector('time')?.textContent).toBe('Fri 20 Nov');
    expect(within(link).getByText('8 PM - 1 AM')).toHaveAttribute('datetime', '20:00');
    expect(link).toHaveTextContent('Dangriga, Y-Not Island');
  });

  test.each<[string, Partial<EventSummary>, string]>([
    ['next year', { date: '2027-12-18' }, 'Sat 18 Dec ’27'],
    ['of last year', { date: '2025-12-20' }, 'Sat 20 Dec ’25'],
    ['under way', { date: '2026-11-01', endDate: '2026-11-30' }, 'Thu 19 Nov'],
    [
      'closed for today',
      { date: '2026-11-01', endDate: '2026-11-30', time: '8:00 AM - 11:00 AM' },
      'Fri 20 Nov',
    ],
    ['over', { date: '2026-11-01', endDate: '2026-11-03' }, 'Sun 1 Nov'],
  ])('has a stub with the day of an event %s', (_, fields, words) => {
    expect(ticket(fields).querySelector('time')?.textContent).toBe(words);
  });

  test('has no day while the date is to be confirmed', () => {
    const link = ticket({ date: 'TBA' });
    expect(link.querySelector('time')).toBeNull();
    expect(link).toHaveTextContent('Date to come');
  });

  test.each<[string, Partial<EventSummary>, string]>([
    ['without a time', { time: undefined }, 'All day'],
    ['of several days', { endDate: '2026-11-22', time: '10 AM' }, '10 AM, to 22 Nov'],
    ['without a place', { venue: '', city: '' }, '8 PM - 1 AM'],
  ])('has a line with the hour of an event %s', (_, fields, line) => {
    const below = within(ticket(fields)).getByRole('heading').nextElementSibling;
    expect(below?.textContent).toBe(line);
    expect(below).toBeVisible();
  });

  test.each<[string, Partial<EventSummary>, string[]]>([
    ['begins at a clear hour', {}, ['2026-11-20', '20:00']],
    ['lasts all day', { time: undefined }, ['2026-11-20']],
    ['begins at no clear hour', { time: 'Sunrise' }, ['2026-11-20']],
    ['says its hours in other words', { time: '7pm till late', plainTime: '7 PM' }, ['2026-11-20', '19:00']],
    [
      'lasts several days',
      { endDate: '2026-11-22', time: '10 AM - 6 PM' },
      ['2026-11-20', '10:00', '2026-11-22'],
    ],
    [
      'has other hours on one of its days',
      { endDate: '2026-11-22', time: '10 AM, Sun 2 PM', plainTime: '10 AM; Sun 2 PM' },
      ['2026-11-20', '2026-11-22'],
    ],
    ['has no day yet', { date: 'TBA' }, []],
  ])('tells machines the day, the hour and the last day of an event that %s', (_, fields, values) => {
    const times = [...ticket(fields).querySelectorAll('time')];
    expect(times.map(({ dateTime }) => dateTime)).toEqual(values);
  });

  test('has the town in bold before the venue', () => {
    const link = ticket({ venue: 'Sacred Heart Church', city: 'Dangriga' });
    expect(within(link).getByText('Dangriga').tagName).toBe('B');
    expect(link).toHaveTextContent('Dangriga, Sacred Heart Church');
  });

  test.each<[string, Partial<EventSummary>, string]>([
    ['cancelled', { status: 'cancelled', date: '2026-11-19' }, 'Cancelled'],
    ['postponed', { status: 'postponed' }, 'Postponed'],
    ['this evening', { date: '2026-11-19' }, 'Tonight'],
    ['in forty minutes', { date: '2026-11-19', time: '12:40 PM' }, 'Starts in 40 minutes'],
    ['over since this morning', { date: '2026-11-19', time: '6 AM - 8 AM' }, 'Ended 8 AM'],
    ['free, and later', { date: '2026-12-20', cost: 'Free' }, 'Free'],
    ['paid, and later', { date: '2026-12-20' }, 'Paid'],
  ])('has a chip that says what matters of an event %s', (_, fields, chip) => {
    expect(within(ticket(fields)).getByText(chip)).toBeVisible();
  });

  test('tells the page’s script when its state changes, but only when that is near', () => {
    expect(ticket({ date: '2026-11-19', time: '6 AM - 8 AM' })).toHaveAttribute('data-state', 'over');
    document.body.replaceChildren();
    expect(ticket({ date: '2027-03-01' })).not.toHaveAttribute('data-hour');
  });

  test('has a small version of its picture', () => {
    const link = ticket({ image: '/images/events/garifuna.webp' });
    expect(link.querySelector('source')).toHaveAttribute('srcset', '/images/events/garifuna-320.avif');
  });

  test('has a poster of its category without an image', () => {
    expect(ticket().querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/images\/categories\/entertainment(-c[1-7])?(-640)?\.webp$/),
    );
  });
});
