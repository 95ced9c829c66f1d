import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RowsByDay } from '#components/pages/landing/rows-by-day';
import { allDaySummary } from '../../../support/events/all-day-summary.ts';

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

  test.each(['', '12 December', '19/11/2026'])('have none of today where the date is “%s”', (date) => {
    expect(headings(date)).toEqual(['Day to be confirmed']);
  });
});
