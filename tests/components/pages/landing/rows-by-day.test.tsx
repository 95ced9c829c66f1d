import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RowsByDay } from '#components/pages/landing/rows-by-day';
import { listedDates } from '#lib/landing/listed-dates';
import { allDaySummary } from '../../../support/events/all-day-summary.ts';
import { someSummary } from '../../../support/events/some-event.ts';

const TODAY = '2026-11-26';

describe('Events below their days', () => {
  const headings = (...dates: string[]) => {
    const events = dates.map((date, index) => allDaySummary(`event-${index}`, date));
    render(<RowsByDay events={events} from={TODAY} today={TODAY} now={Date.UTC(2026, 10, 26, 18)} />);
    return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  };

  test('have what began before the first day below that day', () => {
    expect(headings('2026-11-20', TODAY)).toEqual(['Thursday 26 November']);
  });

  test('have what has closed for today below its next day, in the order of the days', () => {
    const now = Date.parse('2026-11-26T20:00-06:00');
    const events = [
      someSummary({
        id: 'fair',
        title: 'Fair',
        date: '2026-11-25',
        endDate: '2026-11-28',
        time: '10 AM - 6 PM',
      }),
      someSummary({ id: 'walk', title: 'Walk', date: '2026-11-27', time: '8 AM' }),
      someSummary({ id: 'run', title: 'Run', date: '2026-11-29', time: '8 AM' }),
    ];
    render(<RowsByDay events={listedDates(events, now)} from={TODAY} today={TODAY} now={now} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Friday 27 November',
      'Walk',
      'Fair',
      'Sunday 29 November',
      'Run',
    ]);
  });

  test.each(['', '12 December', '19/11/2026'])('have none of today where the date is “%s”', (date) => {
    expect(headings(date)).toEqual(['Day to be confirmed']);
  });
});
