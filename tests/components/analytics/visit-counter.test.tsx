import { render } from '@testing-library/react';
import { act } from 'react';
import { VisitCounter } from '#components/analytics/visit-counter';
import { fakeBeacons, setVisibility } from '../../support/jsdom/beacons.ts';

// The framework's boundary: the current path.
let mockPath = '/things-to-do-in-belize';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

// Longer than the startup after which visits are counted.
const STARTUP_MS = 15_000;

test('a page is counted once, whatever is searched on it; another page is counted again', async () => {
  jest.useFakeTimers();
  const { events } = fakeBeacons(() => true);
  const { rerender } = render(<VisitCounter services={{}} />);
  await act(() => jest.advanceTimersByTimeAsync(STARTUP_MS));
  // The router gives the layout new props when only the query changes.
  rerender(<VisitCounter services={{}} />);
  await act(() => jest.advanceTimersByTimeAsync(STARTUP_MS));
  mockPath = '/';
  rerender(<VisitCounter services={{}} />);
  await act(() => jest.advanceTimersByTimeAsync(STARTUP_MS));
  setVisibility('hidden');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  const views = events().filter(({ name }) => name === 'page_view');
  expect(views).toEqual([
    { name: 'page_view', view: 'things-to-do' },
    { name: 'page_view', view: 'home' },
  ]);
});
