import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveWeather } from '#components/weather/live-weather';
import { WeatherPill } from '#components/weather/weather-pill';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { setTrackHandler } from '#lib/analytics/track.browser';
import { setLightMode } from '#lib/device/light-mode.browser';
import type { WeatherResponse } from '#lib/weather/weather';
import { fakeGeolocation, fakePermission, someWeather } from '../../support/jsdom/some-weather.ts';

let asked: string[];
let tracked: AnalyticsEvent[];

/** Fakes the API: a response for each position, or none. */
function answerBy(answerTo: (query: URLSearchParams) => WeatherResponse | undefined) {
  window.fetch = async (path) => {
    asked.push(String(path));
    const answer = answerTo(new URLSearchParams(String(path).split('?')[1]));
    if (!answer) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => JSON.parse(JSON.stringify(answer)) } as Response;
  };
}

beforeEach(() => {
  asked = [];
  tracked = [];
  setTrackHandler((event) => tracked.push(event));
  sessionStorage.clear();
  localStorage.clear();
  fakePermission('prompt');
  answerBy(() => someWeather());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const USUAL = { low: 72, high: 85 };
const show = () => render(<LiveWeather usual={USUAL} pending={{}} isPressed={false} onSettled={() => {}} />);
/** The pill, once the weather has loaded: only then it has a condition. */
const pill = () => screen.findByRole('button', { name: /^Weather: \w+, / });

async function openPanel() {
  await userEvent.click(await pill());
  await screen.findByRole('tab', { name: 'Current' });
  return within(screen.getByRole('region', { name: 'Weather' }));
}

test('the weather is loaded once the page is idle', async () => {
  jest.useFakeTimers();
  render(<WeatherPill usual={USUAL} />);
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(asked).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(400));
  jest.useRealTimers();
  expect(await pill()).toBeVisible();
});

test('the pill shows condition, temperature and place', async () => {
  show();
  expect(await pill()).toHaveAccessibleName('Weather: Clouds, 84°F Belize City');
  expect(asked).toEqual(['/api/weather?lat=17.5&lon=-88.2']);
});

test('typical values are marked as such, in the pill and in the panel', async () => {
  answerBy(() => someWeather({}, true));
  show();
  expect(await pill()).toHaveAccessibleName(
    'Weather: Clear, 72–85°F typical Belize (Weather data unavailable – typical values shown)',
  );
  expect(screen.getByText('typical')).toBeVisible();
  const panel = await openPanel();
  expect(panel.getByText('Weather data unavailable – typical values shown')).toBeVisible();
  expect(panel.getByText('Typical this month in Belize City: 72–85°F')).toBeVisible();
  await userEvent.click(panel.getByRole('tab', { name: '5-Day' }));
  expect(panel.getByText('Typical days, not a forecast:')).toBeVisible();
});

test('the pill is hidden if there is an error and no data', async () => {
  answerBy(() => undefined);
  const { container } = show();
  expect(screen.getByText('typical')).toBeVisible();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('after an error the pill shows what was measured before', async () => {
  answerBy(() => undefined);
  localStorage.setItem('last-weather', `84 ${Date.now() - 20 * 60_000}`);
  show();
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => {});
  expect(screen.getByRole('button')).toHaveAccessibleName('Weather: 84°F 20 min ago');
});

describe('before the weather has loaded', () => {
  const now = Date.now();
  const waiting = () => screen.getByRole('button', { name: /^Weather/ });
  let answer: () => void;
  beforeEach(() => {
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { fetch } = window;
    window.fetch = async (...request) => held.then(() => fetch(...request));
  });
  const showAtOnce = () => act(async () => render(<WeatherPill usual={USUAL} />));

  test('the pill shows the usual range of the month, and says that it is that', async () => {
    await showAtOnce();
    expect(waiting()).toHaveAccessibleName('Weather: 72–85°F typical this month');
  });

  test('the pill shows the last temperature of this device, and how old it is', async () => {
    localStorage.setItem('last-weather', `84 ${now - 20 * 60_000}`);
    await showAtOnce();
    expect(waiting()).toHaveAccessibleName('Weather: 84°F 20 min ago');
  });

  test.each([
    ['four hours old', `84 ${now - 4 * 3_600_000}`],
    ['from the future', `84 ${now + 3_600_000}`],
    ['no temperature', 'warm'],
  ])('the pill does not show a last temperature that is %s', async (_, text) => {
    localStorage.setItem('last-weather', text);
    await showAtOnce();
    expect(waiting()).toHaveAccessibleName('Weather: 72–85°F typical this month');
  });

  test('a press is answered, and opens the panel as soon as the weather is there', async () => {
    await showAtOnce();
    await userEvent.click(waiting());
    expect(waiting()).toHaveAttribute('aria-busy', 'true');
    answer();
    expect(await screen.findByRole('region', { name: 'Weather' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Current' })).toBeVisible();
    expect(await pill()).toHaveFocus();
  });

  test('a panel closed by Back is not reopened by a pointer that still hovers over the pill', async () => {
    const { matches } = Element.prototype;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':hover' || matches.call(this, selector);
    });
    await showAtOnce();
    await userEvent.click(waiting());
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    answer();
    await pass(50);
    expect(screen.getByRole('region', { name: 'Weather' })).toBeVisible();
    // Back, to an entry that has no panel.
    window.history.replaceState({}, '');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('region', { name: 'Weather' })).toBeNull();
    await pass(1_000);
    expect(screen.queryByRole('region', { name: 'Weather' })).toBeNull();
  });
});

test.each([
  ['a measured temperature is stored on this device, without its place', false, /^84 \d{13}$/],
  ['typical values are not stored on this device', true, /^$/],
])('once the weather has loaded, %s', async (_, sample, stored) => {
  answerBy(() => someWeather({}, sample));
  show();
  await pill();
  expect(localStorage.getItem('last-weather') ?? '').toMatch(stored);
});

test('‘Current’ shows temperature, humidity, wind in miles an hour and visibility in miles', async () => {
  answerBy(() => someWeather({ humidity: 79, windSpeed: 12, visibility: 6.2 }));
  show();
  const panel = within((await openPanel()).getByRole('tabpanel', { name: 'Current' }));
  expect(panel.getByText('84')).toBeVisible();
  expect(panel.getByText('29°C')).toBeVisible();
  const measures = panel
    .getAllByRole('term')
    .map((term, index) => [term.textContent, panel.getAllByRole('definition')[index]?.textContent]);
  expect(measures).toEqual([
    ['Humidity', '79%'],
    ['Wind', '12 mph'],
    ['Visibility', '6+ miles'],
  ]);
});

test('‘Current’ leaves out the visibility when the provider omits it', async () => {
  answerBy(() => {
    const { current, ...rest } = someWeather();
    const { visibility: _, ...others } = current;
    return { ...rest, current: others };
  });
  show();
  const panel = within((await openPanel()).getByRole('tabpanel', { name: 'Current' }));
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Humidity', 'Wind']);
});

test('‘5-Day’ shows each day with its condition, low and high, and is tracked', async () => {
  show();
  const panel = await openPanel();
  await userEvent.click(panel.getByRole('tab', { name: '5-Day' }));
  const days = panel.getAllByRole('listitem').map((day) => day.textContent);
  expect(days).toHaveLength(5);
  expect(days[0]).toBe('SundayClear, low 75°24°C, high 84°F29°C');
  expect(tracked).toEqual([
    { name: 'weather_check', tab: 'current' },
    { name: 'weather_check', tab: 'forecast' },
  ]);
});

describe('The panel', () => {
  const isOpen = () => screen.queryByRole('region', { name: 'Weather' }) !== null;

  test('opens and closes with the keyboard, and returns the focus', async () => {
    show();
    const button = await pill();
    button.focus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('tab', { name: 'Current' });
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Current' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button).toHaveFocus();
  });

  test('closes on a press elsewhere, and when the focus leaves it', async () => {
    render(<button type="button">Elsewhere</button>);
    show();
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
    await openPanel();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(isOpen()).toBe(false);
  });

  test('opens when the mouse hovers, stays open while the mouse is over it, and closes with Escape', async () => {
    show();
    const button = await pill();
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const mouse = userEvent.setup({ delay: null });
    await mouse.hover(button);
    await pass(100);
    await mouse.unhover(button);
    await pass(1_000);
    expect(isOpen()).toBe(false);
    await mouse.hover(button);
    await pass(200);
    expect(isOpen()).toBe(true);
    await mouse.unhover(button);
    await pass(200);
    await mouse.hover(screen.getByRole('region', { name: 'Weather' }));
    await pass(5_000);
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(1_000);
    expect(isOpen()).toBe(false);
    await mouse.unhover(button.parentElement as HTMLElement);
    await mouse.hover(button);
    await pass(200);
    expect(isOpen()).toBe(true);
    await mouse.unhover(button);
    await pass(400);
    expect(isOpen()).toBe(false);
  });

  test('stays open after a press when the mouse had opened it', async () => {
    show();
    const button = await pill();
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const mouse = userEvent.setup({ delay: null });
    await mouse.hover(button);
    await pass(200);
    expect(isOpen()).toBe(true);
    fireEvent.click(button);
    await mouse.unhover(button);
    await pass(1_000);
    expect(isOpen()).toBe(true);
    fireEvent.click(button);
    expect(isOpen()).toBe(false);
  });

  test('does not open when a finger only scrolls over it', async () => {
    show();
    const button = await pill();
    jest.useFakeTimers();
    await userEvent.setup({ delay: null }).pointer({ keys: '[TouchA>]', target: button });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(isOpen()).toBe(false);
  });
});

describe('The location', () => {
  const sanPedro = (query: URLSearchParams) =>
    query.get('lat') === '17.9' ? someWeather({ location: 'San Pedro' }) : someWeather();

  test('is not requested before the button is pressed', async () => {
    const positions = fakeGeolocation({ lat: 17.918273, lon: -87.961234 });
    show();
    await openPanel();
    expect(positions).toEqual([]);
  });

  test('is requested automatically when permission is granted', async () => {
    fakePermission('granted');
    fakeGeolocation({ lat: 17.918273, lon: -87.961234 });
    answerBy(sanPedro);
    show();
    expect(await pill()).toHaveAccessibleName(/San Pedro/);
    // Only tenths of a degree are sent.
    expect(asked).toEqual(['/api/weather?lat=17.9&lon=-88.0']);
    expect(JSON.parse(String(sessionStorage.getItem('weather-location')))).toEqual({
      lat: 17.92,
      lon: -87.96,
      city: 'San Pedro',
      timestamp: expect.any(Number),
    });
  });

  test('of the last half hour is used without a request', async () => {
    const timestamp = Date.now() - 60_000;
    const location = { lat: 17.92, lon: -87.96, city: 'San Pedro', timestamp };
    sessionStorage.setItem('weather-location', JSON.stringify(location));
    sessionStorage.setItem('weather-location-time', String(timestamp));
    const positions = fakeGeolocation({ lat: 0, lon: 0 });
    answerBy(sanPedro);
    show();
    expect(await pill()).toHaveAccessibleName(/San Pedro/);
    expect(positions).toEqual([]);
  });

  test('of the last half hour is deleted when permission was revoked', async () => {
    fakePermission('denied');
    const timestamp = Date.now() - 60_000;
    const location = { lat: 17.92, lon: -87.96, city: 'San Pedro', timestamp };
    sessionStorage.setItem('weather-location', JSON.stringify(location));
    sessionStorage.setItem('weather-location-time', String(timestamp));
    answerBy(sanPedro);
    show();
    await waitFor(async () => expect(await pill()).toHaveAccessibleName(/Belize City/));
    expect(sessionStorage.getItem('weather-location')).toBeNull();
  });

  test('is requested again by the button, which confirms it for four seconds', async () => {
    fakeGeolocation({ lat: 17.918273, lon: -87.961234 });
    answerBy(sanPedro);
    show();
    const panel = await openPanel();
    jest.useFakeTimers();
    fireEvent.click(panel.getByRole('button', { name: 'Refresh location' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(panel.getByRole('status')).toHaveTextContent('Weather for San Pedro');
    expect(screen.getByRole('button', { name: /^Weather/ })).toHaveAccessibleName(/San Pedro/);
    await act(() => jest.advanceTimersByTimeAsync(3_800));
    expect(panel.getByRole('status')).not.toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(panel.getByRole('status')).toBeEmptyDOMElement();
  });

  test.each([
    [{ code: 1 }, 'Location permission denied'],
    [{ code: 2 }, 'Location unavailable'],
    [{ code: 3 }, 'Location detection timeout'],
    [{ code: 7 }, 'Failed to detect location'],
    ['throws', 'Failed to detect location'],
    ['missing', 'Geolocation not supported'],
  ] as const)('that is not found (%j) leads to “%s”, and Belize City stays', async (answer, text) => {
    if (answer === 'missing')
      Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
    else fakeGeolocation(answer);
    show();
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Refresh location' }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(text));
    expect(await pill()).toHaveAccessibleName(/Belize City/);
  });

  test('follows a permission that is granted or revoked while the page is open', async () => {
    const change = fakePermission('prompt');
    const positions = fakeGeolocation({ lat: 17.918273, lon: -87.961234 });
    answerBy(sanPedro);
    show();
    expect(await pill()).toHaveAccessibleName(/Belize City/);
    expect(positions).toEqual([]);
    act(() => change('granted'));
    await waitFor(async () => expect(await pill()).toHaveAccessibleName(/San Pedro/));
    act(() => change('prompt'));
    act(() => change('denied'));
    await waitFor(async () => expect(await pill()).toHaveAccessibleName(/Belize City/));
    expect(sessionStorage.getItem('weather-location')).toBeNull();
    expect(positions).toHaveLength(1);
  });

  test('is not shown when its weather fails to load', async () => {
    fakeGeolocation({ lat: 17.918273, lon: -87.961234 });
    answerBy((query) => (query.get('lat') === '17.5' ? someWeather() : undefined));
    show();
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Refresh location' }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Weather data unavailable'));
    expect(await pill()).toHaveAccessibleName(/Belize City/);
  });
});

describe('The weather', () => {
  const MINUTE = 60_000;
  let hidden = false;
  beforeEach(() => {
    hidden = false;
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
    jest.useFakeTimers();
  });
  afterEach(() => jest.restoreAllMocks());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('is loaded every ten minutes while the page is visible', async () => {
    show();
    await pass(100);
    await pass(9 * MINUTE);
    expect(asked).toHaveLength(1);
    await pass(2 * MINUTE);
    expect(asked).toHaveLength(2);
    hidden = true;
    await pass(60 * MINUTE);
    expect(asked).toHaveLength(2);
  });

  test('is loaded again a minute after a failure', async () => {
    answerBy(() => undefined);
    show();
    await pass(100);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    answerBy(() => someWeather());
    await pass(MINUTE);
    expect(screen.getByRole('button', { name: /^Weather/ })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('is still loaded after the clock of the device was set back', async () => {
    const right = Date.now();
    jest.setSystemTime(right + 365 * 24 * 60 * MINUTE);
    show();
    await pass(100);
    jest.setSystemTime(right);
    await pass(MINUTE);
    expect(asked).toHaveLength(2);
    await pass(5 * MINUTE);
    expect(asked).toHaveLength(2);
  });

  test('is loaded again, with a new location, when the page is shown after an hour', async () => {
    fakePermission('granted');
    const positions = fakeGeolocation({ lat: 17.9, lon: -88 });
    show();
    await pass(100);
    hidden = true;
    await pass(61 * MINUTE);
    hidden = false;
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await pass(100);
    expect(positions).toHaveLength(2);
    expect(asked).toHaveLength(2);
  });

  test('is not reloaded on a device that saves data, unless it is opened or the page is shown again', async () => {
    setLightMode(true);
    show();
    await pass(100);
    await pass(30 * MINUTE);
    expect(asked).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /^Weather/ }));
    await pass(100);
    expect(asked).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /^Weather/ }));
    await pass(30 * MINUTE);
    expect(asked).toHaveLength(2);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(100);
    expect(asked).toHaveLength(3);
    setLightMode(false);
  });
});
