import { act, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ContextType } from 'react';
import { NearMe } from '#components/location/near-me';
import { PlaceWatch } from '#components/location/place-watch';
import { updatePlaceStore } from '#lib/location/place-store.browser';
import { visitorLocation } from '#lib/location/visitor-location.browser';
import { answerLater, answerWithPosition, at, DANGRIGA, failWithCode } from '../../support/geolocation.ts';
import { openDialogs } from '../../support/open-dialogs.ts';

openDialogs();
// jsdom lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = jest.fn();

// The framework's edge: the address as a running router tells it.
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

// Outside a build a link looks for this router, and tells of a press only where there is one.
const ROUTER = {} as ContextType<typeof RouterContext>;
const PLACES = [
  { value: 'dangriga', label: 'Dangriga', count: 5 },
  { value: 'orange-walk', label: 'Orange Walk', count: 1 },
];

/** What the browser answers when it is asked whether this is a phone. */
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
  // A question that was not answered ends before the next test.
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

  test('and says when the nearest city is not near', async () => {
    answerWithPosition(at(16.5142, -88.3664));
    await open();
    expect(offer()).toHaveTextContent('Nearest to you: Dangriga');
  });

  test('and offers nothing where nothing is on', async () => {
    answerWithPosition(at(18.3937, -88.3885));
    await open();
    expect(visitorLocation().city).toBe('corozal');
    expect(offer()).not.toBeInTheDocument();
  });

  test('and the offer goes after a while, but not while somebody is at it', async () => {
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

  test('after an error it is not asked again by itself for 30 minutes', async () => {
    failWithCode(2);
    await open();
    const ask = answerWithPosition(DANGRIGA);
    document.body.replaceChildren();
    await open();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('Near me', () => {
  test('before the script is a link to all places', () => {
    holdPhone(false);
    render(<NearMe />);
    expect(nearMe()).toHaveAttribute('href', '/things-to-do-in-belize#places');
  });

  test('is busy while it looks, says so, and leads to the place', async () => {
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

  test('asks once for two presses', async () => {
    const { ask } = answerLater();
    await open({ phone: false });
    await press(nearMe());
    await press(nearMe());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('says what went wrong, tries again, and takes a place chosen by hand', async () => {
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

  test('offers no second try where it cannot help', async () => {
    answerWithPosition(at(55.7, 12.6));
    await open({ phone: false });
    await press(nearMe());
    expect(screen.getByRole('dialog', { name: 'You seem to be far from Belize' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('leaves alone who has gone to an event meanwhile', async () => {
    const { find } = answerLater();
    await open({ phone: false });
    await press(nearMe());
    window.history.pushState(null, '', '/events/1');
    find(DANGRIGA);
    await pass(0);
    expect(window.location.pathname).toBe('/events/1');
  });
});
