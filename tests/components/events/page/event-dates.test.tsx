import { render, screen, within } from '@testing-library/react';
import { EventDates } from '#components/events/page/event-dates';
import { EventNotice } from '#components/events/page/event-notice';
import { eventDatesAt } from '#lib/events/page/event-at';
import { formatLongDay } from '#lib/time/format-day';
import { someEvent } from '../../../support/events/some-event.ts';

const CLASS = someEvent({
  date: '2026-11-21',
  moreDates: ['2026-11-28', '2026-12-05'],
  time: '7 AM - 8 AM',
});
const at = (text: string) => Date.parse(`${text}:00-06:00`);

test.each([
  ['2026-11-20T12:00', ['Sat 21 next', 'Sat 28'], ['Sat 5']],
  ['2026-11-21T07:30', ['Sat 21 next', 'Sat 28'], ['Sat 5']],
  ['2026-11-21T08:30', ['Sat 21 over', 'Sat 28 next'], ['Sat 5']],
  ['2026-12-06T12:00', ['Sat 21 over', 'Sat 28 over'], ['Sat 5 over']],
])(
  'the dates of an event at %s are listed by month, those that are over and the next one marked',
  (now, november, december) => {
    render(<EventDates dates={eventDatesAt(CLASS, at(now))} level={2} />);
    const all = screen.getByRole('region', { name: 'All 3 dates' });
    expect(within(all).getByRole('heading', { level: 2, name: 'All 3 dates' })).toBeVisible();
    const textsOf = (month: string) =>
      within(within(all).getByRole('list', { name: month }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim());
    expect(textsOf('November 2026')).toEqual(november);
    expect(textsOf('December 2026')).toEqual(december);
  },
);

describe('the notice of an event with several dates', () => {
  const notice = (clock: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(at(clock));
    const [first] = eventDatesAt(CLASS, at('2026-11-20T12:00'));
    render(
      <EventNotice
        moments={first?.moments}
        until={undefined}
        laterDates={(CLASS.moreDates ?? []).map((day) => ({ day, words: formatLongDay(day) }))}
        lastDayOpens={0}
        pageNow={at('2026-11-20T12:00')}
      />,
    );
    return screen.getByRole('paragraph').textContent;
  };
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['2026-11-20T12:00', 'Tomorrow'],
    ['2026-11-21T07:30', 'On now'],
    ['2026-11-21T08:30', 'Next on Saturday, 28 November 2026'],
    ['2026-11-29T08:30', 'Next on Saturday, 5 December 2026'],
    ['2026-12-06T08:30', 'This event has ended.'],
  ])('of a page that was rendered before says at %s: %s', (clock, words) => {
    expect(notice(clock)).toBe(words);
  });
});
