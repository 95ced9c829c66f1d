import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MonthView } from '#components/events/month/month-view';
import type { EventSummary } from '#lib/events/event-summary';
import { someSummary } from '../../../support/events/some-event.ts';
import { setClock } from '../../../support/set-clock.ts';

const TODAY = '2026-11-18'; // a Wednesday

const event = (title: string, date: string, fields: Partial<EventSummary> = {}) =>
  someSummary({ id: title.toLowerCase().replaceAll(' ', '-'), title, date, ...fields });

const EVENTS = [
  event('Drum Lesson', '2026-11-19', { category: 'workshop' }),
  event('Settlement Day', '2026-11-19', { category: 'official' }),
  event('Cacao Fair', '2026-11-28', { endDate: '2026-12-01', category: 'food' }),
  event('Winter Gala', '2027-01-30'),
  event('Kite Day', 'TBA'),
  event('Moon Walk', '2026-02-30'),
];

const scrollIntoView = jest.fn();
const onMonth = jest.fn<void, [string]>();

beforeEach(() => {
  scrollIntoView.mockReset();
  onMonth.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

function Calendar({ events, start, today }: { events: EventSummary[]; start: string; today: string }) {
  const [month, setMonth] = useState(start);
  onMonth.mockImplementation(setMonth);
  return <MonthView events={events} today={today} month={month} onMonth={onMonth} />;
}

function show(month = '2026-11', events: EventSummary[] = EVENTS, today = TODAY) {
  const { rerender } = render(<Calendar events={events} start={month} today={today} />);
  return {
    user: userEvent.setup(),
    refilter: (left: EventSummary[]) => rerender(<Calendar events={left} start={month} today={today} />),
  };
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const cards = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const day = (name: string) => screen.getByRole('button', { name });
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.firstChild?.textContent);

describe('the month as a calendar', () => {
  test('names the month and counts its events', () => {
    show();
    expect(headings()[0]).toBe('November 2026 3 events');
  });

  test('is a table of weeks from Sunday to Saturday', () => {
    show('2026-11', EVENTS, '2026-11-01');
    const table = screen.getByRole('table', { name: 'Events in November 2026' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(within(table).getByRole('columnheader', { name: 'Sunday' })).toHaveTextContent('Sun');
    const [, first, ...others] = within(table).getAllByRole('row');
    expect(others).toHaveLength(4);
    expect(first).toHaveTextContent(/^1234567$/);
    expect(within(table).getAllByRole('cell')).toHaveLength(35);
  });

  test('has the title of a fair of several days once in a row of days', () => {
    show('2026-11', [event('Fair', '2026-11-23', { endDate: '2026-11-30' })], '2026-11-24');
    const bars = screen
      .getAllByRole('button', { name: /1 event$/ })
      .filter((button) => button.querySelector('[data-goes-on]'))
      .map((button) => button.textContent?.match(/^\d+/)?.[0]);
    // Not on the first day, nor today, nor on Sunday.
    expect(bars).toEqual(['25', '26', '27', '28', '30']);
  });

  test('has the title again where the day before has no room for it', () => {
    const busy = ['A', 'B', 'C'].map((title) => event(title, '2026-11-24', { time: '8 AM' }));
    show(
      '2026-11',
      [event('Fair', '2026-11-23', { endDate: '2026-11-26', time: '8 PM' }), ...busy],
      '2026-11-18',
    );
    const bars = screen
      .getAllByRole('button', { name: /events?$/ })
      .filter((button) => button.querySelector('[data-goes-on]'))
      .map((button) => button.textContent?.match(/^\d+/)?.[0]);
    expect(bars).toEqual(['26']);
  });

  test('begins with the present week', () => {
    show();
    const [, first] = within(screen.getByRole('table')).getAllByRole('row');
    expect(first).toHaveTextContent(/^15161718/);
  });

  test('has buttons for days with events and numbers for other days', () => {
    show();
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('button')).toEqual([
      day('19 November, 2 events'),
      day('28 November, 1 event'),
      day('29 November, 1 event'),
      day('30 November, 1 event'),
    ]);
  });

  describe('has each of its days in the one order of lists', () => {
    const TODAYS = [
      event('Bram', TODAY, { time: '5 AM - 7 AM' }),
      event('Regatta', TODAY, { time: '10 AM', status: 'cancelled' }),
      event('Weeks', '2026-11-01', { endDate: '2027-01-31', time: '10 AM - 11 PM' }),
      event('Concert', TODAY, { time: '8 PM - 11 PM' }),
      event('Gala', '2026-11-20', { status: 'postponed' }),
    ];
    const titlesOf = (name: string) =>
      [...day(name).querySelectorAll('[data-category]')].map(({ textContent }) => textContent);

    beforeEach(() => setClock(Date.parse(`${TODAY}T20:00:00-06:00`)));
    afterEach(() => jest.useRealTimers());

    test('and names first what is on that day alone', () => {
      show('2026-11', TODAYS);
      expect(titlesOf('18 November, 2 events')).toEqual(['Concert', 'Weeks']);
      expect(cards().slice(-2)).toEqual(['Concert', 'Weeks']);
    });

    test('and counts what takes place and is not over, in the month, the cell and below it', () => {
      show('2026-11', TODAYS);
      expect(headings()).toEqual(['November 2026 2 events', 'Wednesday, 18 November 2026 2 events']);
      expect(day('20 November, 1 event')).toBeVisible();
    });

    test('and says where nothing is left, with what is off', () => {
      show(
        '2026-11',
        [TODAYS[1], TODAYS[3]].map((each) => ({ ...(each as EventSummary), status: 'cancelled' })),
      );
      expect(headings()).toEqual(['November 2026 No events', 'Wednesday, 18 November 2026 Nothing left']);
      expect(titlesOf('18 November, nothing left')).toEqual(['Regatta', 'Concert']);
    });
  });

  test('and a later day whose events are all off has none, rather than none left', () => {
    const off = { endDate: '2026-11-20', status: 'cancelled' } as const;
    show('2026-11', [event('Regatta', '2026-11-20', off), event('Cacao Fair', '2026-11-18', off)]);
    expect(day('18 November, nothing left')).toBeVisible();
    expect(day('19 November, no events')).toBeVisible();
    expect(day('20 November, no events')).toBeVisible();
  });

  test('marks today also without events', () => {
    show();
    const current = screen.getAllByRole('cell').filter((cell) => cell.hasAttribute('aria-current'));
    expect(current).toEqual([screen.getByRole('cell', { name: '18' })]);
    expect(current[0]).toHaveAttribute('aria-current', 'date');
  });

  test('marks today with events on its button', () => {
    show('2026-11', EVENTS, '2026-11-19');
    expect(day('19 November, 2 events')).toHaveAttribute('aria-current', 'date');
    expect(day('28 November, 1 event')).not.toHaveAttribute('aria-current');
  });

  test.each([
    [1, 1, []],
    [3, 3, []],
    [4, 3, ['+1', '+2 more']],
    [12, 3, ['+9', '+10 more']],
  ])('shows for %i events of a day %i marks in their hues', (count, marks, more) => {
    const many = Array.from({ length: count }, (_, index) => event(`E${index}`, '2026-11-19'));
    show('2026-11', many);
    const button = screen.getByRole('button', { name: /^19 November/ });
    expect(button.querySelectorAll('[data-category="entertainment"]')).toHaveLength(marks);
    for (const text of more) expect(within(button).getByText(text)).toBeInTheDocument();
    expect(within(button).queryAllByText(/^\+/)).toHaveLength(more.length);
  });

  test('counts events whose date is to be confirmed below, and does not contain them', () => {
    show();
    expect(screen.getByText('And 2 whose date is to be confirmed.')).toBeVisible();
    expect(screen.queryByText('Kite Day')).not.toBeInTheDocument();
  });

  test('has no such count when every event has a date', () => {
    show('2026-11', EVENTS.slice(0, 4));
    expect(screen.queryByText(/to be confirmed/)).not.toBeInTheDocument();
  });

  test('leaves out events that ended after the page was rendered', () => {
    show('2026-11', [event('Yesterday’s Fair', '2026-11-17'), ...EVENTS]);
    expect(headings()[0]).toBe('November 2026 3 events');
    expect(screen.queryByRole('button', { name: /^17 November/ })).not.toBeInTheDocument();
  });
});

describe('the day whose events are listed', () => {
  test('is at first the next one with events', () => {
    show();
    expect(pressed()).toEqual(['19 November, 2 events']);
    expect(headings()[1]).toBe('Thursday, 19 November 2026 2 events');
    expect(screen.getByText('Thursday, 19 November 2026')).toHaveAttribute('datetime', '2026-11-19');
    expect(cards()).toEqual(['Drum Lesson', 'Settlement Day']);
  });

  test('is today if it has events', () => {
    show('2026-11', EVENTS, '2026-11-29');
    expect(headings()[1]).toBe('Sunday, 29 November 2026 1 event');
  });

  test('is the one that the visitor chooses', async () => {
    const { user } = show();
    await user.click(day('29 November, 1 event'));
    expect(pressed()).toEqual(['29 November, 1 event']);
    expect(headings()[1]).toBe('Sunday, 29 November 2026 1 event');
    expect(cards()).toEqual(['Cacao Fair']);
  });

  test('scrolls into view within the tap that chooses it, and not when the device draws its next frame', () => {
    show();
    let heading: string | null | undefined;
    scrollIntoView.mockImplementation(() => {
      heading = headings()[1];
    });
    fireEvent.click(day('28 November, 1 event'), { detail: 1 });
    expect(heading).toBe('Saturday, 28 November 2026 1 event');
    expect(scrollIntoView.mock.contexts).toEqual([screen.getAllByRole('heading', { level: 3 })[1]]);
  });

  test('does not scroll when it is chosen by keyboard', async () => {
    const { user } = show();
    day('28 November, 1 event').focus();
    await user.keyboard('{Enter}');
    expect(pressed()).toEqual(['28 November, 1 event']);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(day('28 November, 1 event')).toHaveFocus();
  });

  test('changes when a filter removes its events', async () => {
    const { user, refilter } = show();
    await user.click(day('30 November, 1 event'));
    refilter(EVENTS.slice(0, 2));
    expect(pressed()).toEqual(['19 November, 2 events']);
  });
});

describe('moving from month to month', () => {
  test('stops at the current month', async () => {
    const { user } = show();
    const previous = screen.getByRole('button', { name: 'Previous month' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    expect(onMonth).not.toHaveBeenCalled();
  });

  test('stops at the month of the last event', async () => {
    const { user } = show('2027-01');
    const next = screen.getByRole('button', { name: 'Next month' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(onMonth).not.toHaveBeenCalled();
  });

  test('uses buttons that name their month and keep the focus', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Next month: December 2026' }));
    expect(headings()[0]).toBe('December 2026 1 event');
    expect(screen.getByRole('button', { name: 'Next month: January 2027' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Previous month: November 2026' }));
    expect(headings()[0]).toBe('November 2026 3 events');
  });

  test('returns with the button Today, which moves the focus to the month', async () => {
    const { user } = show('2027-01');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(onMonth).toHaveBeenCalledWith('2026-11');
    expect(screen.getByRole('heading', { name: /^November 2026/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
  });

  test.each([
    ['1950-05', undefined, 'November 2026'],
    ['2026-10', undefined, 'November 2026'],
    ['2027-02', 'January 2027', undefined],
    ['2999-12', 'January 2027', undefined],
  ])('leads from %s, outside the calendar, to its nearest month', (month, previous, next) => {
    show(month);
    const names = screen.getAllByRole('button', { name: /month/ }).map((button) => button.ariaLabel);
    expect(names).toEqual([
      previous ? `Previous month: ${previous}` : 'Previous month',
      next ? `Next month: ${next}` : 'Next month',
    ]);
  });
});

describe('a month without events', () => {
  test.each([
    ['2026-10', 'Nothing is listed for October 2026.', 'Go to November 2026'],
    ['2027-03', 'Nothing is listed for March 2027.', 'Go to January 2027'],
  ])('is explained in %s, with a button to another month', async (month, sentence, way) => {
    const { user } = show(month);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(headings()).toEqual([expect.stringContaining('No events')]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: way }));
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveFocus();
  });

  test('leads past it to the next month with events', () => {
    show('2026-12', [event('Winter Gala', '2027-01-30')]);
    expect(screen.getByRole('button', { name: 'Go to January 2027' })).toBeVisible();
  });

  test.each([
    ['there are none', []],
    ['none has a day', [event('Kite Day', 'TBA')]],
  ])('has no such button when %s', (_, events) => {
    show('2026-11', events);
    expect(screen.getByText('Nothing is listed for November 2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Go to/ })).not.toBeInTheDocument();
  });
});
