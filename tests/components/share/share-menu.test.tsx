import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareMenu } from '#components/share/share-menu';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { setTrackHandler } from '#lib/analytics/track.browser';
import { openDialogs } from '../../support/jsdom/open-dialogs.ts';

const URL_OF_EVENT = 'https://belize.example/events/drums';

const told: AnalyticsEvent[] = [];
beforeAll(() => setTrackHandler((event) => told.push(event)));
beforeEach(() => {
  told.length = 0;
});
beforeAll(openDialogs);
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

async function openMenu() {
  const user = userEvent.setup();
  render(
    <ShareMenu
      url={URL_OF_EVENT}
      title="Drums"
      message="Drums, Fri 20 Nov 2026, 8 PM, Hopkins"
      qrTitle="Scan to open this event"
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return user;
}

const entries = () =>
  [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ textContent }) => textContent);

test('the share menu has Copy Link, WhatsApp, Facebook and Twitter, and below them the QR code', async () => {
  await openMenu();
  expect(entries()).toEqual(['Share', 'Copy Link', 'WhatsApp', 'Facebook', 'Twitter', 'QR code']);
});

test.each([
  ['WhatsApp', 'https://wa.me/'],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php'],
  ['Twitter', 'https://twitter.com/intent/tweet'],
])('%s opens in a new tab without access to this page', async (name, address) => {
  await openMenu();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  expect(link.href.startsWith(`${address}?`)).toBe(true);
  expect(decodeURIComponent(link.href)).toContain(URL_OF_EVENT);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.rel).toContain('noopener');
});

test('copying the link is announced', async () => {
  const user = await openMenu();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  expect(await navigator.clipboard.readText()).toBe(URL_OF_EVENT);
});

test('where the clipboard is denied the URL is shown selected, ready to copy', async () => {
  const user = await openMenu();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address to copy' });
  expect(field).toHaveValue(URL_OF_EVENT);
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(URL_OF_EVENT);
  expect(screen.getByRole('status')).toHaveTextContent('Copy this address:');
});

test('the QR code opens in a dialog of its own title', async () => {
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan to open this event' }));
  expect(dialog.getByRole('img', { name: `QR code of ${URL_OF_EVENT}` })).toBeVisible();
});

test.each(['NotAllowedError', 'TypeError'])(
  'where the share sheet does not open (%s), a dialog has the address, to copy',
  async (name) => {
    const share = () => Promise.reject(Object.assign(new Error('no share sheet'), { name }));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const user = await openMenu();
    await user.click(screen.getByRole('button', { name: 'More apps' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('belize.example/events/drums')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  },
);

describe('a share sheet of which nothing is heard', () => {
  const pressMore = async () => {
    let settle = () => {};
    const share = () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      });
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await openMenu();
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'More apps' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    return () => settle();
  };
  const wait = () => {
    act(() => jest.advanceTimersByTime(4_000));
    jest.useRealTimers();
  };
  afterEach(() => jest.useRealTimers());

  test('leaves the dialog with the address where the page has kept the focus', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    await pressMore();
    wait();
    expect(within(await screen.findByRole('dialog')).getByText('belize.example/events/drums')).toBeVisible();
  });

  test('and closes it again where the sheet was there after all', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    const settle = await pressMore();
    wait();
    await screen.findByRole('dialog');
    await act(async () => settle());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['takes the focus of the page', () => window.dispatchEvent(new Event('blur'))],
    ['hides the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('has no dialog behind it once it %s', async (_, opens) => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    await pressMore();
    opens();
    wait();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('has no dialog behind it where the page has no focus any more', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    await pressMore();
    wait();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a phone offers its own share sheet as well', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'More apps' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Drums',
    text: 'Drums, Fri 20 Nov 2026, 8 PM, Hopkins',
    url: URL_OF_EVENT,
  });
});

test.each([
  ['was passed on', () => Promise.resolve(), [{ name: 'share', what: 'event', way: 'system' }]],
  [
    'was not, because the sheet was closed',
    () => Promise.reject(new DOMException('Closed', 'AbortError')),
    [],
  ],
])('the phone’s share sheet counts when a URL %s', async (_, share, counted) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'More apps' }));
  expect(told).toEqual(counted);
});

test('every other way counts when it is chosen', async () => {
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  expect(told).toEqual([
    { name: 'share', what: 'event', way: 'copy' },
    { name: 'share', what: 'event', way: 'qr' },
  ]);
});

test('where the browser cannot draw the QR code as an image, that is said', async () => {
  Object.defineProperty(Image.prototype, 'decode', { configurable: true, value: async () => {} });
  // jsdom has no canvas, and says so on the console.
  const noCanvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText(/This browser cannot make the image/)).toBeVisible();
  noCanvas.mockRestore();
});
