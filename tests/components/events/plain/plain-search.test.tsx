import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PlainFilterForm } from '#components/events/plain/plain-filter-form';
import { PlainResults } from '#components/events/plain/plain-results';
import type { EventSummary } from '#lib/events/event-summary';
import { searchRequestFrom } from '#lib/events/filters/search-request';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../../support/events/some-event.ts';

/** Monday 23 November 2026, 10 AM in Belize. */
const NOW = Date.parse('2026-11-23T16:00:00Z');
const days = (count: number, fields: Partial<EventSummary>) =>
  Array.from({ length: count }, (_, index) =>
    someSummary({ id: `${fields.date}-${index}`, title: `Fiesta ${index}`, ...fields }),
  );
const events = [
  ...days(70, { date: '2026-11-28' }),
  someSummary({ id: 'later', title: 'Street Parade', date: '2026-12-05', category: 'parade' }),
  ...days(3, {
    title: 'Regatta',
    date: '2026-12-12',
    city: 'Hopkins',
    place: 'hopkins',
    status: 'cancelled',
  }),
  someSummary({ id: 'lessons', title: 'Lessons', date: '2026-12-20', city: 'Hopkins', place: 'hopkins' }),
  someSummary({ id: 'new-year', title: 'Street Jam', date: '2027-01-01' }),
];
const choices = choicesOf(events);
const index = finishSlices(searchIndexSlices(events));

function show(search: string) {
  const request = searchRequestFrom(search);
  const answer = answerFilters(request.filters, { events, index, choices }, NOW);
  render(
    <>
      <PlainFilterForm filters={request.filters} choices={choices} total={events.length} />
      <PlainResults {...request} answer={answer} choices={choices} now={NOW} />
    </>,
  );
}

describe('the form without a script', () => {
  test('sends its fields to the page of results, and has the button for it', () => {
    show('?when=weekend');
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
    expect(form).toHaveAttribute('action', '/search');
    expect(form?.method).toBe('get');
    expect(new FormData(form ?? undefined).get('when')).toBe('weekend');
  });

  test('shows what was asked', () => {
    show('?q=fiesta&when=tonight&city=dangriga&category=parade&cost=free');
    expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('fiesta');
    expect(screen.getByRole('radio', { name: 'Tonight' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Parade' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('dangriga');
    expect(screen.getByRole('checkbox', { name: 'Free' })).toBeChecked();
  });

  test('shows “any” for what was not asked', () => {
    show('?q=fiesta');
    expect(screen.getByRole('radio', { name: 'Any time' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'All categories' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('');
  });

  test('keeps a place without events as a choice', () => {
    show('?city=atlantis');
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('atlantis');
  });

  /** The query string that a browser sends, after some fields were chosen. */
  async function sent(search: string, ...choices: string[]) {
    show(search);
    for (const name of choices)
      await userEvent.click(screen.queryByRole('radio', { name }) ?? screen.getByRole('checkbox', { name }));
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
    return new URLSearchParams(
      [...new FormData(form ?? undefined)].map(([name, value]) => [name, `${value}`]),
    );
  }

  test.each([
    '?q=street&from=2026-12-01&to=2026-12-31',
    '?hours=17%3A00-21%3A00&cost=20',
    '?when=weekend&hours=09%3A00-12%3A00',
    '?when=tonight&cost=paid',
  ])('sends again what it has no field for: %s', async (search) => {
    const fields = await sent(search);
    expect(searchRequestFrom(fields).filters).toEqual(searchRequestFrom(search).filters);
  });

  test('asks for another time in place of exact days and hours, and for free in place of a price', async () => {
    const fields = await sent('?q=street&from=2026-12-01&hours=09%3A00-12%3A00&cost=20', 'Tomorrow', 'Free');
    expect(searchRequestFrom(fields).filters).toEqual({ q: 'street', when: 'tomorrow', cost: 'free' });
  });

  test('has nothing that only a script can do', () => {
    show('?q=fiesta');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.queryByText(/Near me/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('the results', () => {
  test('name what was found, by month', () => {
    show('?when=weekend');
    expect(screen.getByRole('heading', { level: 1, name: '70 events this weekend' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'November 2026 70 events' })).toBeVisible();
  });

  test('have no noughts: a month or a neighbourhood in which all is off has no events', () => {
    show('?q=regatta');
    expect(screen.getByRole('heading', { level: 2, name: 'December 2026 No events' })).toBeVisible();
    cleanup();
    show('?q=regatta&city=dangriga');
    expect(screen.getByRole('heading', { level: 2, name: 'Nearby: Hopkins' })).toBeVisible();
  });

  test('are one grid where months have only one or two of them', () => {
    show('?q=street');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Events found',
    ]);
    expect(screen.getAllByRole('link', { name: /Street/ })).toHaveLength(2);
  });

  test('come in pages', () => {
    show('?q=&when=weekend');
    expect(screen.getAllByRole('link', { name: /Fiesta/ })).toHaveLength(48);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Later events' })).toHaveAttribute(
      'href',
      '/search?when=weekend&page=2',
    );
    expect(screen.queryByRole('link', { name: 'Earlier events' })).not.toBeInTheDocument();
  });

  test('are made wider by links', () => {
    show('?q=fiesta%20tonight%20in%20dangriga');
    expect(screen.getByRole('link', { name: 'Remove Dangriga' })).toHaveAttribute(
      'href',
      '/search?q=fiesta+tonight',
    );
    expect(screen.getByRole('link', { name: 'Remove Tonight' })).toHaveAttribute(
      'href',
      '/search?q=fiesta+in+dangriga',
    );
  });

  test('without a filter are the full list', () => {
    show('?when=weekend');
    expect(screen.getByRole('link', { name: 'Remove This weekend' })).toHaveAttribute(
      'href',
      '/things-to-do-in-belize',
    );
  });

  test('that are none lead to the nearest, and on', () => {
    show('?q=parade&city=dangriga&when=tomorrow');
    expect(
      screen.getByText('Nothing matches all of that. This comes closest, on another day.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Street Parade/ })).toHaveAttribute('href', '/events/later');
    expect(screen.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute(
      'href',
      '/search?q=parade&when=tomorrow',
    );
    expect(screen.getByRole('link', { name: 'Show all events' })).toHaveAttribute(
      'href',
      '/things-to-do-in-belize',
    );
  });

  test('of a search that is markup are text', () => {
    show('?q=<img src=x onerror=alert(1)>');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('onerror');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

test('the chosen values are in the HTML itself', () => {
  const { filters } = searchRequestFrom('?when=weekend&city=dangriga');
  const html = renderToString(<PlainFilterForm filters={filters} choices={choices} total={1} />);
  expect(html).toMatch(/<input type="radio" name="when" checked="" value="weekend"\/>/);
  expect(html).toMatch(/<option value="dangriga" selected="">/);
});
