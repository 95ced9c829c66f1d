import { isValidElement, type ReactNode } from 'react';
import { EventNotice } from '#components/events/page/event-notice';
import { EventTicket } from '#components/events/page/event-ticket';
import { addDays } from '#lib/time/calendar-day';
import { someEvent } from '../../../support/events/some-event.ts';

type Given = { children?: ReactNode; laterDates?: readonly { day: string }[] };

/** The dates that go to the browser, with the notice in a tree of elements. */
function datesSent(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(datesSent);
  if (!isValidElement<Given>(node)) return [];
  const { children, laterDates = [] } = node.props;
  return node.type === EventNotice ? laterDates.map(({ day }) => day) : datesSent(children);
}

const FIRST = '2026-11-20';
const later = (step: number) => Array.from({ length: 25 }, (_, index) => addDays(FIRST, step * (index + 1)));

test.each([
  ['weekly dates the next', 7, ['2026-11-27']],
  ['daily dates those of the next days', 1, ['2026-11-21', '2026-11-22', '2026-11-23']],
])('of 25 %s alone is sent to the browser', (_, step, days) => {
  const event = someEvent({ date: FIRST, moreDates: later(step) });
  const now = Date.parse(`${FIRST}T12:00:00-06:00`);
  const ticket = EventTicket({ event, moments: undefined, now, level: 1, titleId: 'title' });
  expect(datesSent(ticket)).toEqual(days);
});
