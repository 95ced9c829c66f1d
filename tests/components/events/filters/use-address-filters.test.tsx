import { act, fireEvent, render, screen } from '@testing-library/react';
import { AddressReader } from '#components/events/filters/address-reader';
import { useAddressFilters } from '#components/events/filters/use-address-filters.ts';
import { searchFromFilters } from '#lib/events/event-filters';

// The framework's boundary: a router that renders an address when the device has time for it.
const mockRouter = { rendered: '', listeners: new Set<() => void>() };
jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof import('react')>('react');
  const listen = (notice: () => void) => {
    mockRouter.listeners.add(notice);
    return () => mockRouter.listeners.delete(notice);
  };
  const rendered = () => mockRouter.rendered;
  return { useSearchParams: () => new URLSearchParams(useSyncExternalStore(listen, rendered, rendered)) };
});

const PAUSE_MS = 400;
const { pushState, replaceState } = window.history;
/** The queries that the router was told of and has not rendered. */
let told: string[] = [];

/** As Next does it: an entry that has its own state is none of its business. */
const heardBy =
  (change: typeof pushState): typeof pushState =>
  (state, unused, url) => {
    if (!state?.__NA && url) told.push(new URL(url, window.location.href).search);
    change.call(window.history, { ...state, __NA: true }, unused, url);
  };

/** The router renders what it was told, the next address or all of them at once, and writes it into the URL. */
function routerRenders(count = 1) {
  const search = told.splice(0, count).at(-1);
  if (search === undefined) throw new Error('It was told of nothing');
  routerGoesTo(search);
}

function routerGoesTo(search: string) {
  act(() => {
    replaceState.call(window.history, { __NA: true }, '', window.location.pathname + search);
    mockRouter.rendered = search;
    for (const notice of mockRouter.listeners) notice();
  });
}

const read = jest.fn<void, [string]>();

function Filters() {
  const { filters, readAddress, acknowledge, change } = useAddressFilters();
  const choose = (category: 'parade' | 'food') => change((latest) => ({ ...latest, category }), 'choice');
  return (
    <>
      <AddressReader
        onRendered={acknowledge}
        onRead={(search) => {
          if (readAddress(search)) read(search);
        }}
      />
      <output>{searchFromFilters(filters)}</output>
      <input
        aria-label="Search"
        onInput={({ currentTarget }) => change({ ...filters, q: currentTarget.value }, 'typing')}
      />
      <button type="button" onClick={() => choose('parade')}>
        Parade
      </button>
      <button type="button" onClick={() => choose('food')}>
        Food
      </button>
      <a href="/things-to-do-in-belize?q=a" onClick={(event) => event.preventDefault()}>
        A
      </a>
    </>
  );
}

const type = (value: string) => fireEvent.input(screen.getByLabelText('Search'), { target: { value } });
const typeAndRest = (value: string) => {
  type(value);
  act(() => void jest.advanceTimersByTime(PAUSE_MS));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;
const address = () => window.location.search;

beforeEach(() => {
  jest.useFakeTimers();
  replaceState.call(window.history, { __NA: true }, '', '/things-to-do-in-belize');
  window.history.pushState = heardBy(pushState);
  window.history.replaceState = heardBy(replaceState);
  mockRouter.rendered = '';
  told = [];
  read.mockClear();
  render(<Filters />);
});
afterEach(() => {
  jest.useRealTimers();
  window.history.pushState = pushState;
  window.history.replaceState = replaceState;
});

describe('a router that renders later than somebody types', () => {
  test('takes no typed letter back', () => {
    typeAndRest('a');
    typeAndRest('ab');
    type('abc');
    routerRenders();
    expect([shown(), address()]).toEqual(['?q=abc', '?q=ab']);
    act(() => void jest.advanceTimersByTime(PAUSE_MS));
    expect([shown(), address(), read.mock.calls]).toEqual(['?q=abc', '?q=abc', []]);
  });

  test('does not put an emptied field’s words into it again', () => {
    typeAndRest('garifuna');
    typeAndRest('');
    routerRenders();
    expect([shown(), address(), read.mock.calls]).toEqual(['', '', []]);
  });

  test('hears of the next address as soon as it has rendered the last', () => {
    typeAndRest('a');
    typeAndRest('ab');
    routerRenders();
    typeAndRest('abc');
    expect(told).toEqual(['?q=abc']);
    routerRenders();
    expect([shown(), address(), read.mock.calls]).toEqual(['?q=abc', '?q=abc', []]);
  });
});

describe('a router that renders later than somebody chooses', () => {
  test('changes neither the choice nor the words typed after it', () => {
    press('Parade');
    press('Food');
    type('drums');
    routerRenders();
    expect([shown(), address()]).toEqual(['?q=drums&category=food', '?category=food']);
    routerRenders();
    act(() => void jest.advanceTimersByTime(PAUSE_MS));
    expect([shown(), address(), read.mock.calls]).toEqual([
      '?q=drums&category=food',
      '?q=drums&category=food',
      [],
    ]);
  });

  test('may render two choices at once', () => {
    press('Parade');
    press('Food');
    routerRenders(2);
    routerGoesTo('?category=parade');
    expect([shown(), read.mock.calls]).toEqual(['?category=parade', [['category=parade']]]);
  });
});

test('a link to an address that was typed before is followed', () => {
  typeAndRest('a');
  typeAndRest('ab');
  fireEvent.click(screen.getByRole('link', { name: 'A' }));
  told = [];
  routerGoesTo('?q=a');
  expect([shown(), address(), read.mock.calls]).toEqual(['?q=a', '?q=a', [['q=a']]]);
});

test('Back is followed although the router has not rendered what was left', () => {
  press('Parade');
  act(() => {
    replaceState.call(window.history, { __NA: true }, '', '/things-to-do-in-belize');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { __NA: true } }));
  });
  expect(shown()).toBe('');
  routerRenders();
  expect([shown(), address()]).toEqual(['', '']);
});
