import { act, render, screen } from '@testing-library/react';
import { CountdownFigures } from '#components/countdown/countdown-figures';
import { setMotionAllowed } from '#lib/device/motion.browser';
import { belizeMidnight } from '#lib/time/calendar-day';
import { preferMotion } from '../../support/jsdom/motion.ts';

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

// First in the file: the choices of the tests below are remembered.
test('with reduced motion the countdown starts paused, with current figures, and can be started', () => {
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

  test('are current, however old the page is', () => {
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

  test('flip only the digits that change', () => {
    show(START);
    expect(flipping()).toEqual([]);
    pass(1000);
    expect(flipping()).toEqual(['2']);
    pass(3000);
    expect(flipping()).toEqual(['0', '5', '9']);
  });

  test('have three digits for the hundred days of a pinned day', () => {
    jest.setSystemTime(target - 183 * 86_400_000);
    show(START);
    expect(figures()).toMatchObject({ Days: '183' });
  });
});

describe('a screen reader', () => {
  test('gets one sentence, which is not announced at every tick', () => {
    show(START);
    expect(screen.getByText('2 days until Garifuna Settlement Day, Nov 19, 2026')).not.toHaveAttribute(
      'aria-live',
    );
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveAttribute('aria-live', 'off');
  });

  test('gets the same note as everyone that it is today, from midnight in Belize', () => {
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

describe('automatic motion can be paused', () => {
  test('by the page’s pause control, which stops the seconds until it resumes them with the current time', () => {
    show(START);
    choose(false);
    pass(2000);
    expect(figures()).toMatchObject({ Seconds: '03' });
    choose(true);
    expect(figures()).toMatchObject({ Seconds: '01' });
    pass(1000);
    expect(figures()).toMatchObject({ Seconds: '00' });
  });

  test('and leaves no timer when the countdown is unmounted', () => {
    const { unmount } = show(START);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
