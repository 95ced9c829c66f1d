import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EventList } from '#components/events/list/event-list';
import { MonthSections } from '#components/events/list/event-sections';
import { indexFromEvents } from '#lib/events/event-index';
import { browserEvents } from '#lib/events/lists/browser-events';
import { someEvent } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

// A list whose search and filters have not come to life yet: their code is loaded once in a document.

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

const TODAY = '2026-11-18';
const NOON = Date.parse(`${TODAY}T12:00:00-06:00`);
const EVENTS = summariesToCome(
  [1, 2, 3].map((day) => someEvent({ id: `event-${day}`, title: `Concert ${day}`, date: `2026-12-0${day}` })),
  TODAY,
);

afterEach(() => jest.restoreAllMocks());

test('more events that are asked for before search and filters have come to life are shown then', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
  const index = JSON.parse(JSON.stringify(indexFromEvents(EVENTS)));
  globalThis.fetch = async () => ({ ok: true, status: 200, json: async () => index }) as Response;
  const { events, ...page } = browserEvents(EVENTS, NOON);
  const html = renderToString(<MonthSections events={events.slice(0, 1)} today={TODAY} now={NOON} />);
  document.body.innerHTML = `<div data-html="list"><div>${html}</div></div><div id="page"></div>`;
  const container = document.getElementById('page') as HTMLElement;
  render(
    <EventList {...page} name="list" inPage={1} rest={EVENTS.length - 1} layout="months" version="1" />,
    { container },
  );
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show more events (2 left)' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { name: /^Concert/ })).toHaveLength(3));
  expect(screen.getByRole('searchbox')).toBeVisible();
});
