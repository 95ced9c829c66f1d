import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteHeader } from '#components/header/site-header';

// The framework's boundary: the current path.
let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

// jsdom has the element but cannot open it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  window.matchMedia = (media) => ({ media, matches: true }) as MediaQueryList;
});

const show = () =>
  render(
    <SiteHeader
      search={<input aria-label="Search events" />}
      themeToggle={<button type="button">Dark mode</button>}
      settings={<button type="button">Dark mode in the panel</button>}
    />,
  );

const line = () => screen.getByRole('navigation', { name: 'Main' });

/** Opens the panel, whose code is loaded when the button is pointed at. */
async function openPanel() {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return waitFor(() => {
    const panel = screen.getAllByRole('dialog', { name: 'Navigation' }).find((it) => it.tagName === 'DIALOG');
    if (!panel) throw new Error('The panel is not open yet');
    return panel;
  });
}

beforeEach(() => {
  mockPath = '/';
});

test('the logo leads to the homepage', () => {
  show();
  const logo = screen.getByRole('link', { name: /^Belize Celebrations.*Go to homepage$/ });
  expect(logo).toHaveAttribute('href', '/');
});

test('the items are Home, Things to Do, Events, Our Mission, Contact and Submit Event', () => {
  show();
  const items = within(line()).getAllByRole('link');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Things to Do', '/things-to-do-in-belize'],
    ['Events', '/#events'],
    ['Our Mission', '/#mission'],
    ['Contact', '/#contact'],
    ['Submit Event', '/submit-event'],
  ]);
});

test.each([
  ['/', 'Home'],
  ['/things-to-do-in-belize', 'Things to Do'],
  ['/things-to-do-in-december', 'Things to Do'],
  ['/events/20261119-dangriga-yurumein', undefined],
])('on %s the current item is %s', (path, label) => {
  mockPath = path;
  show();
  const current = within(line()).queryByRole('link', { current: 'page' });
  expect(current?.textContent).toBe(label);
});

test('the header has no space for weather where there is none', () => {
  const { rerender } = show();
  expect(screen.queryByText('82°F')).not.toBeInTheDocument();
  rerender(<SiteHeader search={null} themeToggle={null} settings={null} weather={<p>82°F</p>} />);
  expect(screen.getByText('82°F')).toBeVisible();
});

describe('the menu button', () => {
  test('opens a panel with the groups Navigate and Actions, each item with a subtitle', async () => {
    show();
    const panel = within(await openPanel());
    const navigate = within(panel.getByRole('region', { name: 'Navigate' })).getAllByRole('link');
    expect(navigate.map((link) => link.textContent)).toEqual([
      'HomeWhere the celebration starts',
      'Things to DoEverything to come, by month',
      'EventsToday and upcoming',
      'Our MissionWho we are and why',
      'ContactWrite to the team',
    ]);
    const actions = within(panel.getByRole('region', { name: 'Actions' })).getAllByRole('link');
    expect(actions.map((link) => link.textContent)).toEqual([
      'Submit EventPut yours on the calendar, free',
      'AdvertiseYour poster on our home page',
    ]);
    // Both open as a dialog: the page behind it stays where it is.
    for (const link of actions) expect(link).toHaveAttribute('data-nav', 'stay');
    expect(panel.getByRole('button', { name: 'Dark mode in the panel' })).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Navigation' })).toHaveFocus();
  });

  test('says whether the panel is open', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await openPanel();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('has its list in the page for visitors without JavaScript', () => {
    show();
    const plain = document.getElementById('navigation');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'navigation');
    expect(plain?.querySelectorAll('a')).toHaveLength(7);
  });
});

test('choosing an item closes the panel', async () => {
  show();
  const panel = await openPanel();
  // jsdom does not navigate; the router follows the link.
  panel.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(within(panel).getByRole('link', { name: /^Events/ }));
  expect(panel).not.toBeInTheDocument();
});
