import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderSearch } from '#components/header/header-search';
import { CELEBRATIONS } from '#lib/celebrations/celebrations.server';
import { knownCelebration } from '#lib/celebrations/known-celebrations.server';
import { indexFromEvents } from '#lib/events/event-index';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { summariesToCome } from '../../../support/events/to-come.ts';
import { setClock } from '../../../support/set-clock.ts';

// The framework's boundary: navigation, which only a running router can do.
const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

/** Saturday 21 November 2026, 8 PM in Belize: two days after Settlement Day. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
setClock(NOW);

const sheet = readFileSync(join(__dirname, '../../../../data/events.csv'), 'utf8');
const events = finishSlices(parseEventsCsv(sheet)).events;
const ANSWERS: Record<string, unknown> = {
  '/api/events': indexFromEvents(summariesToCome(events, '2026-11-21')),
  '/api/celebrations': CELEBRATIONS.map((one) => knownCelebration(one, events, undefined, NOW)),
};

beforeEach(() => {
  mockPush.mockClear();
  window.fetch = async (path) =>
    ({ ok: true, json: async () => ANSWERS[String(path)] }) as unknown as Response;
});

const field = () => screen.getByRole('combobox', { name: 'Search events' });

describe.each(['settlement day', 'what is on at Settlement Day'])(
  'who types “%s” two days after it',
  (words) => {
    test('reads when it was and when it is next, above what is on that day', async () => {
      render(<HeaderSearch />);
      await userEvent.type(field(), words);
      expect(
        await screen.findByText(
          'Garifuna Settlement Day was on Thursday; the next is on Friday, 19 November 2027.',
        ),
      ).toBeVisible();
      const options = within(screen.getByRole('group', { name: 'Events' })).getAllByRole('option');
      for (const option of options) expect(option).toHaveTextContent(/^Fri 19 Nov ’27/);
    });

    test('is led to the page of that celebration', async () => {
      render(<HeaderSearch />);
      await userEvent.type(field(), words);
      const group = within(await screen.findByRole('group', { name: 'Celebrations' }));
      await userEvent.click(group.getByRole('option'));
      expect(mockPush).toHaveBeenCalledWith('/celebrations/garifuna-settlement-day', expect.anything());
    });
  },
);

test('who types what a celebration is reads it, and its page is the first that is suggested', async () => {
  render(<HeaderSearch />);
  await userEvent.type(field(), 'what is settlement day');
  expect(
    await screen.findByText(/^On 19 November Belize honours the arrival/, { selector: 'p' }),
  ).toBeVisible();
  const [first] = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(first).toHaveTextContent('All about Garifuna Settlement Day');
});

test('who begins its name is suggested its page, below the events', async () => {
  render(<HeaderSearch />);
  await userEvent.type(field(), 'lobst');
  const group = within(await screen.findByRole('group', { name: 'Celebrations' }));
  await userEvent.click(group.getByRole('option', { name: 'All about Lobsterfest' }));
  expect(mockPush).toHaveBeenCalledWith('/celebrations/lobsterfest', expect.anything());
});
