import { render, screen } from '@testing-library/react';
import { EventNotice } from '#components/events/page/event-notice';
import { eventMoments } from '#lib/events/event-moments';
import { hourAttributes } from '#lib/events/hour-attributes';
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

test.each([
  ['of a span under way', '8 AM - 10 PM', 'On now', 'On now, until Sunday, 22 November 2026'],
  ['of a span under way without an hour', undefined, 'Today', 'Today, and until Sunday, 22 November 2026'],
])('the notice %s begins with the word of its tickets', (_, time, word, words) => {
  const now = Date.parse(BEFORE);
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const moments = eventMoments({ date: '2026-11-18', endDate: '2026-11-22', time }, BELIZE_TIME_ZONE);
  expect(hourAttributes(moments, now)?.text).toBe(word);
  render(
    <EventNotice
      moments={moments}
      until="Sunday, 22 November 2026"
      lastDayOpens={Date.parse('2026-11-22T00:00:00-06:00')}
      pageNow={now}
    />,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(words);
});

describe('the notice of days in a row reads as a sentence', () => {
  test.each([
    ['before the hours of today', '20T06:00', 'Later today, and it goes on until Sunday, 22 November 2026'],
    ['right before them', '20T08:30', 'Starts in 30 minutes, and it goes on until Sunday, 22 November 2026'],
    ['once they are over', '20T15:00', 'Tomorrow again, until Sunday, 22 November 2026'],
    ['the evening before the last day', '21T15:00', 'Tomorrow for the last time'],
    ['on the last day', '22T06:00', 'Later today'],
  ])('%s', (_, clock, words) => {
    const now = Date.parse(`2026-11-${clock}:00-06:00`);
    jest.spyOn(Date, 'now').mockReturnValue(now);
    render(
      <EventNotice
        moments={eventMoments(
          { date: '2026-11-18', endDate: '2026-11-22', time: '9 AM - 2 PM' },
          BELIZE_TIME_ZONE,
        )}
        until="Sunday, 22 November 2026"
        lastDayOpens={Date.parse('2026-11-22T00:00:00-06:00')}
        pageNow={now}
      />,
    );
    expect(screen.getByRole('paragraph').textContent).toBe(words);
  });
});

test.each([
  ['within the hour', '2026-11-20T09:10:00-06:00', '10 AM - 1 PM', 'clock'],
  ['this evening', BEFORE, '8 PM - 10 PM', 'moon-stars'],
  ['this afternoon', '2026-11-20T09:00:00-06:00', '3 PM', 'sun'],
])('the sign of what begins %s fits its hour', (_, clock, time, sign) => {
  const now = Date.parse(clock);
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const moments = eventMoments({ date: '2026-11-20', time }, BELIZE_TIME_ZONE);
  render(<EventNotice moments={moments} until={undefined} lastDayOpens={0} pageNow={now} />);
  const use = screen.getByRole('paragraph').querySelector('use');
  expect(use?.getAttribute('href')).toContain(`#${sign}`);
});
