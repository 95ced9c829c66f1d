import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EventBrowser, type EventBrowserProps } from '#components/events/list/event-browser';
import { laterPart } from '#components/ui/islands/later-part';
import { indexFromEvents } from '#lib/events/event-index';
import { browserEvents } from '#lib/events/lists/browser-events';
import { someEvent } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

// Search and filters as the server's HTML at an address that asks for something, used before they are alive.

// jsdom has no layout, so nothing can be scrolled to.
const scrolledTo = jest.fn();
Element.prototype.scrollIntoView = scrolledTo;

// The framework's boundary: the URL as a running router provides it.
jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof import('react')>('react');
  const search = () => window.location.search;
  const listen = (notice: () => void) => {
    window.addEventListener('popstate', notice);
    return () => window.removeEventListener('popstate', notice);
  };
  return {
    useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(listen, search, search)),
  };
});

const TODAY = '2026-11-18'; // a Wednesday
const NOON = Date.parse(`${TODAY}T12:00:00-06:00`);
const EVENTS = summariesToCome(
  [
    someEvent({ id: 'concert', title: 'Punta Rock Concert', date: '2026-11-20' }),
    someEvent({ id: 'fair', title: 'Cacao Fair', date: '2026-11-21', city: 'Hopkins', category: 'food' }),
    someEvent({ id: 'parade', title: 'Street Parade', date: '2026-11-22', category: 'parade' }),
  ],
  TODAY,
);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
  const index = JSON.parse(JSON.stringify(indexFromEvents(EVENTS)));
  globalThis.fetch = (async (address: string) => {
    if (address === '/api/celebrations') throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => index };
  }) as unknown as typeof fetch;
  scrolledTo.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const field = () => screen.getByRole('searchbox', { name: 'Search events' });
const choice = (name: string | RegExp) => screen.getByRole('radio', { name });
const type = (words: string) => {
  field().focus();
  fireEvent.input(field(), { target: { value: words } });
};
const onBrowse = () => {};

let count = 0;
/** Shows the HTML at an address, lets a visitor do something with it, and has it come to life. */
async function useEarly(search: string, use: () => void) {
  count += 1;
  window.history.replaceState(null, '', `/things-to-do-in-belize${search}`);
  const { events, ...page } = browserEvents(EVENTS, NOON);
  const props: EventBrowserProps = {
    ...page,
    name: 'list',
    inPage: events.length,
    rest: 0,
    layout: 'months',
    version: `${count}`,
    isMissing: false,
    isMoreAsked: false,
    onBrowse,
  };
  const name = `browser-${count}`;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<div data-html="${name}"><div>${renderToString(<EventBrowser {...props} />)}</div></div>`;
  let begin = () => {};
  const Part = laterPart<EventBrowserProps>({
    name,
    onServer: undefined,
    load: async () => EventBrowser,
    whenWanted: () => (comeToLife) => {
      begin = comeToLife;
      return () => {};
    },
  });
  render(<Part {...props} />);
  const before = field();
  use();
  begin();
  await waitFor(() => expect(field()).not.toBe(before));
}

test.each<[string, string, () => void, string]>([
  ['words, in place of those of the address', '?q=garifuna', () => type('drums'), '?q=drums'],
  ['words beside a place', '?q=garifuna&city=dangriga', () => type('drums'), '?q=drums&city=dangriga'],
  ['words beside a day', '?from=2026-12-24', () => type('drums'), '?q=drums&from=2026-12-24'],
  ['words of a month', '?month=2026-12', () => type('drums'), '?q=drums&month=2026-12'],
  [
    'a kind beside words',
    '?q=concert',
    () => fireEvent.click(choice(/^Food & Markets/)),
    '?q=concert&category=food',
  ],
  [
    'a kind in place of another',
    '?category=parade',
    () => fireEvent.click(choice(/^Food & Markets/)),
    '?category=food',
  ],
  [
    'a time in place of days',
    '?from=2026-12-24&to=2026-12-26',
    () => fireEvent.click(choice('This weekend')),
    '?when=weekend',
  ],
  [
    'a time in place of a typed one',
    '?q=concert+tonight',
    () => fireEvent.click(choice('This weekend')),
    '?q=concert&when=weekend',
  ],
  [
    'a place in place of another',
    '?city=dangriga&when=weekend',
    () => fireEvent.change(screen.getByRole('combobox', { name: 'Place' }), { target: { value: 'hopkins' } }),
    '?city=hopkins&when=weekend',
  ],
  [
    'words and a kind',
    '?city=dangriga',
    () => {
      type('rock');
      fireEvent.click(choice(/^Food & Markets/));
    },
    '?q=rock&category=food&city=dangriga',
  ],
  [
    'a kind in place of what the assistant asked',
    '?q=Voice%3A+Parade&category=parade',
    () => fireEvent.click(choice(/^Food & Markets/)),
    '?category=food',
  ],
  ['words under an address of a campaign', '?utm_source=radio', () => type('drums'), '?q=drums'],
])(
  '%s, typed or chosen before search and filters are alive, wins over the address',
  async (_, search, use, expected) => {
    await useEarly(search, use);
    const asked = new URLSearchParams(expected);
    await waitFor(() => expect(new URLSearchParams(window.location.search)).toEqual(asked));
    expect(window.location.search).toBe(expected);
    await waitFor(() => expect(field()).toHaveValue(asked.get('q') ?? ''));
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue(asked.get('city') ?? '');
    // The visitor is there already.
    expect(scrolledTo).not.toHaveBeenCalled();
  },
);

test('who types before the field is alive goes on typing in it', async () => {
  await useEarly('?q=garifuna', () => type('dru'));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('dru');
  fireEvent.input(field(), { target: { value: 'drums' } });
  await waitFor(() => expect(window.location.search).toBe('?q=drums'));
});

test('Back takes an early choice away, and leaves what the address asks for', async () => {
  await useEarly('?q=concert', () => fireEvent.click(choice(/^Food & Markets/)));
  await waitFor(() => expect(window.location.search).toBe('?q=concert&category=food'));
  await act(async () => window.history.back());
  await waitFor(() => expect(choice(/^All categories/)).toBeChecked());
  expect(window.location.search).toBe('?q=concert');
  expect(field()).toHaveValue('concert');
});
