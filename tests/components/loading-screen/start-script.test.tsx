import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingScript } from '#components/loading-screen/loading-script';
import { preferMotion } from '../../support/motion.ts';

type Visit = { path?: string; connection?: object; reduced?: boolean };

/** Opens a page: the script runs as a browser runs it, before everything else. Answers whether the screen shows. */
function open({ path = '/', connection, reduced = false }: Visit = {}): boolean {
  document.documentElement.removeAttribute('data-starting');
  window.history.replaceState(null, '', path);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  preferMotion(reduced);
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<LoadingScript />);
  // biome-ignore lint/security/noGlobalEval: this is what a browser does with the script of the page
  window.eval(template.content.textContent ?? '');
  return document.documentElement.hasAttribute('data-starting');
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the loading screen appears on the first page of a visit to the home page only', () => {
  test('on the first page', () => {
    expect(open()).toBe(true);
  });

  test('with a search in the address as well', () => {
    expect(open({ path: '/?from=poster#events' })).toBe(true);
  });

  test('not on the second page, nor when the page is reloaded', () => {
    open();
    expect(open()).toBe(false);
  });

  test.each(['/things-to-do-in-belize', '/events/20270227-hopkins-lebeha-drumming-workshop'])(
    'not on %s, nor on the home page after it',
    (path) => {
      expect(open({ path })).toBe(false);
      expect(open()).toBe(false);
    },
  );

  test('not when somebody comes back to the home page later without a new page', () => {
    open();
    jest.advanceTimersByTime(2_000);
    expect(document.documentElement).not.toHaveAttribute('data-starting');
  });
});

describe('it never appears', () => {
  test.each<[string, Visit]>([
    ['with reduced motion', { reduced: true }],
    ['with Save-Data', { connection: { saveData: true, effectiveType: '4g' } }],
    ['on a 3g connection', { connection: { saveData: false, effectiveType: '3g' } }],
    ['on a 2g connection', { connection: { effectiveType: '2g' } }],
    ['on a connection slower than that', { connection: { effectiveType: 'slow-2g' } }],
  ])('%s', (_, visit) => {
    expect(open(visit)).toBe(false);
  });

  test('for who has paused motion before', () => {
    localStorage.setItem('motion', 'paused');
    expect(open()).toBe(false);
  });

  test('where storage is switched off, because it could not be remembered', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(open()).toBe(false);
  });
});

test('a fast connection shows it', () => {
  expect(open({ connection: { saveData: false, effectiveType: '4g' } })).toBe(true);
});
