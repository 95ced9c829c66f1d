import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryButton } from '#components/offline/retry-button';
import { CACHED_AT_HEADER } from '#lib/offline/cached-page';
import type { PageMessage } from '#lib/offline/worker-message';

/** The response to the question whether the network is back. */
let answer: (response: { status: number }) => void;
const worker = new EventTarget();

beforeEach(() => {
  performance.getEntriesByType = () => [{ type: 'navigate' }] as unknown as PerformanceEntryList;
  globalThis.fetch = (() =>
    new Promise((resolve) => {
      answer = resolve as typeof answer;
    })) as unknown as typeof fetch;
  Object.assign(navigator, { serviceWorker: worker });
  const page = { headers: new Headers({ [CACHED_AT_HEADER]: '1' }) };
  const cache = { keys: async () => [{ url: window.location.href }], match: async () => page };
  Object.assign(globalThis, { caches: { has: async () => true, open: async () => cache } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

/** How often the page was loaded again since the last call: jsdom cannot, and says so. */
function reloads(): number {
  const { calls } = jest.mocked(console.error).mock;
  const count = calls.filter(([said]) => /Not implemented: navigation/.test(String(said))).length;
  // Anything else fails the test.
  if (count === calls.length) jest.mocked(console.error).mockClear();
  return count;
}

/** What is under way comes to its end. */
const settle = () => act(async () => void (await new Promise((next) => setTimeout(next))));

const RENEWED: PageMessage = { kind: 'copy-renewed' };

/** What makes the page load itself again after a look, and what does at once. */
const LOOKED_AT: [string, () => void][] = [
  ['the network answers', () => answer({ status: 200 })],
  [
    'a late response was cached',
    () => void worker.dispatchEvent(new MessageEvent('message', { data: RENEWED })),
  ],
];
const REASONS: typeof LOOKED_AT = [
  ...LOOKED_AT,
  ['the device is online again', () => void window.dispatchEvent(new Event('online'))],
];

describe('a page that was opened without a network', () => {
  test.each(REASONS)('is loaded again when %s', async (_, happen) => {
    render(<RetryButton />);
    await settle();
    expect(reloads()).toBe(0);
    happen();
    await settle();
    expect(reloads()).toBe(1);
  });

  test.each(REASONS)('is not loaded again where it was left before %s', async (_, happen) => {
    const { unmount } = render(<RetryButton />);
    await settle();
    unmount();
    happen();
    await settle();
    expect(reloads()).toBe(0);
  });

  test.each(LOOKED_AT)('is not loaded again where it is left in the moment that %s', async (_, happen) => {
    const { unmount } = render(<RetryButton />);
    await settle();
    happen();
    unmount();
    await settle();
    expect(reloads()).toBe(0);
  });

  test.each(REASONS)('waits for Back where another page is being opened and %s', async (_, happen) => {
    render(<RetryButton />);
    await settle();
    window.dispatchEvent(new Event('beforeunload'));
    happen();
    await settle();
    expect(reloads()).toBe(0);
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new Event('online'));
    expect(reloads()).toBe(1);
  });

  test('is loaded again by the button', async () => {
    render(<RetryButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloads()).toBe(1);
  });
});
