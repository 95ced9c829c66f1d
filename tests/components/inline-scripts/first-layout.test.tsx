import { announceJump } from '#lib/device/page-jump.browser';
import { INLINE_SCRIPTS } from '../../../components/inline-scripts/compiled.ts';
import { preferMotion } from '../../support/jsdom/motion.ts';

const root = document.documentElement;
const isWaiting = () => root.hasAttribute('data-unseen');

/** Opens a page as the browser does, by a way of arriving that it reports. */
function open(path: string, type: string | undefined) {
  window.history.replaceState(null, '', path);
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: type && (() => [{ type }]),
  });
  document.body.innerHTML = `
    <main>
      <section id="home"></section>
      <section id="faq"><a href="#contact">Contact</a> <a href="/about">About</a></section>
      <section id="events"><div id="month-2026-12"></div></section>
    </main>
    <footer></footer>`;
  // biome-ignore lint/security/noGlobalEval: the script runs like in a browser
  window.eval(INLINE_SCRIPTS.start);
}

const seen = () => [...document.querySelectorAll('[data-seen]')].map(({ id, tagName }) => id || tagName);

beforeEach(() => {
  jest.useFakeTimers();
  preferMotion(true);
});
afterEach(() => {
  jest.useRealTimers();
  root.removeAttribute('data-unseen');
  root.removeAttribute('data-asks');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

describe('what is below the home page’s first screen', () => {
  test('waits to be laid out, and is laid out piece by piece once the page has loaded', () => {
    open('/', 'navigate');
    expect(isWaiting()).toBe(true);
    jest.runOnlyPendingTimers();
    expect(seen()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(500);
    expect(seen()).toEqual(['faq']);
    jest.runAllTimers();
    expect(seen()).toEqual(['faq', 'events', 'month-2026-12', 'FOOTER']);
    expect(isWaiting()).toBe(false);
  });

  test.each([
    ['a reload', '/', 'reload'],
    ['the way back, whose place is restored', '/', 'back_forward'],
    ['a jump to a part of it', '/#faq', 'navigate'],
    ['another page', '/submit-event', 'navigate'],
    ['an address that asks for a part of the list', '/?city=dangriga', 'navigate'],
    ['a browser that does not say how it arrived', '/', undefined],
  ])('does not wait after %s', (_, path, type) => {
    open(path, type);
    expect(isWaiting()).toBe(false);
  });

  test('is laid out as a whole before the page scrolls itself', () => {
    open('/', 'navigate');
    announceJump();
    expect(isWaiting()).toBe(false);
  });

  test('is laid out as a whole before a link jumps inside the page', () => {
    open('/', 'navigate');
    document
      .querySelector<HTMLElement>('[href="/about"]')
      ?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(isWaiting()).toBe(true);
    document
      .querySelector<HTMLElement>('[href="#contact"]')
      ?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(isWaiting()).toBe(false);
  });
});
