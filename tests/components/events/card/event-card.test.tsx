import { render, screen, within } from '@testing-library/react';
import { EventCard } from '#components/events/card/event-card';
import type { EventSummary } from '#lib/events/event-summary';
import { summarizeEvent } from '#lib/events/summarize-event';
import { someEvent, someSummary } from '../../../support/events/some-event.ts';

const TODAY = '2026-11-19';

function card(fields: Partial<EventSummary> = {}, today = TODAY) {
  const { container } = render(<EventCard event={someSummary(fields)} today={today} />);
  return { container, link: screen.getByRole('link') };
}

describe('an event as a ticket', () => {
  test('is one link to the event, with its title as heading', () => {
    const { link } = card();
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(link).toHaveAttribute('href', '/events/20261120-dangriga-punta-rock-concert');
    expect(within(link).getByRole('heading', { level: 4, name: 'Punta Rock Concert' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each([3, 4, 5] as const)('has a heading of the given level: %i', (level) => {
    render(<EventCard event={someSummary()} today={TODAY} level={level} />);
    expect(screen.getByRole('heading', { level })).toHaveTextContent('Punta Rock Concert');
  });

  test('shows day, time as written, place and category', () => {
    const { link } = card();
    expect(link).toHaveTextContent('Fri 20 Nov');
    expect(link).toHaveTextContent('8 PM - 1 AM');
    expect(link).toHaveTextContent('Dangriga, Y-Not Island');
    expect(link).toHaveTextContent('Entertainment');
    expect(link.querySelector('time')).toHaveAttribute('datetime', '2026-11-20');
  });

  test.each([
    [['2026-11-27'], 'Fri 20 Nov +1 date'],
    [['2026-11-27', '2026-12-04', '2026-12-11'], 'Fri 20 Nov +3 dates'],
  ])('says that it has further dates: %j', (moreDates, stub) => {
    const { link } = card({ moreDates });
    expect(link).toHaveTextContent(stub);
    expect(link.querySelector('time')).toHaveAttribute('datetime', '2026-11-20');
  });

  test('lasts all day without a time', () => {
    expect(card({ time: undefined }).link).toHaveTextContent('All day');
  });
});

const at = (clock: string) => Date.parse(`${TODAY}T${clock}:00-06:00`);

describe('a card says by the hour', () => {
  test.each<[string, Partial<EventSummary>, string, string, string]>([
    ['that it is tonight', { date: TODAY }, '09:00', 'tonight', 'Tonight'],
    ['that it is later today', { date: TODAY, time: '2 PM' }, '09:00', 'later', 'Later today'],
    ['how soon it begins', { date: TODAY }, '19:20', 'soon', 'Starts in 40 minutes'],
    ['that it is on', { date: TODAY }, '21:00', 'now', 'On now'],
    ['that it is today', { date: TODAY, time: undefined }, '21:00', 'today', 'Today'],
    ['when it ended', { date: TODAY, time: '5 AM - 12 PM' }, '21:00', 'over', 'Ended 12 PM'],
    ['when it began', { date: TODAY, time: '5:30 AM' }, '21:00', 'over', 'Began 5:30 AM'],
    ['that it is tomorrow', { date: '2026-11-20' }, '21:00', 'tomorrow', 'Tomorrow'],
    [
      'that it is on today',
      { date: '2026-11-01', endDate: '2026-11-30', time: undefined },
      '21:00',
      'today',
      'Today',
    ],
    [
      'the hour of its own city',
      { date: TODAY, time: '8 PM', timeZone: 'Europe/London' },
      '14:30',
      'now',
      'On now',
    ],
    ['nothing of an unknown hour', { date: TODAY, time: '8 AM', timeZone: '' }, '21:00', 'today', 'Today'],
  ])('%s', (_, fields, clock, state, words) => {
    render(<EventCard event={someSummary(fields)} today={TODAY} now={at(clock)} />);
    expect(screen.getByRole('link')).toHaveAttribute('data-state', state);
    expect(screen.getByText(words)).toBeVisible();
  });

  test.each(['2026-11-29', 'TBA'])('nothing of a day that is far or unknown: %s', (date) => {
    const { link } = card({ date });
    expect(link).not.toHaveAttribute('data-hour');
    expect(link.querySelector('[data-says]')).toBeNull();
  });

  test.each(['cancelled', 'postponed'] as const)('nothing but the status if it is %s', (status) => {
    const { link } = card({ date: TODAY, status });
    expect(link.querySelector('[data-says]')).toBeNull();
    // Still where it stands among the others of its day.
    expect(link).toHaveAttribute('data-state', 'tonight');
  });

  test('the state at the start of the day when no other instant is given', () => {
    expect(card({ date: TODAY, time: '5:30 AM' }).link).toHaveAttribute('data-state', 'later');
  });

  test('comes with the hours of the event, for machines too', () => {
    const { link } = card({ date: TODAY, time: '7:30 PM - 9 PM' });
    expect(link.querySelector('[data-part="time"]')).toHaveAttribute('datetime', '19:30');
  });

  test('comes with today’s date on an event that has begun', () => {
    const { link } = card({ date: '2026-11-01', endDate: '2026-11-30' });
    expect(link).toHaveTextContent('Thu 19 Nov');
    expect(link.querySelector('time')).toHaveAttribute('datetime', TODAY);
  });
});

test.each([
  ['that is over', { date: '2026-11-18' }, 'Wed 18 Nov', '2026-11-18'],
  ['of several days that is over', { date: '2026-11-14', endDate: '2026-11-17' }, 'Sat 14 Nov', '2026-11-14'],
])('an event %s keeps its own date', (_, fields, stub, date) => {
  const { link } = card(fields);
  expect(link).toHaveTextContent(stub);
  expect(link.querySelector('time')).toHaveAttribute('datetime', date);
});

describe('a card says', () => {
  test.each([
    ['cancelled', 'Cancelled', 'Postponed'],
    ['postponed', 'Postponed', 'Cancelled'],
  ] as const)('a %s event says so', (status, said, other) => {
    card({ status });
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByText(other)).not.toBeInTheDocument();
  });

  test('neither of the two for an event that takes place', () => {
    card();
    expect(screen.queryByText(/cancelled|postponed/i)).not.toBeInTheDocument();
  });

  test.each(['TBA', '2027-02-30', ''])('that an invalid date is to be confirmed: %j', (date) => {
    const { link } = card({ date });
    expect(link).toHaveTextContent('Date to be confirmed');
    expect(link.querySelector('time')).toBeNull();
    expect(link).not.toHaveTextContent(/NaN|undefined|Invalid/);
  });
});

describe('the cost on a card', () => {
  test.each([
    ['FREE', 'Free'],
    ['paid', 'Paid'],
    ['BZ$5', 'BZ$5'],
    // Names of object properties are values like any other.
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ])('%j in the sheet is shown as %j', (cost, text) => {
    card({ cost: summarizeEvent(someEvent({ cost })).cost });
    expect(screen.getByText(text)).toBeVisible();
  });

  test('is left out where the sheet has none', () => {
    card({ cost: undefined });
    expect(screen.queryByText(/free|paid/i)).not.toBeInTheDocument();
  });
});

describe('the category on a card', () => {
  test('has its short name, after the price', () => {
    const { link } = card({ category: 'official', cost: 'Free' });
    expect(link).toHaveTextContent(/FreeOfficial$/);
  });

  test('is left out where neither the title nor the sheet gave one', () => {
    const { link } = card({ category: 'cultural', hasDefaultCategory: true });
    expect(link).not.toHaveTextContent('Cultural');
    expect(link).toHaveAttribute('data-category', 'cultural');
  });
});

describe('a card’s image', () => {
  test('is decorative: the link is named by its text', () => {
    const { container } = card({ image: '/images/events/garifuna.webp' });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/events/garifuna-640.webp');
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/images/events/garifuna-640.avif');
  });

  test('is loaded without a referrer from another host', () => {
    const { container } = card({ image: 'https://pictures.example/a.jpg' });
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/a.jpg');
    expect(container.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  test('is the category’s poster if the event has none', () => {
    const { container, link } = card({ category: 'food' });
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/categories/food-c7.webp');
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      '/images/categories/food-c7-640.avif',
    );
    expect(container.querySelector('img')).toHaveAttribute('data-poster', 'food');
    expect(within(link).getAllByText('Food')).toHaveLength(1);
  });

  test('is the given one, where a list chose it', () => {
    const { container } = render(
      <EventCard event={someSummary({ image: '/a.webp' })} image="/b.webp" today={TODAY} />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/b.webp');
  });
});

test('text from the sheet is never rendered as HTML', () => {
  const { container } = card({ title: '<img src=x onerror=alert(1)>', venue: '<i>Hall</i>' });
  expect(screen.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(container.querySelector('[src="x"], i')).toBeNull();
});
