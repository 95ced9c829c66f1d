import { act, render, screen, waitFor } from '@testing-library/react';
import { EventList } from '#components/events/list/event-list';
// Here at once, so that the events are searched before their words are understood.
import '#components/events/list/list-parts.ts';
import { indexFromEvents } from '#lib/events/event-index';
import { browserEvents } from '#lib/events/lists/browser-events';
import { someEvent } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

// The first search of a document: what understands its words is still on its way. It waits for the celebrations.

Element.prototype.scrollIntoView = jest.fn();

// The framework's boundary.
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const TODAY = '2026-11-18'; // a Wednesday
const NOON = Date.parse(`${TODAY}T12:00:00-06:00`);
const EVENTS = summariesToCome(
  [
    someEvent({ id: 'concert', title: 'Punta Rock Concert', date: '2026-11-20', city: 'Dangriga' }),
    someEvent({ id: 'fair', title: 'Cacao Fair', date: '2026-11-21', city: 'Hopkins', category: 'food' }),
  ],
  TODAY,
);

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

const status = () => document.querySelector('#found [role="status"]')?.textContent ?? '';

/** Everything that the page has said until its status has settled. */
async function saidBy(search: string, settled: string) {
  window.history.replaceState(null, '', `/${search}`);
  let answer: (celebrations: unknown) => void = () => {};
  const celebrations = new Promise((resolve) => {
    answer = resolve;
  });
  const index = JSON.parse(JSON.stringify(indexFromEvents(EVENTS)));
  globalThis.fetch = (async (address: string) => ({
    ok: true,
    status: 200,
    json: async () => (address === '/api/celebrations' ? celebrations : index),
  })) as unknown as typeof fetch;
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(status(), document.body.textContent ?? ''));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const { events, ...page } = browserEvents(EVENTS, NOON);
  render(
    <EventList {...page} name="list" inPage={events.length} rest={0} layout="months" version={search} />,
  );
  // The events have come, and are listed meanwhile.
  await screen.findByRole('heading', { name: 'Cacao Fair' });
  expect(status()).toBe('Searching…');
  await act(async () => answer([]));
  await waitFor(() => expect(status()).toBe(settled));
  observer.disconnect();
  return said;
}

test('a list whose words are not understood yet says that it is searching, not that there is nothing', async () => {
  const said = await saidBy(
    '?q=punta+in+dangriga+on+friday',
    '1 event on Fri 20 Nov 2026 in Dangriga for “punta”',
  );
  expect(screen.getByRole('heading', { name: 'Punta Rock Concert' })).toBeVisible();
  expect(said.filter((text) => /No events|Nothing/.test(text))).toEqual([]);
});
