import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventLinks } from '#components/events/links/event-links';
import { someSummary } from '../../../support/events/some-event.ts';
import { openDialogs } from '../../../support/jsdom/open-dialogs.ts';

// The framework's boundary: an event arrives when the test says so, as over a slow connection.
const mockPush = jest.fn();
const mockPrefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush, prefetch: mockPrefetch }) }));

const DRUMS = someSummary({
  id: '20261119-dangriga-drums',
  title: 'Battle of the Drums',
  date: '2026-11-19',
  time: '8 PM',
  image: '/images/events/drums.webp',
});

let arrive: () => void;
beforeAll(openDialogs);
beforeEach(() => {
  mockPush.mockReset().mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  window.history.pushState(null, '', '/things-to-do-in-belize?city=dangriga');
});

const show = () =>
  render(
    <div id="list">
      <a href={`/events/${DRUMS.id}`}>Battle of the Drums</a>
      <a href="/events/unknown">Something newer</a>
      <a href="/events/20261226-belize-city-bram" data-category="entertainment" aria-label="Bram">
        <time dateTime="2026-12-26">Sat 26 Dec</time>
        <h4 data-part="title">Boxing Day Bram</h4>
        <span data-part="time">2 PM - 8 PM</span>
        <span data-part="place">Battlefield Park, Belize City</span>
      </a>
      <EventLinks area="list" search="?city=dangriga" events={[DRUMS]} />
    </div>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const preview = () => screen.findByRole('dialog', { name: 'Battle of the Drums' });

test('an event opens over the list, with the list’s query in its address', async () => {
  show();
  await press('Battle of the Drums');
  expect(mockPush.mock.calls).toEqual([[`/events/${DRUMS.id}?city=dangriga`, { scroll: false }]]);
  await act(async () => arrive());
});

test('until an event has loaded, a dialog shows its title, day, place and picture', async () => {
  show();
  await press('Battle of the Drums');
  const dialog = await preview();
  expect(dialog).toHaveTextContent('Thu 19 Nov 2026, 8 PM');
  expect(dialog).toHaveTextContent('Y-Not Island, Dangriga');
  expect(dialog.querySelector('img')).toHaveAttribute('src', '/images/events/drums-640.webp');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the details…');
  await act(async () => arrive());
  expect(dialog).not.toBeInTheDocument();
});

test('without the events, the preview has what the pressed link shows', async () => {
  show();
  await press('Bram');
  const dialog = await screen.findByRole('dialog', { name: 'Boxing Day Bram' });
  expect(dialog).toHaveTextContent('Sat 26 Dec 2026, 2 PM - 8 PM');
  expect(dialog).toHaveTextContent('Battlefield Park, Belize City');
  expect(dialog.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\/categories\/entertainment/);
  await act(async () => arrive());
});

test('an event that loads at once has no preview', async () => {
  mockPush.mockReset();
  show();
  await press('Battle of the Drums');
  await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an event of which nothing is known has no preview', async () => {
  show();
  await press('Something newer');
  await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => arrive());
});

test.each(['Close', 'Back'])('%s closes the preview and stays in the list', async (way) => {
  show();
  await press('Battle of the Drums');
  const dialog = await preview();
  const followed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  if (way === 'Close') await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  else window.history.back();
  await act(async () => void (await followed));
  expect(dialog).not.toBeInTheDocument();
  expect(window.location.search).toBe('?city=dangriga');
  await act(async () => arrive());
});
