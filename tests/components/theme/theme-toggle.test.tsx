import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from '#components/theme/theme-provider';
import { ThemeToggle } from '#components/theme/theme-toggle';

function prefer(dark: boolean) {
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.includes('dark') && dark,
      addListener: () => {},
      removeListener: () => {},
    }) as unknown as MediaQueryList;
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  prefer(false);
});

const site = (
  <ThemeProvider>
    <ThemeToggle />
  </ThemeProvider>
);

/** The page as in a browser: rendered by the server, then hydrated. */
function show() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site);
  document.body.append(container);
  render(site, { container, hydrate: true });
}

const toggle = () => screen.getByRole('button', { name: 'Dark mode' });
const theme = () => document.documentElement.getAttribute('data-theme');

test('dark mode toggles and is persisted', async () => {
  show();
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(theme()).toBe('dark'));
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(toggle());
  await waitFor(() => expect(theme()).toBe('light'));
  expect(localStorage.getItem('theme')).toBe('light');
});

test('the button answers a press before the page has changed, and quick presses end as the last one asked', async () => {
  show();
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle());
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(theme()).toBe('dark'));
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
});

test('of quick presses only the last one changes the page', async () => {
  show();
  const shown: unknown[] = [];
  const changes = new MutationObserver(() => shown.push([theme(), toggle().ariaPressed]));
  changes.observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] });
  changes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  jest.useFakeTimers();
  for (let press = 0; press < 3; press += 1) {
    fireEvent.click(toggle());
    await act(() => jest.advanceTimersByTimeAsync(5));
  }
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  changes.disconnect();
  expect(shown).toEqual([
    ['light', 'true'],
    ['light', 'false'],
    ['light', 'true'],
    ['dark', 'true'],
  ]);
});

test('until the visitor chooses, the system’s theme applies', () => {
  prefer(true);
  show();
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(theme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a choice overrides the system', () => {
  localStorage.setItem('theme', 'light');
  prefer(true);
  show();
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(theme()).toBe('light');
});

test('the server’s button is unpressed, whatever the theme is', () => {
  prefer(true);
  expect(renderToString(site)).toContain('aria-pressed="false"');
});

test('the browser’s toolbar follows the theme, also when a page renders a new meta tag', async () => {
  document.body.style.backgroundColor = 'rgb(10, 13, 43)';
  show();
  const tag = document.createElement('meta');
  tag.name = 'theme-color';
  tag.content = '#fffbf2';
  document.head.append(tag);
  await waitFor(() => expect(tag.content).toBe('rgb(10, 13, 43)'));
  tag.remove();
});
