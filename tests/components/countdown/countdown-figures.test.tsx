import { act, render, screen } from '@testing-library/react';
import { CountdownFigures } from '#components/countdown/countdown-figures';
import { setMotionAllowed } from '#lib/device/motion.browser';
import { belizeMidnight } from '#lib/time/calendar-day';
import { preferMotion } from '../../support/motion.ts';

const target = belizeMidnight('2026-11-19');
const START = Date.parse('2026-11-17T22:58:57-06:00');
const holiday = { name: 'Garifuna Settlement Day', label: 'Nov 19, 2026' };

const show = (renderedAt: number) =>
  render(<CountdownFigures holiday={holiday} target={target} renderedAt={renderedAt} />);
const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const flipping = () => [...document.querySelectorAll('[data-was]')].map((digit) => digit.textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const choose = (moving: boolean) => act(() => setMotionAllowed(moving));

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  preferMotion(false);
});
afterEach(() => jest.useRealTimers());

// First in the file: what somebody chooses below is remembered as long as the page.
test('reduced motion starts paused, with true figures, and can be played', () => {
  preferMotion(true);
  show(START - 5000);
  expect(figures()).toMatchObject({ Seconds: '03' });
  pass(5000);
  expect(figures()).toMatchObject({ Seconds: '03' });
  choose(true);
  pass(1000);
  expect(figures()).toMatchObject({ Minutes: '00', Seconds: '57' });
});

describe('days, hours, minutes and seconds to a holiday', () => {
  test('are updated each second', () => {
    show(START);
    expect(figures()).toEqual({ Days: '01', Hours: '01', Minutes: '01', Seconds: '03' });
    pass(1000);
    expect(figures()).toEqual({ Days: '01', Hours: '01', Minutes: '01', Seconds: '02' });
    pass(3000);
    expect(figures()).toEqual({ Days: '01', Hours: '01', Minutes: '00', Seconds: '59' });
  });

  test('are those of now, however long ago the page was made', () => {
    show(START - 86_400_000);
    expect(figures()).toMatchObject({ Days: '01', Hours: '01' });
    expect(flipping()).toEqual([]);
  });

  test('are all zero once the holiday has begun', () => {
    jest.setSystemTime(target - 2000);
    show(target - 2000);
    expect(figures()).toMatchObject({ Seconds: '02' });
    pass(2000);
    expect(figures()).toEqual({ Days: '00', Hours: '00', Minutes: '00', Seconds: '00' });
    pass(60_000);
    expect(figures()).toEqual({ Days: '00', Hours: '00', Minutes: '00', Seconds: '00' });
  });

  test('flip one digit at a time, and only where it changes', () => {
    show(START);
    expect(flipping()).toEqual([]);
    pass(1000);
    expect(flipping()).toEqual(['2']);
    pass(3000);
    expect(flipping()).toEqual(['0', '5', '9']);
  });

  test('have room for the hundred days of a pinned day', () => {
    jest.setSystemTime(target - 183 * 86_400_000);
    show(START);
    expect(figures()).toMatchObject({ Days: '183' });
  });
});

describe('who hears the page', () => {
  test('is told in one sentence, which is not read out at every tick', () => {
    show(START);
    expect(screen.getByText('2 days until Garifuna Settlement Day, Nov 19, 2026')).not.toHaveAttribute(
      'aria-live',
    );
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveAttribute('aria-live', 'off');
  });

  test('hears, as everybody sees, that it is today, from midnight in Belize on', () => {
    jest.setSystemTime(target - 1000);
    show(target - 1000);
    expect(screen.queryByText(/it is today/)).not.toBeInTheDocument();
    pass(1000);
    expect(screen.getByText('And it is today!')).toBeVisible();
    expect(screen.getByText('Today is Garifuna Settlement Day, Nov 19, 2026')).toBeInTheDocument();
    pass(86_400_000);
    expect(screen.queryByText(/it is today/)).not.toBeInTheDocument();
  });
});

describe('what moves by itself can be paused', () => {
  test('the page’s pause control stops the seconds, and they run again with the time that has passed', () => {
    show(START);
    choose(false);
    pass(2000);
    expect(figures()).toMatchObject({ Seconds: '03' });
    choose(true);
    expect(figures()).toMatchObject({ Seconds: '01' });
    pass(1000);
    expect(figures()).toMatchObject({ Seconds: '00' });
  });

  test('no clock runs on after it has left the page', () => {
    const { unmount } = show(START);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
