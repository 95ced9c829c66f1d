import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarTable } from '#components/visits/bar-table';
import { DayChart } from '#components/visits/day-chart';
import { PeriodNav } from '#components/visits/period-nav';
import { VitalList } from '#components/visits/vital-list';
import { type DayRow, dayRows } from '#lib/analytics/counts/day-rows';
import { daysOfPeriod } from '#lib/analytics/counts/report-period';

const days = (period: 7 | 90) =>
  dayRows(daysOfPeriod(period, '2026-11-21'), [
    { day: '2026-11-19', name: 'landing', count: 1_260 },
    { day: '2026-11-19', name: 'page_view', count: 3_900 },
    { day: '2026-11-21', name: 'landing', count: 2 },
  ]) as [DayRow, ...DayRow[]];

test('a bar chart is a table with a heading for every row and column', () => {
  render(
    <BarTable
      caption="Events opened most often"
      head={['Event', 'Opened', 'Of all']}
      rows={[
        { key: 'a', label: 'Punta Rock', count: 1_500, more: ['75%'], href: '/events/a' },
        { key: 'b', label: 'Village Fiesta', count: 500, more: ['25%'] },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Events opened most often' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Event', 'Opened', 'Of all']);
  const row = within(table).getByRole('row', { name: 'Punta Rock 1,500 75%' });
  expect(within(row).getByRole('rowheader', { name: 'Punta Rock' })).toBeInTheDocument();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/events/a');
});

test('the chart of days is an image with a sentence, and a table with every day', async () => {
  render(<DayChart rows={days(7)} />);
  expect(
    screen.getByRole('img', { name: 'Visits per day: from 0 to 1,260, most on Thu 19 Nov 2026.' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByText('Every day in numbers'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayVisitsPages seen',
    'Sat 21 Nov 202620',
    'Fri 20 Nov 202600',
    'Thu 19 Nov 20261,2603,900',
    'Wed 18 Nov 202600',
    'Tue 17 Nov 202600',
    'Mon 16 Nov 202600',
    'Sun 15 Nov 202600',
  ]);
});

test('a chart of three months has a bar for every day', () => {
  const { container } = render(<DayChart rows={days(90)} />);
  expect(container.querySelectorAll('svg g')).toHaveLength(90);
  // No bar is outside the view box, and every height is a number.
  for (const bar of container.querySelectorAll('svg rect')) {
    const height = Number(bar.getAttribute('height'));
    expect(height).toBeGreaterThanOrEqual(0);
    expect(height).toBeLessThanOrEqual(100);
  }
});

test('a Web Vital shows its rating as text, its distribution, and when too few page views were measured', () => {
  render(
    <VitalList
      rows={[
        {
          metric: 'LCP',
          label: 'Largest Contentful Paint',
          what: 'The main thing is there',
          p75: '2.1 s',
          mark: 'good',
          shares: { good: 0.8, middling: 0.15, poor: 0.05 },
          count: 1,
        },
        {
          metric: 'INP',
          label: 'Interaction to Next Paint',
          what: 'A tap is answered',
          p75: '620 ms',
          mark: 'poor',
          shares: { good: 0.4, middling: 0.3, poor: 0.3 },
          count: 400,
        },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('2.1 s Good');
  expect(first).toHaveTextContent(
    '80% good, 15% needs improvement, 5% poor. 1 page view measured: too few to be sure.',
  );
  expect(second).toHaveTextContent('620 ms Poor');
  expect(second).toHaveTextContent('400 page views measured.');
});

test('the chosen period is marked as current', () => {
  render(<PeriodNav period={7} />);
  const links = within(screen.getByRole('navigation', { name: 'Period' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['7 days', 'page'],
    ['30 days', null],
    ['90 days', null],
  ]);
});
