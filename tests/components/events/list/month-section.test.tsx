import { render, screen, within } from '@testing-library/react';
import { MonthSections } from '#components/events/list/event-sections';
import { someSummary } from '../../../support/events/some-event.ts';

const LAST_DAY = '2026-11-30';
const concert = someSummary({ id: 'concert', title: 'Concert', date: LAST_DAY, time: '8 PM - 11 PM' });
const race = someSummary({ id: 'race', title: 'Race', date: LAST_DAY, time: '9 AM - 11 AM' });
const parade = someSummary({ id: 'parade', title: 'Parade', date: '2026-12-05' });

/** Each month with the titles of its cards, those that are folded away included. */
function monthsAt(clock: string) {
  render(
    <MonthSections
      events={[race, concert, parade]}
      today={LAST_DAY}
      now={Date.parse(`${LAST_DAY}T${clock}-06:00`)}
    />,
  );
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const cards = within(heading.parentElement as HTMLElement).getAllByRole('link', { hidden: true });
    return [
      heading.textContent,
      ...cards.map((card) => within(card).getByRole('heading', { hidden: true }).textContent),
    ];
  });
}

test('on the last day of a month what is over is folded away above what is left of the month', () => {
  expect(monthsAt('19:00')).toEqual([
    ['November 2026 1 event', 'Race', 'Concert'],
    ['December 2026 1 event', 'Parade'],
  ]);
});

test('where nothing is left of a month, what is over is in that month still, and not in the next one', () => {
  expect(monthsAt('23:30')).toEqual([
    ['November 2026 Nothing left', 'Race', 'Concert'],
    ['December 2026 1 event', 'Parade'],
  ]);
});
