import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HidingHeader } from '#components/header/hiding-header';

// jsdom knows no PointerEvent; a mouse's has the place of the finger too.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

let mobile = true;

const setPageHeight = (value: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value, configurable: true });

beforeEach(() => {
  mobile = true;
  window.scrollY = 0;
  window.matchMedia = (media) => ({ media, matches: mobile }) as MediaQueryList;
  setPageHeight(9000);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <HidingHeader>
      <a href="/">Home</a>
      <button type="button" aria-expanded="false">
        Search
      </button>
    </HidingHeader>,
  );

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    fireEvent.scroll(window);
    // A frame.
    jest.advanceTimersByTime(20);
  });

const isHidden = () => screen.getByRole('banner').hasAttribute('data-hidden');
const handle = () => screen.getByRole('button', { name: /menu bar$/ });

test('the header hides on scrolling down and shows on scrolling up', () => {
  show();
  scrollTo(600);
  expect(isHidden()).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-header-hidden');
  scrollTo(500);
  expect(isHidden()).toBe(false);
  expect(document.documentElement).not.toHaveAttribute('data-header-hidden');
});

test('the header stays where the page itself jumps to the results, and hides when the visitor scrolls on', () => {
  show();
  scrollTo(2000);
  expect(isHidden()).toBe(false);
  expect(handle()).not.toHaveAttribute('data-shown');
  scrollTo(2040);
  expect(isHidden()).toBe(true);
});

test('the header stays where the browser corrects the scroll position after a jump', () => {
  show();
  scrollTo(2000);
  setPageHeight(6000);
  scrollTo(2013);
  expect(isHidden()).toBe(false);
  scrollTo(2030);
  expect(isHidden()).toBe(true);
});

test('the header hides on scrolling down although the content has changed its height', () => {
  show();
  setPageHeight(6000);
  scrollTo(600);
  expect(isHidden()).toBe(true);
});

test('a page that opens further down keeps its header on the way up', () => {
  window.scrollY = 2000;
  show();
  scrollTo(1980);
  expect(isHidden()).toBe(false);
});

test('on a desk it stays', () => {
  mobile = false;
  show();
  scrollTo(600);
  expect(isHidden()).toBe(false);
});

test('it stays while something of it is open', () => {
  show();
  screen.getByRole('button', { name: 'Search' }).setAttribute('aria-expanded', 'true');
  scrollTo(600);
  expect(isHidden()).toBe(false);
});

test('it comes back for a focus inside', () => {
  show();
  scrollTo(600);
  act(() => screen.getByRole('link', { name: 'Home' }).focus());
  expect(isHidden()).toBe(false);
});

test('the pull handle is also a button', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  scrollTo(600);
  await user.click(screen.getByRole('button', { name: 'Show menu bar' }));
  expect(isHidden()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Hide menu bar' }));
  expect(isHidden()).toBe(true);
});

test('there is no handle near the top, where the header never hides', () => {
  show();
  expect(screen.queryByRole('button', { name: /menu bar$/ })).not.toBeInTheDocument();
  scrollTo(600);
  expect(handle()).toBeVisible();
  scrollTo(90);
  expect(screen.queryByRole('button', { name: /menu bar$/ })).not.toBeInTheDocument();
});

test('pulled down the handle shows the header, pushed up it hides it', () => {
  show();
  scrollTo(600);
  const drag = (from: number, to: number) => {
    fireEvent.pointerDown(handle(), { clientY: from });
    fireEvent.pointerMove(handle(), { clientY: to });
    fireEvent.pointerUp(handle(), { clientY: to });
    fireEvent.click(handle(), { detail: 1 });
  };
  drag(10, 35);
  expect(isHidden()).toBe(true);
  drag(10, 45);
  expect(isHidden()).toBe(false);
  drag(70, 50);
  expect(isHidden()).toBe(false);
  drag(70, 30);
  expect(isHidden()).toBe(true);
});

describe('the pull-down bar hides by itself', () => {
  const isShown = () => handle().hasAttribute('data-shown');
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('3 s after it appeared, and comes back with the next scroll', () => {
    show();
    scrollTo(600);
    pass(2900);
    expect(isShown()).toBe(true);
    pass(200);
    expect(isShown()).toBe(false);
    scrollTo(640);
    expect(isShown()).toBe(true);
  });

  test('5 s after it was touched', () => {
    show();
    scrollTo(600);
    fireEvent.click(handle());
    pass(4900);
    expect(isShown()).toBe(true);
    pass(200);
    expect(isShown()).toBe(false);
  });
});
