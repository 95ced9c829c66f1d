import { render, screen } from '@testing-library/react';
import { EventNotice } from '#components/events/page/event-notice';
import { eventMoments } from '#lib/events/event-moments';
import { BELIZE_TIME_ZONE } from '#lib/time/zoned-time';

const MOMENTS = eventMoments({ date: '2026-11-20', time: '8 PM - 10 PM' }, BELIZE_TIME_ZONE);
const BEFORE = '2026-11-20T12:00:00-06:00';
const AFTERWARDS = '2026-11-21T12:00:00-06:00';

test.each([
  ['that does not take place', false, BEFORE, 'What its status says.'],
  ['that did not take place', false, AFTERWARDS, 'What its status says.'],
  ['that takes place for all that', true, BEFORE, 'What its status says.Tonight'],
  ['that took place for all that', true, AFTERWARDS, 'This event has ended.'],
])('the notice of an event %s is right at that hour', (_, isToTakePlace, clock, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(clock));
  render(
    <EventNotice
      warning="What its status says."
      isToTakePlace={isToTakePlace}
      moments={MOMENTS}
      until={undefined}
      lastDayOpens={0}
      pageNow={Date.parse(clock)}
    />,
  );
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(
    words.split(/(?<=\.)(?=\w)/),
  );
});
