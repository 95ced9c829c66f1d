import { act, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ContextType } from 'react';
import { NearMe } from '#components/location/near-me';
import { PlaceWatch } from '#components/location/place-watch';
import { storeLocation } from '#lib/location/location-store.browser';
import { updatePlaceStore } from '#lib/location/place-store.browser';
import { visitorLocation } from '#lib/location/visitor-location.browser';
import {
  answerLater,
  answerWithPosition,
  at,
  DANGRIGA,
  failWithCode,
} from '../../support/jsdom/geolocation.ts';
import { openDialogs } from '../../support/jsdom/open-dialogs.ts';

openDialogs();
// jsdom has no layout, so nothing can be scrolled to.
Element.prototype.scrollIntoView = jest.fn();

// The framework's boundary: the URL as a running router provides it.
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

// Without a router a link does not call `onNavigate`.
const ROUTER = {} as ContextType<typeof RouterContext>;
const PLACES = [
  { value: 'dangriga', label: 'Dangriga', count: 5 },
  { value: 'orange-walk', label: 'Orange Walk', count: 1 },
];

/** The result of the media query for phones. */
const holdPhone = (isPhone: boolean) => {
  window.matchMedia = (media) => ({ media, matches: isPhone }) as MediaQueryList;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open({ phone = true, path = '/' } = {}) {
  window.history.replaceState(null, '', path);
  holdPhone(phone);
  render(
    <RouterContext value={ROUTER}>
      <NearMe />
      <PlaceWatch places={PLACES} />
    </RouterContext>,
  );
  await pass(1_000);
}
const nearMe = () => screen.getByRole('link', { name: 'Near me' });
const offer = () => screen.queryByText(/^Near/, { selector: 'p' });
const press = async (element: HTMLElement) => {
  act(() => element.click());
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(async () => {
  act(() => updatePlaceStore({ here: undefined, wish: undefined }));
  // A pending location request ends before the next test.
  await pass(5_000);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('on mobile with no cache it auto-detects', () => {
  test('and offers the events there', async () => {
    answerWithPosition(DANGRIGA);
    await open();
    expect(offer()).toHaveTextContent('Near you: Dangriga');
    const show = screen.getByRole('link', { name: 'Show 5 events' });
    expect(show).toHaveAttribute('href', '/?city=dangriga#events');
    await press(show);
    expect(window.location.search).toBe('?city=dangriga');
    expect(offer()).not.toBeInTheDocument();
  });

  test('and promises no number of events in a list with other filters, which stay', async () => {
    answerWithPosition(DANGRIGA);
    await open({ path: '/?when=today' });
    expect(offer()).toHaveTextContent('Near you: Dangriga');
    expect(screen.getByRole('link', { name: 'Show events' })).toHaveAttribute(
      'href',
      '/?when=today&city=dangriga#events',
    );
    expect(screen.queryByRole('link', { name: /\d/ })).not.toBeInTheDocument();
  });

  test('and the offer stays under a press while the location is stored anew', async () => {
    answerWithPosition(DANGRIGA);
    await open();
    const show = screen.getByRole('link', { name: 'Show 5 events' });
    // A moment later it is another location, though the place is the same.
    act(() => {
      jest.setSystemTime(Date.now() + 10);
      storeLocation(visitorLocation());
    });
    expect(show).toBeInTheDocument();
    await pass(0);
    expect(screen.getByRole('link', { name: 'Show 5 events' })).toBe(show);
  });

  test('and says when the nearest city is far', async () => {
    answerWithPosition(at(16.5142, -88.3664));
    await open();
    expect(offer()).toHaveTextContent('Nearest to you: Dangriga');
  });

  test('and offers nothing where there are no events', async () => {
    answerWithPosition(at(18.3937, -88.3885));
    await open();
    expect(visitorLocation().city).toBe('corozal');
    expect(offer()).not.toBeInTheDocument();
  });

  test('and the offer disappears after a while, but not while it is hovered or focused', async () => {
    answerWithPosition(DANGRIGA);
    await open();
    act(() => screen.getByRole('button', { name: 'Not now' }).focus());
    await pass(60_000);
    expect(offer()).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Not now' }).blur());
    await pass(20_000);
    expect(offer()).not.toBeInTheDocument();
  });

  test.each([
    ['but not on desktop', { phone: false }, () => {}],
    ['but not with a place in the address', { path: '/?city=corozal' }, () => {}],
    ['but not after a refusal', {}, () => localStorage.setItem('location-permission', 'no')],
  ])('%s', async (_, visit, prepare) => {
    const ask = answerWithPosition(DANGRIGA);
    prepare();
    await open(visit);
    expect(ask).not.toHaveBeenCalled();
  });

  test('but after an error not again for 30 minutes', async () => {
    failWithCode(2);
    await open();
    const ask = answerWithPosition(DANGRIGA);
    document.body.replaceChildren();
    await open();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('Near me', () => {
  test('before hydration is a link to all places', () => {
    holdPhone(false);
    render(<NearMe />);
    expect(nearMe()).toHaveAttribute('href', '/things-to-do-in-belize#places');
  });

  test('is busy while it detects the location, says so, and shows that place', async () => {
    const { find } = answerLater();
    await open({ phone: false, path: '/things-to-do-in-belize?when=today' });
    await press(nearMe());
    expect(nearMe()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Finding events near you...')).toBeInTheDocument();
    find(DANGRIGA);
    await pass(0);
    expect(nearMe()).toHaveAttribute('aria-busy', 'false');
    expect(window.location.search).toBe('?when=today&city=dangriga');
  });

  test('detects the location once for two clicks', async () => {
    const { ask } = answerLater();
    await open({ phone: false });
    await press(nearMe());
    await press(nearMe());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('explains an error, retries, and accepts a place chosen by hand', async () => {
    const ask = failWithCode(1);
    await open({ phone: false });
    await press(nearMe());
    const dialog = () => screen.getByRole('dialog', { name: 'Location permission denied' });
    expect(dialog()).toBeVisible();
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(ask).toHaveBeenCalledTimes(2);
    expect(dialog()).toBeVisible();
    await press(screen.getByRole('link', { name: 'Orange Walk' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?city=orange-walk');
    expect(visitorLocation()).toMatchObject({ city: 'orange-walk', confidence: 'high', source: 'manual' });
  });

  test('offers no retry where that cannot help', async () => {
    answerWithPosition(at(55.7, 12.6));
    await open({ phone: false });
    await press(nearMe());
    expect(screen.getByRole('dialog', { name: 'You seem to be far from Belize' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('is not lost where React mounts the page anew, and does not outlive the page', async () => {
    failWithCode(2);
    window.history.replaceState(null, '', '/');
    holdPhone(false);
    const page = (key: string) => (
      <RouterContext value={ROUTER}>
        <NearMe />
        <PlaceWatch key={key} places={PLACES} />
      </RouterContext>
    );
    const { rerender } = render(page('as it was sent'));
    act(() => nearMe().click());
    rerender(page('as it was mounted anew'));
    await pass(1_000);
    expect(screen.getByRole('dialog', { name: 'Location unavailable' })).toBeVisible();

    window.history.pushState(null, '', '/things-to-do-in-belize');
    rerender(page('of another page'));
    await pass(1_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(nearMe()).toHaveAttribute('aria-busy', 'false');
  });

  test('does not navigate a visitor who has opened an event meanwhile', async () => {
    const { find } = answerLater();
    await open({ phone: false });
    await press(nearMe());
    window.history.pushState(null, '', '/events/1');
    find(DANGRIGA);
    await pass(0);
    expect(window.location.pathname).toBe('/events/1');
  });
});
