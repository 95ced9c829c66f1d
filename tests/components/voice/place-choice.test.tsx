import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VoiceButton } from '#components/voice/voice-button';
import { indexFromEvents } from '#lib/events/event-index';
import { visitorLocation } from '#lib/location/visitor-location.browser';
import { addDays, belizeDay } from '#lib/time/calendar-day';
import { someSummary } from '../../support/events/some-event.ts';
import {
  answerLater,
  answerWithPosition,
  at,
  DANGRIGA,
  failWithCode,
  offerGeolocation,
} from '../../support/jsdom/geolocation.ts';
import { openDialogs } from '../../support/jsdom/open-dialogs.ts';

// Of the framework only the router is faked, since navigation needs a running one.
const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/' }));

const address = () => window.location.pathname + window.location.search + window.location.hash;

const TOMORROW = addDays(belizeDay(Date.now()), 1);
const concert = (id: string, city: string, place: string) =>
  someSummary({ id, title: `Concert ${id}`, date: TOMORROW, city, place });
const EVENTS = [
  concert('a', 'Dangriga', 'dangriga'),
  concert('b', 'San Pedro', 'san-pedro'),
  concert('c', 'San Pedro', 'san-pedro'),
  concert('d', 'Corozal', 'corozal'),
  concert('e', 'Nationwide', 'nationwide'),
  someSummary({ id: 'f', title: 'Sea Mass', date: TOMORROW, city: 'Hopkins', place: 'hopkins' }),
];

beforeAll(() => {
  openDialogs();
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia;
  AbortSignal.timeout ??= () => new AbortController().signal;
  window.fetch = (async () => ({ ok: true, json: async () => indexFromEvents(EVENTS) })) as never;
});
beforeEach(() => {
  mockRouter.push.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => offerGeolocation(undefined));

async function ask(words: string) {
  render(<VoiceButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask the guide' }));
  await screen.findByRole('dialog', { name: 'Ask the guide' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), `${words}{Enter}`);
}
const said = () => screen.getAllByRole('status')[0] as HTMLElement;
const answer = (text: RegExp) => waitFor(() => expect(said()).toHaveTextContent(text));
const choice = () => screen.getByRole('region', { name: 'Choose your place' });
const offered = () =>
  within(choice())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test.each<[number, string]>([
  [1, 'Location permission denied'],
  [2, 'Location unavailable'],
  [3, 'Location detection timeout'],
  [9, 'Failed to detect location'],
])(
  'when geolocation fails with code %i, a question ‘near me’ is answered with ‘%s’ and a choice of places',
  async (code, error) => {
    failWithCode(code);
    await ask('concerts near me');
    await answer(new RegExp(`^${error}\\. I looked in all places; choose yours below\\. I found 5 events`));
    expect(offered()).toEqual(['San Pedro (2)', 'Corozal (1)', 'Dangriga (1)', 'Try again']);
  },
);

test('a visitor far from all places is offered the nearest ones', async () => {
  // Chetumal in Mexico.
  answerWithPosition(at(18.52, -88.3));
  await ask('concerts near me');
  await answer(/^You seem to be far from Belize\. I looked in all places; choose yours below\./);
  expect(offered()).toEqual(['Corozal (1)', 'San Pedro (2)', 'Dangriga (1)']);
});

test('a chosen place is searched and remembered, and keeps the focus', async () => {
  failWithCode(1);
  await ask('concerts near me');
  await answer(/^Location permission denied/);
  within(choice()).getByRole('button', { name: 'San Pedro (2)' }).focus();
  await userEvent.keyboard('{Enter}');
  await answer(/^I found 2 events for “concerts” near you in San Pedro\./);
  const chosen = screen.getByRole('button', { name: 'San Pedro (2)' });
  expect(chosen).toHaveFocus();
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe('/?q=Voice%3A+San+Pedro%2C+%E2%80%9Cconcert%E2%80%9D&city=san-pedro#events');
  expect(visitorLocation()).toMatchObject({ city: 'san-pedro', source: 'manual', confidence: 'high' });

  await userEvent.click(screen.getByRole('button', { name: 'Dangriga (1)' }));
  await answer(/^I found 1 event for “concerts” near you in Dangriga/);
});

test('a place chosen by hand counts as near, without another request for the location', async () => {
  const geolocation = failWithCode(1);
  await ask('concerts near me');
  await answer(/^Location permission denied/);
  await userEvent.click(screen.getByRole('button', { name: 'Corozal (1)' }));
  await answer(/in Corozal/);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Your question' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'mass near me{Enter}');
  await answer(/^I found no events for “mass” near you in Corozal/);
  expect(geolocation).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region', { name: 'Choose your place' })).not.toBeInTheDocument();
});

test('the dialog says that it is locating the visitor, and uses a location that arrives after the timeout', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const browser = answerLater();
  await ask('concerts near me');
  await answer(/^Finding events near you\.\.\.$/);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await answer(/^Location detection timeout\./);
  await act(async () => browser.find(DANGRIGA));
  await answer(/^I found 1 event for “concerts” near you in Dangriga/);
  jest.useRealTimers();
});

test('‘Try again’ requests the location again and moves the focus to the answer', async () => {
  failWithCode(3);
  await ask('concerts near me');
  await answer(/^Location detection timeout/);
  answerWithPosition(DANGRIGA);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(/^I found 1 event for “concerts” near you in Dangriga/);
  expect(said()).toHaveFocus();
});

test('no place is offered when there are no events anywhere', async () => {
  failWithCode(1);
  await ask('xylophones near me');
  await answer(/^Location permission denied\. I looked in all places\. I found no events/);
  expect(screen.queryByRole('region', { name: 'Choose your place' })).not.toBeInTheDocument();
});

test('a question in Spanish gets an answer and buttons in Spanish, marked with their language', async () => {
  failWithCode(1);
  await ask('¿hay conciertos cerca de mí?');
  await answer(/^No hay permiso para usar su ubicación\. Busqué en todos los lugares; elija el suyo abajo\./);
  expect(said()).toHaveAttribute('lang', 'es');
  const place = within(screen.getByRole('region', { name: 'Elija su lugar' }));
  expect(place.getByRole('button', { name: 'Intentar otra vez' }).closest('[lang]')).toHaveAttribute(
    'lang',
    'es',
  );
  expect(screen.getByRole('link', { name: /^Ver los/ }).closest('[lang]')).toHaveAttribute('lang', 'es');
  // The labels of the filters and the rest of the dialog stay English.
  expect(screen.getByText('“concert”').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('textbox', { name: 'Your question' }).closest('[lang]')).toHaveAttribute(
    'lang',
    'en',
  );
});
