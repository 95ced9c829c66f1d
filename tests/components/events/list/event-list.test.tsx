import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EventList } from '#components/events/list/event-list';
import { CalendarSections, MonthSections } from '#components/events/list/event-sections';
import { setLightMode } from '#lib/device/light-mode.browser';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { indexFromEvents } from '#lib/events/event-index';
import { browserEvents } from '#lib/events/lists/browser-events';
import { summarizeEvent } from '#lib/events/summarize-event';
import { someEvent } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

// jsdom has no layout, so nothing can be scrolled to.
const scrolledTo = jest.fn();
Element.prototype.scrollIntoView = scrolledTo;

// The framework's boundary: the URL as a running router provides it.
const mockRouter = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof import('react')>('react');
  const search = () => window.location.search;
  const listen = (notice: () => void) => {
    window.addEventListener('popstate', notice);
    return () => window.removeEventListener('popstate', notice);
  };
  return {
    useRouter: () => mockRouter,
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(listen, search, search)),
  };
});

const TODAY = '2026-11-18'; // a Wednesday
const noonOf = (day: string) => Date.parse(`${day}T12:00:00-06:00`);

const EVENTS = [
  someEvent({ id: 'lesson', title: 'Drum Lesson', date: TODAY, city: 'Hopkins', category: 'workshop' }),
  someEvent({ id: 'day', title: 'Settlement Day', date: '2026-11-19', category: 'official' }),
  someEvent({ id: 'concert', title: 'Punta Rock Concert', date: '2026-11-20' }),
  someEvent({ id: 'fair', title: 'Cacao Fair', date: '2026-11-21', city: 'Punta Gorda', category: 'food' }),
  someEvent({ id: 'gala', title: 'Winter Gala', date: '2027-01-30', city: 'London' }),
  someEvent({ id: 'kites', title: 'Kite Day', date: 'TBA', city: 'Caye Caulker', category: 'family' }),
];

type Answer = { status: number; body?: unknown };
const fetchAll = jest.fn<Promise<Response>, [string]>();
// What is known of the celebrations does not arrive: it is asked for again by a later search.
const fetchEvents = (...request: [string]) =>
  request[0] === '/api/celebrations'
    ? Promise.reject(new TypeError('Failed to fetch'))
    : fetchAll(...request);
/** The response to every later request; undefined means no network. */
const answerWith = (answer: Answer | undefined) =>
  fetchAll.mockImplementation(async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    const { status, body } = answer;
    return { ok: status < 400, status, json: async () => body } as Response;
  });
const indexOf = (events: readonly CalendarEvent[]): Answer => ({
  status: 200,
  body: JSON.parse(JSON.stringify(indexFromEvents(events.map(summarizeEvent)))),
});

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(noonOf(TODAY));
  window.history.replaceState(null, '', '/');
  globalThis.fetch = fetchEvents as typeof fetch;
  fetchAll.mockReset();
  answerWith(indexOf(EVENTS));
  mockRouter.push.mockClear();
  mockRouter.prefetch.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

// What understands typed words is loaded once, so that it is there for each of the tests.
beforeAll(async () => {
  window.history.replaceState(null, '', '/?q=tonight');
  globalThis.fetch = fetchEvents as typeof fetch;
  answerWith(indexOf(EVENTS));
  jest.spyOn(Date, 'now').mockReturnValue(noonOf(TODAY));
  const { unmount } = await browse();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Tonight' })).toBeChecked());
  unmount();
});

type Shown = { events?: readonly CalendarEvent[]; inPage?: number; layout?: 'calendar' | 'months' };
let version = 0;
/** Shows a page as the server renders it: the HTML of its list, which search and filters find there. */
async function browse({ events = EVENTS, inPage = events.length, layout = 'months' }: Shown = {}) {
  // Lists of another version are others.
  version += 1;
  const list = summariesToCome(events, TODAY);
  const { events: listed, ...given } = browserEvents(list, noonOf(TODAY));
  const name = `list-${version}`;
  const Sections = layout === 'months' ? MonthSections : CalendarSections;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<div data-html="${name}"><div>${renderToString(
    <Sections events={listed.slice(0, inPage)} today={TODAY} now={noonOf(TODAY)} />,
  )}</div></div>`;
  const shown = render(
    <EventList
      {...given}
      name={name}
      inPage={inPage}
      rest={listed.length - inPage}
      layout={layout}
      version={String(version)}
    />,
  );
  // The page is idle, and the code of its parts comes.
  await act(async () => {
    await whenIdleAfterLoad();
    await new Promise((come) => setTimeout(come));
  });
  return shown;
}

const status = () => screen.getByRole('status');
const categoryChip = (name: string) =>
  within(screen.getByRole('group', { name: 'Category' })).getByRole('radio', {
    name: new RegExp(`^${name} \\d+$`),
  });
const searchField = () => screen.getByRole('searchbox', { name: 'Search events' });
/** Titles of the visible cards, in order. */
const titles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/events/'))
    .map((link) => within(link).getByRole('heading').textContent);

/** The paragraph that says that today has nothing. */
const nothingToday = () => screen.getByText(/^Nothing is listed for today/).closest('p');

const says = (text: string) => waitFor(() => expect(status()).toHaveTextContent(text));
const shows = (expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));
const showsSoMany = (count: number) => waitFor(() => expect(titles()).toHaveLength(count));

describe('all upcoming events', () => {
  test('are listed month by month, with dates to be confirmed last', async () => {
    await browse();
    await says('6 events to come');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'November 2026 4 events',
      'January 2027 1 event',
      'Date to be confirmed 1 event',
    ]);
    await shows(EVENTS.map(({ title }) => title));
  });

  test('begin with today’s in the calendar', async () => {
    await browse({ layout: 'calendar' });
    const today = screen.getByRole('region', { name: /^Today’s Events/ });
    expect(within(today).getByRole('heading', { name: 'Drum Lesson' })).toBeVisible();
    expect(within(today).getAllByRole('link')).toHaveLength(1);
    const upcoming = screen.getByRole('region', { name: 'Upcoming Events' });
    expect(within(upcoming).getAllByRole('link')).toHaveLength(5);
  });

  test('include a note of the next event when there is none today', async () => {
    await browse({ layout: 'calendar', events: EVENTS.slice(1) });
    expect(nothingToday()).toHaveTextContent(
      'Nothing is listed for today. Next: Settlement Day, Thu 19 Nov 2026.',
    );
    expect(nothingToday()?.querySelector('time')).toHaveAttribute('datetime', '2026-11-19');
  });

  test('are not announced as next if they will not take place', async () => {
    const [, day, concert] = EVENTS as [CalendarEvent, CalendarEvent, CalendarEvent];
    await browse({ layout: 'calendar', events: [{ ...day, status: 'cancelled' }, concert] });
    expect(nothingToday()).toHaveTextContent('Next: Punta Rock Concert');
  });

  test.each([
    ['whose date is to be confirmed', [someEvent({ title: 'Kite Day', date: 'TBA' })]],
    ['at all', []],
  ])('nothing is next when there is no event but one %s', async (_, events) => {
    await browse({ layout: 'calendar', events });
    expect(nothingToday()?.textContent).toBe('Nothing is listed for today.');
  });

  test('change by themselves after midnight in Belize, when what is on into the night has ended', async () => {
    await browse({ layout: 'calendar' });
    jest.mocked(Date.now).mockReturnValue(Date.parse('2026-11-19T07:00:00Z'));
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(titles()).not.toContain('Drum Lesson'));
    const today = screen.getByRole('region', { name: /^Today’s Events/ });
    expect(within(today).getByRole('heading', { name: 'Settlement Day' })).toBeVisible();
  });

  test('stay where they are on the screen when it is midnight', async () => {
    // Cards of 150 px below each other, each 200 px below the one before.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const cards = [...document.querySelectorAll('#event-list a[href^="/events/"]')];
      return new DOMRect(0, 100 + 200 * cards.indexOf(this), 300, 150);
    });
    const scrolledBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    await browse();
    jest.mocked(Date.now).mockReturnValue(Date.parse('2026-11-19T07:00:00Z'));
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(titles()).not.toContain('Drum Lesson'));
    // The next one was below it, and would be in its place.
    expect(scrolledBy.mock.calls).toEqual([[{ top: -200, behavior: 'instant' }]]);
  });
});

describe('what nobody can go to any more today', () => {
  const san = { city: 'San Pedro', category: 'health' } as const;
  const rich = [
    ...EVENTS,
    someEvent({ id: 'walk', title: 'Charity Walk', date: TODAY, time: '6 AM - 8 AM', ...san }),
    someEvent({ id: 'off', title: 'Reef Regatta', date: TODAY, time: '8 PM', ...san, status: 'cancelled' }),
    someEvent({ id: 'boats', title: 'Boat Parade', date: '2026-12-19', ...san }),
    someEvent({ id: 'caye', title: 'Caye Drums', date: TODAY, city: 'Caye Caulker' }),
  ];
  const foldWith = (text: string) =>
    waitFor(() => {
      const found = [...document.querySelectorAll('details')].find(
        (details) =>
          details.querySelector('summary')?.textContent?.trim() === text && !details.closest('[inert]'),
      );
      expect(found).toBeDefined();
      return found as HTMLDetailsElement;
    });
  beforeEach(() => answerWith(indexOf(rich)));

  test('is one folded line, not counted, and the day leads on', async () => {
    window.history.replaceState(null, '', '/?city=san-pedro');
    await browse({ events: rich });
    await says('1 event in San Pedro and 2 nearby');
    expect((await foldWith('1 over. Cancelled: Reef Regatta')).open).toBe(false);
    const sentence = await screen.findByText(/^Nothing left today in San Pedro/);
    expect(sentence).toHaveTextContent(
      /^Nothing left today in San Pedro\. Tonight in Caye Caulker: Caye Drums, Y-Not Island\.$/,
    );
    expect(within(sentence).getByRole('link', { name: 'Caye Drums' })).toHaveAttribute(
      'href',
      '/events/caye',
    );
    // What is next is the first card below, and is not named twice.
    expect(screen.getByRole('heading', { name: 'Boat Parade' })).toBeVisible();
  });

  test('is said for a day of which nothing is left', async () => {
    window.history.replaceState(null, '', '/?city=san-pedro&when=today');
    await browse({ events: rich });
    await says('Nothing left today in San Pedro but 1 nearby');
    expect((await screen.findByText('Saturday 19 December')).closest('p')).toHaveTextContent(
      'Next: Saturday 19 December, Boat Parade; tonight in Caye Caulker: Caye Drums, Y-Not Island.',
    );
  });

  test('opens by itself where a search names just that', async () => {
    window.history.replaceState(null, '', '/?q=regatta');
    await browse({ events: rich });
    await says('Nothing left today for “regatta”');
    expect((await foldWith('Cancelled: Reef Regatta')).open).toBe(true);
  });
});

describe('searching', () => {
  test('filters while typing, and shows how many events were found', async () => {
    await browse();
    await userEvent.type(searchField(), 'punta');
    await says('2 events for “punta”');
    await shows(['Punta Rock Concert', 'Cacao Fair']);
    await userEvent.type(searchField(), ' rock');
    await says('1 event for “punta rock”');
    await shows(['Punta Rock Concert']);
  });

  test('tolerates a typo, and says what was meant', async () => {
    await browse();
    await userEvent.type(searchField(), 'concret');
    await says('1 event for “concert”');
    await shows(['Punta Rock Concert']);
  });

  test('shows all events again when the field is emptied', async () => {
    await browse();
    await userEvent.type(searchField(), 'rock');
    await userEvent.clear(searchField());
    await says('6 events to come');
    await showsSoMany(6);
  });

  test('does not submit the form on Enter', async () => {
    await browse();
    await userEvent.type(searchField(), 'rock{Enter}');
    await shows(['Punta Rock Concert']);
  });

  test('updates the URL without a history entry for every keystroke', async () => {
    await browse();
    const { length } = window.history;
    await userEvent.type(searchField(), 'rock');
    await waitFor(() => expect(window.location.search).toBe('?q=rock'));
    expect(window.history).toHaveLength(length);
  });
});

describe('a visitor chooses', () => {
  test('a place, and sees its events, with those of its neighbours below', async () => {
    await browse();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Dangriga (2)');
    await says('2 events in Dangriga and 2 nearby');
    await shows(['Settlement Day', 'Punta Rock Concert', 'Drum Lesson', 'Cacao Fair']);
    const nearby = screen.getByRole('region', { name: /^Nearby: Punta Gorda, Hopkins/ });
    expect(within(nearby).getByRole('heading', { name: 'Cacao Fair' })).toBeVisible();
  });

  test('a district, and sees the events of all its places', async () => {
    await browse();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Place' }),
      'Stann Creek District (3)',
    );
    await says('3 events in Stann Creek District');
    await shows(['Drum Lesson', 'Settlement Day', 'Punta Rock Concert']);
  });

  test('a category, and the list and the URL follow', async () => {
    await browse();
    await userEvent.click(categoryChip('Food & Markets'));
    await says('1 event');
    await shows(['Cacao Fair']);
  });

  test.each([
    ['Today', ['Drum Lesson']],
    ['Tomorrow', ['Settlement Day']],
    ['This weekend', ['Punta Rock Concert', 'Cacao Fair']],
    ['This month', ['Drum Lesson', 'Settlement Day', 'Punta Rock Concert', 'Cacao Fair']],
  ])('the time “%s”, and the list and the address follow', async (name, expected) => {
    await browse();
    await userEvent.click(within(screen.getByRole('group', { name: 'When' })).getByRole('radio', { name }));
    await shows(expected);
    await userEvent.click(screen.getByRole('radio', { name: 'Any time' }));
    await showsSoMany(6);
  });

  test('a filter, and Back undoes that in the fields as well', async () => {
    await browse();
    await userEvent.click(categoryChip('Food & Markets'));
    await userEvent.click(screen.getByRole('radio', { name: 'This weekend' }));
    expect(window.location.search).toBe('?category=food&when=weekend');
    await act(async () => window.history.back());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'This weekend' })).not.toBeChecked());
    expect(categoryChip('Food & Markets')).toBeChecked();
    await act(async () => window.history.back());
    await says('6 events to come');
    expect(categoryChip('All categories')).toBeChecked();
  });

  test('a link with filters, and the list and the fields have them', async () => {
    window.history.replaceState(null, '', '/?q=rock&city=dangriga&category=entertainment&when=weekend');
    await browse();
    await says('1 event this weekend in Dangriga for “rock”');
    await shows(['Punta Rock Concert']);
    expect(searchField()).toHaveValue('rock');
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('dangriga');
    expect(categoryChip('Entertainment')).toBeChecked();
    expect(screen.getByRole('radio', { name: 'This weekend' })).toBeChecked();
  });

  test('an old link to a place without events, and the place is still shown as chosen', async () => {
    window.history.replaceState(null, '', '/?city=sarteneja');
    await browse();
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('sarteneja');
    expect(await screen.findByText(/^Nothing matches yet/)).toBeVisible();
  });
});

describe('choosing a filter scrolls to the results', () => {
  const afterAFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

  beforeEach(() => scrolledTo.mockClear());

  test('when it was chosen by pointer', async () => {
    await browse();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'dangriga');
    await afterAFrame();
    expect(scrolledTo).toHaveBeenCalledTimes(1);
  });

  test('but not while a visitor types', async () => {
    await browse();
    await userEvent.type(searchField(), 'rock');
    await afterAFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
  });
});

test('an address that asks for a part of the list leads to the search and the chips above it', async () => {
  // Ends a Back before.
  document.body.click();
  scrolledTo.mockClear();
  window.history.replaceState(null, '', '/?city=dangriga');
  await browse();
  await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(1));
  const [target] = scrolledTo.mock.contexts as HTMLElement[];
  expect(target).toContainElement(searchField());
  expect(target).toContainElement(status());
});

describe('saved on this device', () => {
  beforeEach(() => window.localStorage.clear());

  test('“Saved” shows only saved events', async () => {
    window.localStorage.setItem('saved-events', JSON.stringify(['gala', 'of-last-year']));
    await browse();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Saved' }));
    expect(window.location.search).toBe('?saved=yes');
    await says('1 saved event');
    await shows(['Winter Gala']);
  });

  test.each(['', '{', '{"a":1}', '[1,null]'])(
    'invalid data in storage counts as no saved events: %j',
    async (text) => {
      window.localStorage.setItem('saved-events', text);
      window.history.replaceState(null, '', '/?saved=yes');
      await browse();
      expect(await screen.findByText(/^Nothing saved yet/)).toBeVisible();
    },
  );
});

describe('an empty result offers a button or link', () => {
  test('that shows all events', async () => {
    await browse();
    await userEvent.type(searchField(), 'xylophone');
    await says('No events for “xylophone”');
    expect(await screen.findByText(/^Nothing here mentions “xylophone”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All events' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search everywhere' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all events' }));
    await showsSoMany(6);
    expect(searchField()).toHaveValue('');
  });

  test('that shows all places', async () => {
    await browse();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'london');
    await userEvent.type(searchField(), 'rock');
    expect(await screen.findByRole('heading', { name: 'In other places:' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search everywhere' }));
    await shows(['Punta Rock Concert']);
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('');
    expect(searchField()).toHaveValue('rock');
  });

  test('to events nearby', async () => {
    await browse();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'dangriga');
    await userEvent.type(searchField(), 'cacao');
    expect(screen.getByText('Nothing in Dangriga matches, but there is something nearby.')).toBeVisible();
    await shows(['Cacao Fair']);
  });
});

describe('typed words are understood', () => {
  const chip = (name: string) => screen.queryByRole('button', { name: `Remove ${name}` });

  test('in the controls, and the rest is searched', async () => {
    await browse();
    await userEvent.type(searchField(), 'punta in dangriga on friday');
    await says('1 event on Fri 20 Nov 2026 in Dangriga for “punta”');
    await shows(['Punta Rock Concert']);
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('dangriga');
    expect(screen.getByRole('button', { name: 'Place: Dangriga' })).toBeVisible();
    expect(chip('Dangriga')).not.toBeInTheDocument();
    // No control says a day.
    expect(chip('Fri 20 Nov 2026')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Any time' })).not.toBeChecked();
  });

  test('and what was typed stays typed, while more is typed or chosen', async () => {
    await browse();
    await userEvent.type(searchField(), 'punta this weekend');
    expect(screen.getByRole('radio', { name: 'This weekend' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free' }));
    expect(window.location.search).toBe('?q=punta+this+weekend&cost=free');
  });

  test('and a chip or a control that takes it back takes its words out of the field', async () => {
    await browse();
    await userEvent.type(searchField(), 'punta in dangriga on friday');
    await userEvent.click(chip('Fri 20 Nov 2026') as HTMLElement);
    expect(searchField()).toHaveValue('punta in dangriga');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), '');
    expect(searchField()).toHaveValue('punta');
    expect(screen.getByRole('button', { name: 'Place' })).toBeVisible();
  });

  test('and a second press on a chip takes back what was chosen or typed', async () => {
    await browse();
    await userEvent.type(searchField(), 'punta tonight');
    await userEvent.click(screen.getByRole('radio', { name: 'Tonight' }));
    expect(searchField()).toHaveValue('punta');
    expect(screen.getByRole('radio', { name: 'Any time' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'This weekend' }));
    await userEvent.click(screen.getByRole('radio', { name: 'This weekend' }));
    expect(window.location.search).toBe('?q=punta');
  });

  test('and a choice replaces what was typed of its kind', async () => {
    await browse();
    await userEvent.type(searchField(), 'concert on friday');
    await userEvent.click(screen.getByRole('radio', { name: 'This weekend' }));
    expect(searchField()).toHaveValue('concert');
    await shows(['Punta Rock Concert']);
  });

  test('and exact days of an address are shown, filter, and can be removed', async () => {
    window.history.replaceState(null, '', '/?from=2026-11-19&to=2026-11-20');
    await browse();
    await shows(['Settlement Day', 'Punta Rock Concert']);
    await says('2 events from Thu 19 Nov to Fri 20 Nov 2026');
    await userEvent.click(chip('Thu 19 Nov to Fri 20 Nov 2026') as HTMLElement);
    expect(window.location.search).toBe('');
  });

  test('and hours and a price of an address filter too', async () => {
    window.history.replaceState(null, '', '/?hours=17%3A00-24%3A00&cost=paid');
    await browse();
    await screen.findByRole('button', { name: 'Remove Evening' });
    expect(titles()).toContain('Punta Rock Concert');
    expect(chip('Evening')).toBeVisible();
    expect(chip('Paid')).toBeVisible();
  });

  test('but a figure that is no time is named, and not searched', async () => {
    await browse();
    await userEvent.type(searchField(), 'concert 99/99');
    expect(screen.getByText('“99/99” is not a time we understand, so we left it out.')).toBeVisible();
    await shows(['Punta Rock Concert']);
  });

  test('but what is refused is named, and not searched', async () => {
    await browse();
    await userEvent.type(searchField(), 'concert but not in Belize City');
    expect(screen.getByText('Left out: “Belize City”.')).toBeVisible();
    expect(titles()).toEqual(['Punta Rock Concert']);
  });

  test('but the name of an event is searched as it is', async () => {
    await browse();
    await userEvent.type(searchField(), 'Punta Rock Concert');
    expect(screen.queryByRole('list', { name: 'Understood' })).not.toBeInTheDocument();
    await shows(['Punta Rock Concert']);
  });

  test('and where nothing is found, the nearest day is shown', async () => {
    await browse();
    await userEvent.type(searchField(), 'concert tomorrow');
    await says('No events tomorrow for “concert”');
    expect(await screen.findByRole('heading', { name: 'The nearest days:' })).toBeVisible();
    await shows(['Punta Rock Concert']);
  });
});

describe('a page that is only read', () => {
  test('requests nothing', async () => {
    await browse();
    await userEvent.hover(screen.getByRole('heading', { name: 'Winter Gala' }));
    expect(fetchAll).not.toHaveBeenCalled();
  });
});

describe('a page with only the first events', () => {
  test('requests all of them once, when the search is hovered or focused', async () => {
    answerWith(indexOf(EVENTS));
    await browse({ inPage: 2 });
    expect(fetchAll).not.toHaveBeenCalled();
    await userEvent.type(searchField(), 'gala');
    await shows(['Winter Gala']);
    await says('1 event for “gala”');
    expect(fetchAll.mock.calls).toEqual([[expect.stringMatching(/^\/api\/events\?v=/), expect.anything()]]);
  });

  test('requests all of them at once when the URL has filters', async () => {
    answerWith(indexOf(EVENTS));
    window.history.replaceState(null, '', '/?city=london');
    await browse({ inPage: 2 });
    await shows(['Winter Gala']);
  });

  test('says that it is searching meanwhile', async () => {
    let answer: (response: Response) => void = () => {};
    fetchAll.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await browse({ inPage: 2 });
    await userEvent.type(searchField(), 'gala');
    await says('Searching…');
    await act(async () =>
      answer({ ok: true, status: 200, json: async () => indexOf(EVENTS).body } as Response),
    );
    await says('1 event for “gala”');
  });

  test.each<[string, Answer | undefined]>([
    ['there is no network', undefined],
    ['the server has no events', { status: 503, body: { error: 'Events are not available right now' } }],
    ['the answer is no index', { status: 200, body: { hello: 'world' } }],
  ])('when %s, it says so, keeps its list and offers “Try again”', async (_, failure) => {
    answerWith(failure);
    await browse({ inPage: 2 });
    await userEvent.type(searchField(), 'settlement');
    expect(await screen.findByText(/^The events could not be loaded/)).toBeVisible();
    await shows(['Drum Lesson', 'Settlement Day']);
    fetchAll.mockClear();
    answerWith(indexOf(EVENTS));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/did not arrive/)).not.toBeInTheDocument());
    await userEvent.clear(searchField());
    await userEvent.type(searchField(), 'gala');
    await shows(['Winter Gala']);
    expect(fetchAll).toHaveBeenCalledTimes(1);
  });

  test('has total and filters of one instant, once all are loaded', async () => {
    const fair = { date: TODAY, time: '11 AM - 1 PM', city: 'Punta Gorda', category: 'food' } as const;
    const events = [someEvent({ id: 'short', title: 'Short Fair', ...fair }), ...EVENTS];
    answerWith(indexOf(events));
    await browse({ events, inPage: 2 });
    await says('7 events to come');
    expect(categoryChip('Food & Markets')).toHaveAccessibleName('Food & Markets 2');
    jest.spyOn(Date, 'now').mockReturnValue(noonOf(TODAY) + 2 * 60 * 60_000);
    await userEvent.click(searchField());
    await says('6 events to come');
    expect(categoryChip('Food & Markets')).toHaveAccessibleName('Food & Markets 1');
  });

  test('shows more on demand, until all are shown', async () => {
    answerWith(indexOf(EVENTS));
    await browse({ inPage: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Show more events (4 left)' }));
    await showsSoMany(6);
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  });

  test('never lowers the number of events left while none are loaded', async () => {
    answerWith(undefined);
    await browse({ inPage: 2 });
    const more = () => screen.getByRole('button', { name: 'Show more events (4 left)' });
    await userEvent.click(more());
    await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(more());
    await showsSoMany(2);
    answerWith(indexOf(EVENTS));
    await userEvent.click(more());
    await showsSoMany(6);
  });
});

describe('an event opens over the list', () => {
  test('by a click as a dialog, whose URL keeps the filters of the list', async () => {
    await browse();
    await userEvent.click(screen.getByRole('radio', { name: 'This weekend' }));
    await userEvent.click(screen.getByRole('heading', { name: 'Punta Rock Concert' }));
    expect(mockRouter.push.mock.calls).toEqual([['/events/concert?when=weekend', { scroll: false }]]);
  });

  test('after the URL has what was just typed', async () => {
    await browse();
    await userEvent.type(searchField(), 'rock');
    await userEvent.click(screen.getByRole('link'));
    expect(window.location.search).toBe('?q=rock');
    expect(mockRouter.push.mock.calls).toEqual([['/events/concert?q=rock', { scroll: false }]]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'but a click with %s is left to the browser',
    async (key) => {
      await browse();
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      let prevented: boolean | undefined;
      const look = (event: Event) => {
        prevented = event.defaultPrevented;
        // jsdom does not navigate.
        event.preventDefault();
      };
      window.addEventListener('click', look, { once: true });
      fireEvent(screen.getByRole('heading', { name: 'Punta Rock Concert' }), click);
      expect(prevented).toBe(false);
      expect(mockRouter.push).not.toHaveBeenCalled();
    },
  );

  test('after it was prefetched once, when its card was hovered', async () => {
    await browse();
    await userEvent.hover(screen.getByRole('heading', { name: 'Punta Rock Concert' }));
    await userEvent.hover(screen.getByRole('heading', { name: 'Winter Gala' }));
    await userEvent.hover(screen.getByRole('heading', { name: 'Punta Rock Concert' }));
    expect(mockRouter.prefetch.mock.calls).toEqual([['/events/concert'], ['/events/gala']]);
  });

  test('which light mode does not prefetch', async () => {
    setLightMode(true);
    await browse();
    await userEvent.hover(screen.getByRole('heading', { name: 'Punta Rock Concert' }));
    setLightMode(false);
    expect(mockRouter.prefetch).not.toHaveBeenCalled();
  });
});

describe('the assistant’s text in the search', () => {
  const voice = '?q=Voice%3A+Workshops&category=workshop';

  test('is not searched, and another choice removes it', async () => {
    window.history.replaceState(null, '', `/${voice}`);
    await browse();
    const field = searchField();
    await waitFor(() => expect(field).toHaveValue('Voice: Workshops'));
    await says('1 event');
    await userEvent.click(categoryChip('All categories'));
    expect(field).toHaveValue('');
  });

  test('becomes a plain search when a letter is typed into it', async () => {
    window.history.replaceState(null, '', `/${voice}`);
    await browse();
    const field = searchField();
    await waitFor(() => expect(field).toHaveValue('Voice: Workshops'));
    await userEvent.type(field, 's');
    expect(field).toHaveValue('Workshopss');
  });
});
