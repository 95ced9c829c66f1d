import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventDetails } from '#components/events/page/event-details';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { relatedEvents } from '#lib/events/page/related-events';
import { type EventRow, eventFromRow } from '#lib/events/rows/event-from-row';
import { someEvent } from '../../../support/events/some-event.ts';

const TODAY = '2026-11-19';
/** Noon in Belize. */
const NOON = Date.parse(`${TODAY}T18:00:00Z`);

const SITE = 'https://belize.example';

/** The router that the links to other events need. */
const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
  // A device in Belize.
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(360);
});
afterEach(() => jest.restoreAllMocks());

const show = (
  fields: Partial<CalendarEvent> = {},
  level: 1 | 2 = 1,
  { now = NOON, others = [] as readonly CalendarEvent[] } = {},
) =>
  render(
    <EventDetails
      event={someEvent(fields)}
      related={relatedEvents(someEvent(fields), others, now)}
      now={now}
      siteUrl={SITE}
      level={level}
      titleId="event-title"
      share={<button type="button">Share</button>}
      code={<p>QR code</p>}
      report={<a href="#contact">Something wrong?</a>}
    >
      <a href="/things-to-do-in-belize">All events</a>
    </EventDetails>,
  );

/** The value of a label in the description list. */
function fact(name: string): HTMLElement | null {
  const term = screen.queryAllByRole('term').find(({ textContent }) => textContent === name);
  return (term?.nextElementSibling as HTMLElement | undefined) ?? null;
}

test('addresses, numbers and mail in a description can be pressed, and its words are as they were', () => {
  const description = 'Tickets: https://fest.example/buy?x=1 (at the gate), 622-1234 or info@fest.example.';
  show({ description });
  const words = screen.getByText(/^Tickets:/);
  expect(words).toHaveTextContent(description);
  const links = within(words).getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['https://fest.example/buy?x=1', 'https://fest.example/buy?x=1', '_blank'],
    ['622-1234', 'tel:+5016221234', null],
    ['info@fest.example', 'mailto:info@fest.example', null],
  ]);
  expect(links[0]).toHaveAttribute('rel', 'noopener nofollow ugc');
});

describe('everything the sheet has about an event is shown', () => {
  test('under its title, which names the article and is focusable', () => {
    show();
    const heading = screen.getByRole('heading', { level: 1, name: 'Punta Rock Concert' });
    expect(screen.getByRole('article', { name: 'Punta Rock Concert' })).toContainElement(heading);
    heading.focus();
    expect(heading).toHaveFocus();
    expect(screen.getByText('Join us at Y-Not Island in Dangriga, 8 PM - 1 AM. Paid event.')).toBeVisible();
  });

  test('with the heading level that the page needs', () => {
    show({}, 2);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Punta Rock Concert');
  });

  test('with a link to its website, in a new tab and with nofollow', () => {
    show({ website: 'https://www.example.com/fiesta' });
    const link = within(fact('More information') as HTMLElement).getByRole('link', { name: 'example.com' });
    expect(link).toHaveAttribute('href', 'https://www.example.com/fiesta');
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test.each([
    ['day', { date: '2026-11-13', venue: 'Y-Not Island', city: 'Dangriga' }, 'Friday, 13 November 2026'],
    ['place', { date: '2026-11-20', venue: 'Town Hall', city: 'Belmopan' }, 'Town Hall, Belmopan'],
    [
      'day and place',
      { date: '2026-11-13', venue: 'Town Hall', city: 'Belmopan' },
      'Friday, 13 November 2026, Town Hall, Belmopan',
    ],
  ])('with the former %s struck through after it moved', (_, movedFrom, words) => {
    show({ movedFrom: { ...movedFrom, to: '2026-11-20' } });
    expect(fact('Moved')).toHaveTextContent(`It was ${words}`);
    expect(fact('Moved')?.querySelector('s')?.textContent).toBe(words);
  });

  test('without a former day when only the time changed', () => {
    show({ movedFrom: { date: '2026-11-20', venue: 'Y-Not Island', city: 'Dangriga', to: '2026-11-20' } });
    expect(fact('Moved')).toBeNull();
  });

  test('without a former day when it is shown at a later one of its dates', () => {
    const moreDates = ['2026-11-27'];
    const venue = { date: '2026-11-13', venue: 'Y-Not Island', city: 'Dangriga', to: '2026-11-13' };
    show({ date: '2026-11-13', moreDates, movedFrom: venue }, 1, { now: NOON + 9 * 86_400_000 });
    expect(fact('When')).toHaveTextContent('Friday, 27 November 2026');
    expect(fact('Moved')).toBeNull();
  });

  test('as a list of labels and values', () => {
    show({ organizer: 'National Garifuna Council', price: 25, currency: 'BZD', address: '1 Front Street' });
    expect(fact('When')).toHaveTextContent('Friday, 20 November 2026, 8 PM - 1 AM');
    expect(fact('Where')).toHaveTextContent('Y-Not Island, 1 Front Street, Dangriga');
    expect(fact('Cost')).toHaveTextContent('BZ$25 (US$12.50)');
    expect(fact('Organiser')).toHaveTextContent('National Garifuna Council');
    expect(within(fact('When') as HTMLElement).getByText('Friday, 20 November 2026')).toHaveAttribute(
      'datetime',
      '2026-11-20',
    );
  });

  test('but a fact that the sheet lacks is left out with its label', () => {
    show({ venue: '', city: '', cost: '' });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['When']);
    expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
  });

  test.each<[Partial<CalendarEvent>, string]>([
    [{ time: undefined, isAllDay: true }, 'Friday, 20 November 2026, all day'],
    [{ time: '7 PM', endTime: '10 PM' }, 'Friday, 20 November 2026, 7 PM - 10 PM'],
    [
      { time: undefined, isAllDay: true, endDate: '2026-11-22' },
      'Friday, 20 November to Sunday, 22 November 2026, all day',
    ],
    [{ date: 'TBA', time: undefined, isAllDay: true }, 'Date to be confirmed'],
    // Time text is shown as written, whether the day is known or not.
    [{ date: 'TBA', time: '7 PM' }, 'Date to be confirmed, 7 PM'],
    [{ date: '2027-02-30', time: '7 PM' }, 'Date to be confirmed, 7 PM'],
  ])('and “When” of %j is “%s”', (fields, text) => {
    show(fields);
    expect(fact('When')?.textContent).toBe(text);
  });

  test.each<[string, Partial<CalendarEvent>, string[]]>([
    ['When', {}, ['2026-11-20', '20:00']],
    ['When', { time: 'Sunrise' }, ['2026-11-20']],
    ['When', { endDate: '2026-11-22', time: '10 AM - 6 PM' }, ['2026-11-20', '2026-11-22', '10:00']],
    ['When', { date: 'TBA' }, []],
    ['Cancelled', { cancelledDates: ['2026-11-27', '2026-12-04'] }, ['2026-11-27', '2026-12-04']],
  ])('and machines read the days and the hour of “%s”: %j', (name, fields, values) => {
    show(fields);
    const times = [...(fact(name)?.querySelectorAll('time') ?? [])];
    expect(times.map(({ dateTime }) => dateTime)).toEqual(values);
  });

  test('and “When” says whose clocks it is by where those of the device differ', () => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
    show();
    expect(fact('When')).toHaveTextContent(/8 PM - 1 AM Belize time, .* for you$/);
  });

  test('but a city that is part of the venue’s name is not repeated', () => {
    show({ venue: 'Dangriga Town Hall' });
    expect(fact('Where')?.textContent).toBe('Dangriga Town Hall');
  });

  test.each(['FREE', 'free'])('and a cost of “%s” reads Free', (cost) => {
    show({ cost });
    expect(fact('Cost')?.textContent).toBe('Free');
  });

  test('but likes, which are no real data, are never shown', () => {
    show({ likes: 349 });
    expect(screen.getByRole('article')).not.toHaveTextContent(/349|like/i);
  });
});

describe('a notice is shown or not for', () => {
  test.each<[string, Partial<CalendarEvent>, RegExp | undefined]>([
    ['to come', { date: '2026-11-28' }, undefined],
    ['tomorrow', {}, /^Tomorrow$/],
    ['this evening', { date: TODAY }, /^Tonight$/],
    ['this afternoon', { date: TODAY, time: '3 PM' }, /^Later today$/],
    ['soon', { date: TODAY, time: '12:40 PM' }, /^Starts in 40 minutes$/],
    ['on', { date: TODAY, time: '10 AM - 3 PM' }, /^On now$/],
    ['today, without an hour', { date: TODAY, time: undefined }, /^Today$/],
    ['over since this morning', { date: TODAY, time: '5 AM - 12 PM' }, /^Ended 12 PM today$/],
    ['over by now, without a known end', { date: TODAY, time: '5:30 AM' }, /^Began 5:30 AM today$/],
    ['over', { date: '2026-11-17' }, /^This event has ended.$/],
    [
      'on for days',
      { date: '2026-11-01', endDate: '2026-11-30', time: '10 AM - 6 PM' },
      /^On now, until Monday, 30 November 2026$/,
    ],
    [
      'on for days, without an hour',
      { date: '2026-11-01', endDate: '2026-11-30', time: undefined },
      /^Today, and until Monday, 30 November 2026$/,
    ],
    [
      'on for days, every evening',
      { date: '2026-11-01', endDate: '2026-11-30' },
      /^Tonight, and it goes on until Monday, 30 November 2026$/,
    ],
    ['on its last day', { date: '2026-11-01', endDate: TODAY }, /^Tonight$/],
    ['over since its last day', { date: '2026-11-01', endDate: '2026-11-17' }, /has ended/],
    ['without a day yet', { date: 'TBA' }, undefined],
    ['on a day that the calendar does not have', { date: '2026-02-30' }, undefined],
    ['cancelled', { status: 'cancelled' }, /has been cancelled/],
    ['cancelled, and its day is over', { status: 'cancelled', date: '2026-11-17' }, /has been cancelled/],
    ['postponed', { status: 'postponed' }, /has been postponed.*not known yet/],
    ['postponed, and its day is over', { status: 'postponed', date: '2026-11-17' }, /has been postponed/],
  ])('an event that is %s', (_, fields, notice) => {
    show(fields);
    const said = screen.queryAllByText(/has ended|has been|^Today|today$|Tonight|Tomorrow|On now|Starts in/);
    expect(said).toHaveLength(notice ? 1 : 0);
    if (notice) expect(said[0]).toHaveTextContent(notice);
  });
});

describe('an event that nobody can go to', () => {
  const LATER = someEvent({ id: 'later', title: 'Drumming Night', date: '2026-12-05' });
  const primary = () =>
    document.querySelector<HTMLElement>('article [data-screen] a, article [data-screen] button');

  test.each<[string, Partial<CalendarEvent>, RegExp]>([
    ['is over', { date: '2026-11-17' }, /^Took place at Y-Not Island in Dangriga, 8 PM - 1 AM\./],
    [
      'is cancelled',
      { status: 'cancelled' },
      /^Was to take place at Y-Not Island in Dangriga, 8 PM - 1 AM\.$/,
    ],
    [
      'is postponed',
      { status: 'postponed' },
      /^Was to take place at Y-Not Island in Dangriga, 8 PM - 1 AM\./,
    ],
  ])('because it %s does not invite, and leads first to what is on in its place', (_, fields, sentence) => {
    show(fields, 1, { others: [LATER] });
    const article = screen.getByRole('article');
    expect(article).not.toHaveTextContent('Join us');
    expect(screen.getByText(sentence)).toBeVisible();
    const onward = screen.getByRole('link', { name: 'What is on in Dangriga' });
    expect(onward).toHaveAttribute('href', '/search?city=dangriga');
    const bar = onward.closest('[data-screen]');
    expect(bar?.querySelector('a, button')).toBe(onward);
    expect(screen.getByRole('region', { name: 'Coming up in Dangriga' })).toHaveTextContent('Drumming Night');
    expect(primary()).not.toBeNull();
  });

  test('leads to the whole country where nothing else is to come in its place', () => {
    show({ status: 'cancelled' });
    expect(screen.getByRole('link', { name: 'What is on in Belize' })).toHaveAttribute(
      'href',
      '/things-to-do-in-belize',
    );
  });

  test('has what was announced with the addresses that can be pressed', () => {
    show({ status: 'cancelled', description: 'Ask at 622-1234.' });
    expect(screen.getByRole('link', { name: '622-1234' })).toHaveAttribute('href', 'tel:+5016221234');
  });

  test('keeps what was announced, marked as that', () => {
    show({ status: 'cancelled', description: 'Join us for drums until dawn.' });
    expect(screen.getByRole('figure')).toHaveTextContent('As it was announcedJoin us for drums until dawn.');
    expect(screen.getByText(/^Was to take place/)).toBeVisible();
  });

  test('offers no tickets and, when it is over, no calendar', () => {
    show({ date: '2026-11-17', ticketUrl: 'https://tickets.example/' });
    expect(screen.queryByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  test('offers no calendar when it is cancelled', () => {
    show({ status: 'cancelled' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save', 'Share']);
  });
});

test('a sold-out event says so beside its hour, has no ticket button and does not invite', () => {
  show({ status: 'sold-out', ticketUrl: 'https://tickets.example/' });
  expect(screen.getByText('This event is sold out.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent('Join us');
  expect(screen.getByText(/^Takes place .*Sold out\.$/)).toBeVisible();
});

test('what is on the internet has no directions', () => {
  show({ city: 'Online', venue: 'Zoom' });
  expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
});

test('a page rendered before the event also says that it has ended, and invites no longer', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T18:00:00Z'));
  show({});
  expect(screen.getByText('This event has ended.')).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent('Join us');
  expect(screen.getByRole('link', { name: 'What is on in Belize' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

describe('other events are offered below an event', () => {
  const others = [
    someEvent({ id: 'same-day', title: 'Cook-Off', category: 'food', city: 'Hopkins' }),
    someEvent({ id: 'same-place', title: 'Market', category: 'food', date: '2026-12-01' }),
    someEvent({ id: 'alike', title: 'Jazz Night', city: 'Corozal', date: '2026-12-02' }),
  ];
  const names = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));

  test('that is to come: of its day, of its place, of its kind', () => {
    show({}, 1, { others });
    expect(names()).toEqual(['Same day nearby', 'Coming up in Dangriga', 'More like this']);
    expect(within(screen.getByRole('region', { name: 'More like this' })).getByRole('link')).toHaveAttribute(
      'href',
      '/events/alike',
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Cook-Off',
      'Market',
      'Jazz Night',
    ]);
  });

  test('of its day, named for where they are', () => {
    show({ city: 'Gales Point' }, 1, {
      others: [someEvent({ id: 'far', title: 'Costa Maya', city: 'San Pedro' })],
    });
    expect(names()).toContain('Elsewhere that day');
  });

  test('of its days, where they are several', () => {
    show({ endDate: '2026-11-25' }, 1, { others });
    expect(names()).toContain('Same days nearby');
  });

  test('that is cancelled: of its place first', () => {
    show({ status: 'cancelled' }, 1, { others });
    expect(names()).toEqual(['Coming up in Dangriga', 'Same day nearby', 'More like this']);
  });

  test('but nothing where there is nothing', () => {
    show();
    expect(names()).toEqual([]);
  });

  test('and in a dialog open over the same list', async () => {
    window.history.replaceState(null, '', '/events/x?q=drums');
    show({}, 2, { others });
    const link = screen.getByRole('link', { name: /Market/ });
    mockRouter.push.mockImplementationOnce(() => expect(link).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(link);
    expect(link).not.toHaveAttribute('aria-busy');
    expect(mockRouter.push).toHaveBeenCalledWith('/events/same-place?q=drums', { scroll: false });
    window.history.replaceState(null, '', '/');
  });
});

describe('links and images from the sheet are untrusted', () => {
  const showRow = (row: EventRow) => {
    const result = eventFromRow({
      Event: 'Drums',
      Date: '11/20/2026',
      Time: '8 PM',
      Venue: 'Hall',
      Location: 'Hopkins',
      ...row,
    });
    if ('reason' in result) throw new Error(result.reason);
    return show(result.event);
  };

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://user:pw@evil.example/',
    'tickets',
  ])('and an address like %s is dropped', (address) => {
    const { container } = showRow({
      TicketURL: address,
      CoverImage: address,
      Image: address,
      ModalImages: `${address},${address}`,
    });
    expect(screen.queryByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/categories/cultural-c2.webp');
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.innerHTML).not.toContain('evil');
  });

  test('and an address without its beginning is a link, but no image', () => {
    const { container } = showRow({ TicketURL: 'tickets.example/7', CoverImage: 'tickets.example/7.jpg' });
    expect(screen.getByRole('link', { name: 'Tickets' })).toHaveAttribute(
      'href',
      'https://tickets.example/7',
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/categories/cultural-c2.webp');
  });

  test('so http is upgraded, and safe links open in a new tab', () => {
    const { container } = showRow({
      TicketURL: 'http://tickets.example/1',
      CoverImage: 'http://pictures.example/a.jpg',
      ModalImages: '/images/events/concert.webp, http://pictures.example/a.jpg',
    });
    const tickets = screen.getByRole('link', { name: 'Tickets' });
    expect(tickets).toHaveAttribute('href', 'https://tickets.example/1');
    expect(tickets).toHaveAttribute('target', '_blank');
    expect(tickets.getAttribute('rel')).toContain('noopener');
    // The cover is not repeated in the gallery, whose images have alt texts.
    expect(container.querySelectorAll('img:not([aria-hidden] *)')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Picture 2 of 2' })).toHaveAttribute(
      'src',
      '/images/events/concert-640.webp',
    );
  });
});

describe('directions', () => {
  const queryOf = () => {
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Directions' });
    return Object.fromEntries(new URL(href).searchParams);
  };

  test('name the venue and its place id, if there is one', () => {
    show({ venue: 'Bird’s Isle & Co', placeId: 'ChIJrealplace01' });
    expect(queryOf()).toEqual({
      api: '1',
      query: 'Bird’s Isle & Co, Dangriga, Belize',
      query_place_id: 'ChIJrealplace01',
    });
  });

  test('leave out a place id of the sample sheet', () => {
    show({ placeId: 'BZ_SAMPLE_PLACE_0001' });
    expect(queryOf()).toEqual({ api: '1', query: 'Y-Not Island, Dangriga, Belize' });
  });
});

test('an event’s category is a chip, and sets the colour of the article', () => {
  show({ category: 'food' });
  expect(screen.getByText('Food & Markets')).toBeVisible();
  expect(screen.getByRole('article')).toHaveAttribute('data-category', 'food');
});

test('the share menu and further links are passed as props', () => {
  show();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All events' })).toBeVisible();
});

describe('an event’s images', () => {
  test('are replaced by the category’s poster if there is none', () => {
    const { container } = show({ category: 'parade' });
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/categories/parade-c7.webp');
    expect(screen.queryByRole('link', { name: /picture/i })).not.toBeInTheDocument();
  });

  test('are links to their files, for browsers without JavaScript', () => {
    show({ image: '/images/events/concert.webp', images: ['https://pictures.example/a.jpg'] });
    expect(screen.getByRole('link', { name: 'Full picture' })).toHaveAttribute(
      'href',
      '/images/events/concert.webp',
    );
    expect(screen.getByRole('link', { name: 'Picture 2 of 2' })).toHaveAttribute(
      'href',
      'https://pictures.example/a.jpg',
    );
  });

  test('are shown whole where their shape is not known, above their own colours', () => {
    const { container } = show({ image: 'https://pictures.example/flyer.jpg' });
    expect(container.querySelectorAll('[data-cover] img')).toHaveLength(2);
    expect(container.querySelector('[data-cover] > [aria-hidden] img')).toHaveAttribute(
      'src',
      'https://pictures.example/flyer.jpg',
    );
  });

  test('fill their frame where they are drawings of ours', () => {
    const { container } = show({ image: '/images/events/concert.webp' });
    expect(container.querySelectorAll('[data-cover] img')).toHaveLength(1);
  });

  test('are loaded without a referrer from other hosts', () => {
    const { container } = show({ image: 'https://pictures.example/a.jpg' });
    expect(container.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(screen.getByRole('link', { name: 'Full picture' })).toHaveAttribute('rel', 'noreferrer');
  });
});

describe('add to calendar', () => {
  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));

  test('offers a calendar file and a link to Google Calendar', async () => {
    show();
    await openMenu();
    expect(screen.getByRole('link', { name: 'Calendar file (.ics)' })).toHaveAttribute(
      'href',
      '/events/20261120-dangriga-punta-rock-concert/calendar.ics',
    );
    const google = screen.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' });
    expect(google.href).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/);
    expect(google).toHaveAttribute('target', '_blank');
    expect(google.rel).toContain('noopener');
  });

  test.each<Partial<CalendarEvent>>([{ date: 'TBA' }, { date: '2027-02-30' }, { status: 'postponed' }])(
    'is not offered without a certain date: %j',
    (fields) => {
      show(fields);
      expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    },
  );
});
