import { act, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
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
/** The queries that the router was notified of and has not rendered. */
let outstanding: string[] = [];

/** Like Next: it is not notified of an entry that has its own state. */
const notifying =
  (change: typeof pushState): typeof pushState =>
  (state, unused, url) => {
    if (!state?.__NA && url) outstanding.push(new URL(url, window.location.href).search);
    change.call(window.history, { ...state, __NA: true }, unused, url);
  };

/** The router renders what it was notified of, the next address or all of them at once, and writes it into the URL. */
function routerRenders(count = 1) {
  const search = outstanding.splice(0, count).at(-1);
  if (search === undefined) throw new Error('Nothing is outstanding');
  routerGoesTo(search);
}

function routerGoesTo(search: string) {
  act(() => renderAtOnce(search));
}

function renderAtOnce(search: string) {
  replaceState.call(window.history, { __NA: true }, '', window.location.pathname + search);
  mockRouter.rendered = search;
  flushSync(() => {
    for (const notice of mockRouter.listeners) notice();
  });
}

/** Back or forward; the router renders the entry at once, with all that is outstanding. */
function goTo(search: string) {
  replaceState.call(window.history, { __NA: true }, '', window.location.pathname + search);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { __NA: true } })));
}
function routerGoesBack() {
  outstanding = [];
  renderAtOnce(window.location.search);
}

const read = jest.fn<void, [string]>();

function Filters() {
  const { filters, readAddress, acknowledge, change } = useAddressFilters();
  const choose = (category?: 'parade' | 'food') => change((latest) => ({ ...latest, category }), 'choice');
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
      <button type="button" onClick={() => choose()}>
        All
      </button>
      <a href="/things-to-do-in-belize?q=a" onClick={(event) => event.preventDefault()}>
        A
      </a>
      <a href="/advertise" onClick={(event) => event.preventDefault()}>
        Advertise
      </a>
    </>
  );
}

const type = (value: string) => fireEvent.input(screen.getByLabelText('Search'), { target: { value } });
const typeAndRest = (value: string) => {
  type(value);
  act(() => void jest.advanceTimersByTime(PAUSE_MS));
};
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;
const address = () => window.location.search;
/** The list and the address have a query, and the list took nothing for a navigation. */
const expectUndisturbed = (search: string) =>
  expect([shown(), address(), read.mock.calls]).toEqual([search, search, []]);

beforeEach(() => {
  jest.useFakeTimers();
  replaceState.call(window.history, { __NA: true }, '', '/things-to-do-in-belize');
  window.history.pushState = notifying(pushState);
  window.history.replaceState = notifying(replaceState);
  mockRouter.rendered = '';
  outstanding = [];
  read.mockClear();
  window.addEventListener('popstate', routerGoesBack);
  render(<Filters />);
});
afterEach(() => {
  jest.useRealTimers();
  window.removeEventListener('popstate', routerGoesBack);
  window.history.pushState = pushState;
  window.history.replaceState = replaceState;
});

describe('a router that renders later than a visitor types', () => {
  test('takes no typed letter back', () => {
    typeAndRest('a');
    typeAndRest('ab');
    type('abc');
    routerRenders();
    expect([shown(), address()]).toEqual(['?q=abc', '?q=ab']);
    act(() => void jest.advanceTimersByTime(PAUSE_MS));
    expectUndisturbed('?q=abc');
  });

  test('does not put an emptied field’s words into it again', () => {
    typeAndRest('garifuna');
    typeAndRest('');
    routerRenders();
    expectUndisturbed('');
  });

  test('is notified of the next address as soon as it has rendered the last', () => {
    typeAndRest('a');
    typeAndRest('ab');
    routerRenders();
    typeAndRest('abc');
    expect(outstanding).toEqual(['?q=abc']);
    routerRenders();
    expectUndisturbed('?q=abc');
  });
});

describe('a router that renders later than a visitor chooses', () => {
  test('changes neither the choice nor the words typed after it', () => {
    press('Parade');
    press('Food');
    type('drums');
    routerRenders();
    expect([shown(), address()]).toEqual(['?q=drums&category=food', '?category=food']);
    routerRenders();
    act(() => void jest.advanceTimersByTime(PAUSE_MS));
    expectUndisturbed('?q=drums&category=food');
  });

  test('may render two choices at once', () => {
    press('Parade');
    press('Food');
    routerRenders(2);
    routerGoesTo('?category=parade');
    expect([shown(), read.mock.calls]).toEqual(['?category=parade', [['category=parade']]]);
  });
});

test('a link to another page leaves the latest letters in the address of this one', () => {
  typeAndRest('a');
  type('ab');
  follow('Advertise');
  routerRenders();
  expectUndisturbed('?q=ab');
});

test('typing between two choices that the router renders late changes neither', () => {
  press('Parade');
  press('Food');
  routerRenders();
  typeAndRest('drums');
  routerRenders();
  expectUndisturbed('?q=drums&category=food');
});

test('typing after a choice that the router has not rendered is written without it', () => {
  press('Parade');
  typeAndRest('drums');
  expect([outstanding, address()]).toEqual([['?category=parade'], '?q=drums&category=parade']);
});

test('letters that lead back to what the router has rendered are written without it', () => {
  typeAndRest('a');
  routerRenders();
  typeAndRest('ab');
  routerRenders();
  type('abc');
  fireEvent.click(document.body);
  expect(address()).toBe('?q=abc');
  typeAndRest('ab');
  expect([shown(), address(), outstanding]).toEqual(['?q=ab', '?q=ab', []]);
  typeAndRest('abcd');
  expect(outstanding).toEqual(['?q=abcd']);
});

test('an address with parameters that are no filters is the list’s own too', () => {
  routerGoesTo('?utm_source=radio&q=a');
  read.mockClear();
  typeAndRest('ab');
  typeAndRest('a');
  routerRenders();
  expectUndisturbed('?q=a');
});

describe('a navigation is followed', () => {
  const expectShown = (search: string) => expect([shown(), address()]).toEqual([search, search]);

  test('by a link to an address that was typed before', () => {
    typeAndRest('a');
    typeAndRest('ab');
    follow('A');
    outstanding = [];
    routerGoesTo('?q=a');
    expectShown('?q=a');
  });

  test('back, although the router has rendered nothing of what was chosen', () => {
    press('Parade');
    press('Food');
    goTo('?category=parade');
    expectShown('?category=parade');
  });

  test('back to typed words, although the router has not rendered them', () => {
    typeAndRest('a');
    press('Parade');
    goTo('?q=a');
    expectShown('?q=a');
  });

  test('forward to a choice that was left at once', () => {
    press('Parade');
    goTo('');
    expectShown('');
    goTo('?category=parade');
    expectShown('?category=parade');
  });

  test.each([
    ['forward', () => goTo('?category=parade')],
    ['by the assistant', () => routerGoesTo('?category=parade')],
  ])('%s to a choice that was undone at once', (_, navigate) => {
    press('Parade');
    press('All');
    routerRenders(2);
    navigate();
    expectShown('?category=parade');
  });

  test('by the assistant to one of three choices that were rendered at once', () => {
    press('Parade');
    press('Food');
    press('Parade');
    routerRenders(3);
    routerGoesTo('?category=food');
    expectShown('?category=food');
  });

  test('after what the list had chosen, if both come late', () => {
    press('Parade');
    press('Food');
    routerGoesTo('?city=dangriga');
    routerGoesTo('?category=food');
    expectShown('?category=food');
  });
});
