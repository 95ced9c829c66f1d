import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { HeaderSearch } from '#components/header/header-search';
import { HeroSearch } from '#components/hero/hero-search';
import { rememberSearch } from '#lib/device/recent-searches.browser';
import { indexFromEvents } from '#lib/events/event-index';
import { someSummary } from '../../../support/events/some-event.ts';
import { setClock } from '../../../support/set-clock.ts';

// The framework's boundary: navigation, which only a running router can do.
const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

const EVENTS = [
  someSummary({ id: 'lesson', title: 'Drum Lesson', date: '2099-11-18', city: 'Hopkins', place: 'hopkins' }),
  someSummary({ id: 'concert', title: 'Punta Rock Concert', date: '2099-11-20' }),
  someSummary({ id: 'drums', title: 'Battle of the Drums', date: '2099-11-21', time: '7 PM' }),
];

beforeEach(() => {
  mockPush.mockClear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  window.fetch = async () => ({ ok: true, json: async () => indexFromEvents(EVENTS) }) as unknown as Response;
});

let now = Date.parse('2026-11-20T12:00:00-06:00');
setClock(now);
/** The events that were loaded in an earlier test are too old then. */
function letAnHourPass() {
  now += 3_600_000;
  setClock(now);
}
/** Longer than the pause in typing after which suggestions come. */
const pause = () => act(() => new Promise<void>((next) => setTimeout(next, 200)));
/** From now on the events arrive when the returned function is called. */
function holdEvents() {
  const real = window.fetch;
  const held: (() => void)[] = [];
  letAnHourPass();
  window.fetch = (...request) =>
    new Promise((resolve) => {
      held.push(() => resolve(real(...request)));
    });
  return () => {
    for (const arrive of held) arrive();
  };
}
const field = () => screen.getByRole('combobox', { name: 'Search events' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const pushed = () => mockPush.mock.calls.map(([path]) => path);

const SEARCHES = [
  ['header', HeaderSearch],
  ['hero', HeroSearch],
] as const;

describe.each(SEARCHES)('the search in the %s', (_, Search) => {
  test('suggests events with their day and place while somebody types', async () => {
    render(<Search />);
    await userEvent.type(field(), 'battle');
    const events = within(await screen.findByRole('group', { name: 'Events' }));
    expect(
      events.getByRole('option', {
        name: /^Sat 21 Nov ’99 Battle of the Drums 7 PM, Y-Not Island, Dangriga$/,
      }),
    ).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('1 suggestion')).toHaveAttribute('aria-live', 'polite');
  });

  test('opens the event that was reached with the arrow keys', async () => {
    render(<Search />);
    await userEvent.type(field(), 'drum');
    await screen.findByRole('option', { name: /Drum Lesson/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('Battle of the Drums');
    expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    expect(pushed()).toEqual(['/events/drums']);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('Escape closes the suggestions and keeps what was typed', async () => {
    render(<Search />);
    await userEvent.type(field(), 'drum');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('drum');
    expect(field()).toHaveFocus();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['leaving the field', () => userEvent.tab()],
    ['a search', () => userEvent.keyboard('{Enter}')],
  ])('says how many there are of all, and nothing more once %s has closed them', async (_, close) => {
    const many = [20, 21, 22, 23, 24, 25].map((day) =>
      someSummary({ id: `night-${day}`, title: 'Drum Night', date: `2099-11-${day}` }),
    );
    window.fetch = async () => ({ ok: true, json: async () => indexFromEvents(many) }) as unknown as Response;
    letAnHourPass();
    render(<Search />);
    await userEvent.type(field(), 'drum');
    const said = await screen.findByText('4 suggestions of 6 events');
    await close();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(said).toBeEmptyDOMElement();
    letAnHourPass();
  });

  test('says that nothing fits, and names the nearest; or how to ask', async () => {
    render(<Search />);
    await userEvent.type(field(), 'karaoke in London');
    expect(
      (
        await screen.findAllByText(/^Nothing matches all of that. This comes closest, .*with other words\.$/)
      )[0],
    ).toBeVisible();
    expect(screen.getByRole('group', { name: /^Nothing mentions|^Coming up instead/ })).toBeVisible();
    expect(options().length).toBeGreaterThan(0);
    await userEvent.clear(field());
    await userEvent.type(field(), 'xylophone');
    expect((await screen.findAllByText(/^Nothing here mentions “xylophone”/))[0]).toBeVisible();
  });

  test('offers what was searched on this device, and forgets it on request', async () => {
    rememberSearch('punta in dangriga');
    render(<Search />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    const recent = await screen.findByRole('group', { name: 'Recent searches' });
    await userEvent.click(within(recent).getByRole('option', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('recent-searches')).toBeNull();
  });

  test('remembers what was searched, and searches it again', async () => {
    render(<Search />);
    await userEvent.type(field(), 'punta{Enter}');
    await userEvent.clear(field());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'punta' }));
    expect(field()).toHaveValue('punta');
    expect(pushed()).toHaveLength(2);
    expect(pushed()[1]).toBe(pushed()[0]);
  });

  test('sends nothing without words and keeps the focus in the field', async () => {
    render(<Search />);
    await userEvent.type(field(), '  {Enter}');
    expect(mockPush).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
  });

  test('is a search without suggestions where the events do not arrive', async () => {
    letAnHourPass();
    let isAsked = false;
    window.fetch = async () => {
      isAsked = true;
      throw new TypeError('Failed to fetch');
    };
    render(<Search />);
    await userEvent.type(field(), 'drum');
    await waitFor(() => expect(isAsked).toBe(true));
    await pause();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(mockPush).toHaveBeenCalledTimes(1);
  });

  test('keeps the chosen suggestion while others come, and Enter opens that one', async () => {
    rememberSearch('drum lesson');
    const arrive = holdEvents();
    render(<Search />);
    await userEvent.type(field(), 'drum');
    await screen.findByRole('option', { name: 'drum lesson' });
    await userEvent.keyboard('{ArrowDown}');
    await pause();
    arrive();
    await screen.findByRole('option', { name: /Drum Lesson/ });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('drum lesson');
    await userEvent.keyboard('{Enter}');
    expect(pushed()[0]).toMatch(/[?&]q=drum\+lesson/);
  });

  test('keeps the chosen suggestion where later ones lack it, until the typed words are returned to', async () => {
    render(<Search />);
    await userEvent.type(field(), 'drum');
    await screen.findByRole('option', { name: /Battle of the Drums/ });
    const arrive = holdEvents();
    fireEvent.input(field(), { target: { value: 'punta' } });
    await pause();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('Battle of the Drums');
    await act(async () => arrive());
    await pause();
    expect(screen.getByRole('option', { selected: true })).toBe(chosen);
    expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(options()).toHaveLength(2);

    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    expect(options()).toEqual([expect.stringContaining('Punta Rock Concert')]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(pushed()).toEqual(['/events/concert']);
  });

  test('opens the suggestion that was chosen although later ones lack it', async () => {
    render(<Search />);
    await userEvent.type(field(), 'drum');
    await screen.findByRole('option', { name: /Battle of the Drums/ });
    const arrive = holdEvents();
    fireEvent.input(field(), { target: { value: 'punta' } });
    await pause();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await act(async () => arrive());
    await pause();
    await userEvent.keyboard('{Enter}');
    expect(pushed()).toEqual(['/events/drums']);
  });

  test('does not say of other words that nothing fits', async () => {
    render(<Search />);
    await userEvent.type(field(), 'karaoke in London');
    await screen.findAllByText(/^Nothing matches all of that/);
    await userEvent.clear(field());
    await userEvent.type(field(), 'd');
    expect(screen.queryAllByText(/^Nothing matches all of that/)).toEqual([]);
  });

  test('is not opened by the focus alone, as when a dialog closes', async () => {
    rememberSearch('punta');
    render(<Search />);
    act(() => field().focus());
    await pause();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  test('is a plain search field in the server’s HTML', () => {
    document.body.innerHTML = renderToString(<Search />);
    expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveAttribute('name', 'q');
    document.body.replaceChildren();
  });
});

test('an event that is opened from the header keeps the filters of the list behind it', async () => {
  window.history.replaceState(null, '', '/things-to-do-in-belize?city=hopkins');
  render(<HeaderSearch />);
  await userEvent.type(field(), 'lesson');
  await userEvent.click(await screen.findByRole('option', { name: /Drum Lesson/ }));
  expect(pushed()).toEqual(['/events/lesson?city=hopkins']);
});

test('a place that is chosen takes the stead of the words that the list had', async () => {
  window.history.replaceState(null, '', '/things-to-do-in-belize?q=drums&when=month');
  render(<HeaderSearch />);
  await userEvent.type(field(), 'hopk');
  await userEvent.click(await screen.findByRole('option', { name: /^Hopkins/ }));
  expect(pushed()).toEqual(['/things-to-do-in-belize?when=month&city=hopkins#events']);
});

test.each([
  ['header', HeaderSearch, '/?city=hopkins#events'],
  ['hero', HeroSearch, '/things-to-do-in-belize?city=hopkins#events'],
])('a place that is chosen in the %s leads to its events', async (_, Search, address) => {
  render(<Search />);
  await userEvent.type(field(), 'hopk');
  await userEvent.click(await screen.findByRole('option', { name: /^Hopkins 1 event$/ }));
  expect(pushed()).toEqual([address]);
});
