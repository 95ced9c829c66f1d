import { render, screen } from '@testing-library/react';
import { CountdownBanner } from '#components/countdown/countdown-banner';
import { holidayOn } from '#lib/holidays/next-holiday';

beforeEach(() => {
  window.matchMedia = (media) => ({ media, matches: true }) as MediaQueryList;
});

test('the countdown has the holiday’s name and a label like ‘Nov 19, 2026’', () => {
  render(<CountdownBanner holiday={holidayOn('2026-11-19')} now={Date.parse('2026-11-19T05:59:59Z')} />);
  expect(screen.getByRole('heading', { name: 'Garifuna Settlement Day' })).toBeVisible();
  expect(screen.getByText('Nov 19, 2026')).toHaveAttribute('datetime', '2026-11-19');
  expect(screen.queryByText(/it is today/)).not.toBeInTheDocument();
});

test('on the day itself it says it is today', () => {
  render(<CountdownBanner holiday={holidayOn('2026-11-19')} now={Date.parse('2026-11-19T06:00:00Z')} />);
  expect(screen.getByText(/it is today/)).toBeVisible();
});
