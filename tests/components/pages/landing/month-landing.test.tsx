import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MonthLanding } from '#components/pages/landing/month-landing';
import { celebrationName } from '#lib/celebrations/celebration';
import { CELEBRATIONS } from '#lib/celebrations/celebrations.server';
import type { EventSummary } from '#lib/events/event-summary';
import { listedDates } from '#lib/landing/listed-dates';
import { monthInYears } from '#lib/landing/month-in-years';
import { monthWords } from '#lib/landing/month-words';
import type { Season } from '#lib/seasons/season';
import { seasonOfMonth } from '#lib/seasons/season-of-month.server';
import { MONTHS } from '#lib/time/format-day';
import { allDaySummary as event } from '../../../support/events/all-day-summary.ts';

const TODAY = '2026-11-26';
const NOW = Date.UTC(2026, 10, 26, 18);
const CELEBRATED = [
  { slug: 'lobsterfest', name: 'Lobsterfest', summary: 'Three towns.', when: 'In July', usual: 'Weekends.' },
];
const SEASON: Season = {
  season: [{ text: 'Showers are frequent.', sources: [] }],
  visitorsShouldKnow: [{ text: 'Boats are full.', sources: [] }],
  celebrated: ['lobsterfest'],
  sources: [{ title: 'A paper', publisher: 'P', address: 'https://example.org/' }],
};

type Shown = Partial<ComponentProps<typeof MonthLanding>> & { hasMore?: boolean };

function show(month: number, events: EventSummary[], shown: Shown = {}) {
  const { holidays = [], hasMore = false, celebrations = CELEBRATED, season = SEASON } = shown;
  const years = monthInYears(listedDates(events, NOW), month, TODAY).map((year) => ({ ...year, hasMore }));
  return render(
    <MonthLanding
      crumbs={[{ label: 'July', href: '/things-to-do-in-belize/july' }]}
      words={monthWords(month, years, holidays)}
      years={years}
      holidays={holidays}
      celebrations={celebrations}
      season={season}
      today={TODAY}
      now={NOW}
    />,
  );
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('data-scripted');

describe('The page of a month', () => {
  test('leads to the list of all its days, in each year that has events', () => {
    show(7, [event('fair', '2027-07-30'), event('later', '2028-07-01')]);
    expect(hrefOf('Filter July 2027')).toBe('/things-to-do-in-belize?from=2027-07-01&to=2027-07-31');
    expect(hrefOf('Filter July 2028')).toBe('/things-to-do-in-belize?from=2028-07-01&to=2028-07-31');
  });

  test('leads of the month that is on to the list from today on', () => {
    show(11, [event('fair', '2026-11-20', { endDate: '2026-11-29' })]);
    expect(hrefOf(/^Filter/)).toBe('/things-to-do-in-belize?from=2026-11-26&to=2026-11-30');
  });

  test('says that the list has more where it does not show all', () => {
    show(7, [event('fair', '2027-07-30')], { hasMore: true });
    expect(hrefOf('All of July 2027')).toContain('from=2027-07-01');
  });

  test('without events asks for one, and still has its celebrations, season and sources', () => {
    show(7, []);
    expect(
      screen.getByText(/^Nothing is in our calendar for July yet\. 1 yearly celebration\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Submit your event' })).toHaveAttribute('href', '/submit-event');
    expect(screen.getByRole('link', { name: 'Lobsterfest' })).toHaveAttribute(
      'href',
      '/celebrations/lobsterfest',
    );
    for (const text of ['Showers are frequent.', 'Boats are full.', 'Where we read this (1)'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Public and bank holidays' })).toBeNull();
  });

  test('has each holiday once, with its days and the days off that are others', () => {
    const holiday = (date: string, observed: string) => ({
      id: 'july-day',
      name: 'July Day',
      date,
      observed,
    });
    show(7, [], { holidays: [holiday('2027-07-10', '2027-07-12'), holiday('2028-07-10', '2028-07-10')] });
    expect(screen.getByText(/\. 1 public holiday, 1 yearly celebration\.$/)).toBeVisible();
    expect(screen.getAllByText('July Day')).toHaveLength(1);
    const days = screen.getAllByRole('definition').filter((each) => each.querySelector('time'));
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Saturday, 10 July 2027, day off: Monday, 12 July 2027',
      'Monday, 10 July 2028',
    ]);
    expect(screen.getByText('Monday, 12 July 2027')).toHaveAttribute('datetime', '2027-07-12');
  });

  test.each(MONTHS.map((name, index) => [name, index + 1] as const))(
    'has for %s 120 words of its own, also without an event',
    (_, month) => {
      const season = seasonOfMonth(month);
      const celebrations = CELEBRATIONS.filter(({ slug }) => season.celebrated.includes(slug)).map(
        (celebration) => ({
          slug: celebration.slug,
          name: celebrationName(celebration),
          summary: celebration.summary.text,
          when: '',
          usual: celebration.when.usual,
        }),
      );
      const { container } = show(month, [], { season, celebrations });
      for (const other of container.querySelectorAll('nav, details')) other.remove();
      expect(container.textContent.match(/[\p{L}\p{N}’']+/gu)?.length).toBeGreaterThanOrEqual(120);
    },
  );

  test('leads to the weekend and to the other eleven months', () => {
    show(7, []);
    const months = within(screen.getByRole('navigation', { name: 'Weekend and months' }));
    expect(months.getAllByRole('link')).toHaveLength(12);
    expect(months.getByText('July')).toHaveAttribute('aria-current', 'page');
  });
});
