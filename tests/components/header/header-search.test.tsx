import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderSearch } from '#components/header/header-search';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { setTrackHandler } from '#lib/analytics/track.browser';
import { setVariantProvider } from '#lib/analytics/variant.browser';

// The framework's boundary: navigation, which only a running router can do.
const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

beforeEach(() => {
  mockPush.mockClear();
  window.history.replaceState(null, '', '/');
});

const field = () => screen.getByRole('combobox', { name: 'Search events' });
const opener = () => screen.getByRole('button', { name: 'Search' });

test('without JavaScript the search is a form that opens the full list', () => {
  render(<HeaderSearch />);
  const form = field().closest('form');
  expect(form).toHaveAttribute('action', '/search');
  expect(field()).toHaveAttribute('name', 'q');
});

test('a query searches the list of the page and keeps its other filters', async () => {
  window.history.replaceState(null, '', '/things-to-do-in-belize?when=weekend');
  render(<HeaderSearch />);
  await userEvent.type(field(), 'drums{Enter}');
  expect(mockPush.mock.calls).toEqual([['/things-to-do-in-belize?when=weekend&q=drums#events']]);
});

test('the hint’s drawn variant is shown and counts as used once; without analytics it is the default one', async () => {
  const told: AnalyticsEvent[] = [];
  setTrackHandler((event) => told.push(event));
  const { unmount } = render(<HeaderSearch />);
  await userEvent.click(field());
  expect(field()).toHaveAccessibleDescription('Try “drums”, “Dangriga” or “free”');
  unmount();
  setVariantProvider(() => 'question');
  render(<HeaderSearch />);
  await userEvent.type(field(), 'drums{Enter}{Enter}');
  expect(field()).toHaveAccessibleDescription('Try “free parade” or “parade in San Pedro”');
  expect(told).toEqual([{ name: 'ab_assignment', experiment: 'search-hint-used', variant: 'question' }]);
  setVariantProvider(() => undefined);
});

test('a search says that it is under way until its results are there', async () => {
  let arrive = () => {};
  mockPush.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  render(<HeaderSearch />);
  await userEvent.type(field(), 'drums{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  await act(async () => arrive());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('an empty query does not navigate', async () => {
  render(<HeaderSearch />);
  await userEvent.type(field(), '   {Enter}');
  expect(mockPush).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
});

test('the search has space for a QR button', () => {
  render(<HeaderSearch qr={<button type="button">Show QR code</button>} />);
  expect(screen.getByRole('button', { name: 'Show QR code' })).toBeVisible();
});

test('the search hint describes the field for screen readers at any time', () => {
  render(<HeaderSearch />);
  expect(field()).toHaveAccessibleDescription('Try “drums”, “Dangriga” or “free”');
});

describe('the search hint', () => {
  const isSeen = () => screen.getByText('Try “drums”, “Dangriga” or “free”').hasAttribute('data-shown');

  test('is visible for 2.5 s, only when the empty field is first focused', async () => {
    jest.useFakeTimers();
    render(<HeaderSearch />);
    expect(isSeen()).toBe(false);
    await act(async () => void fireEvent.focus(field()));
    act(() => jest.advanceTimersByTime(2400));
    expect(isSeen()).toBe(true);
    act(() => jest.advanceTimersByTime(200));
    expect(isSeen()).toBe(false);
    await act(async () => void fireEvent.focus(field()));
    expect(isSeen()).toBe(false);
    jest.useRealTimers();
  });

  test('hides as soon as the visitor types', async () => {
    render(<HeaderSearch />);
    await userEvent.click(field());
    expect(isSeen()).toBe(true);
    await userEvent.type(field(), 'd');
    expect(isSeen()).toBe(false);
  });

  test('is not shown for a field with text', async () => {
    render(<HeaderSearch />);
    fireEvent.change(field(), { target: { value: 'drums' } });
    await act(async () => void fireEvent.focus(field()));
    expect(isSeen()).toBe(false);
  });
});

describe('on a phone a button opens the search', () => {
  test('and the focus moves into the field', async () => {
    render(<HeaderSearch />);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveFocus();
  });

  test('which Escape closes, returning the focus', async () => {
    render(<HeaderSearch />);
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(opener()).toHaveFocus();
  });

  test('which a click elsewhere closes', async () => {
    render(
      <>
        <HeaderSearch />
        <p>The page</p>
      </>,
    );
    await userEvent.click(opener());
    await userEvent.click(field());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByText('The page'));
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  test('which submitting it closes', async () => {
    render(<HeaderSearch />);
    await userEvent.click(opener());
    await userEvent.keyboard('free{Enter}');
    expect(mockPush).toHaveBeenCalledTimes(1);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });
});
