import { act, fireEvent, render, screen } from '@testing-library/react';
import { CountdownFigures } from '#components/countdown/countdown-figures';
import { belizeMidnight } from '#lib/time/calendar-day';

const target = belizeMidnight('2026-11-19');
const START = Date.parse('2026-11-17T22:58:57-06:00');

function preferMotion(reduced: boolean) {
  window.matchMedia = (media) =>
    ({ media, matches: reduced && media === '(prefers-reduced-motion: reduce)' }) as MediaQueryList;
}

const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  preferMotion(false);
});
afterEach(() => jest.useRealTimers());

describe('days, hours, minutes and seconds to a holiday', () => {
  test('update each second', () => {
    render(<CountdownFigures target={target} renderedAt={START} />);
    expect(figures()).toEqual({ Days: '1', Hours: '1', Minutes: '1', Seconds: '3' });
    pass(1000);
    expect(figures()).toEqual({ Days: '1', Hours: '1', Minutes: '1', Seconds: '2' });
    pass(3000);
    expect(figures()).toEqual({ Days: '1', Hours: '1', Minutes: '0', Seconds: '59' });
  });

  test('are those of now, however long ago the page was made', () => {
    render(<CountdownFigures target={target} renderedAt={START - 86_400_000} />);
    expect(figures()).toMatchObject({ Days: '1', Hours: '1' });
  });

  test('are zeros once past', () => {
    jest.setSystemTime(target - 2000);
    render(<CountdownFigures target={target} renderedAt={target - 2000} />);
    expect(figures()).toMatchObject({ Seconds: '2' });
    pass(2000);
    expect(figures()).toEqual({ Days: '0', Hours: '0', Minutes: '0', Seconds: '0' });
    pass(60_000);
    expect(figures()).toEqual({ Days: '0', Hours: '0', Minutes: '0', Seconds: '0' });
  });

  test('are a timer that is not read out at every tick', () => {
    render(<CountdownFigures target={target} renderedAt={START} />);
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveAttribute('aria-live', 'off');
  });
});

describe('what moves by itself can be paused', () => {
  test('Pause stops the seconds, Play lets them run again with the time that has passed', () => {
    render(<CountdownFigures target={target} renderedAt={START} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(2000);
    expect(figures()).toMatchObject({ Seconds: '3' });
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(1000);
    expect(figures()).toMatchObject({ Seconds: '0' });
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test('reduced motion starts paused, with true figures, and can be played', () => {
    preferMotion(true);
    render(<CountdownFigures target={target} renderedAt={START - 5000} />);
    expect(figures()).toMatchObject({ Seconds: '3' });
    pass(5000);
    expect(figures()).toMatchObject({ Seconds: '3' });
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(1000);
    expect(figures()).toMatchObject({ Minutes: '0', Seconds: '57' });
  });

  test('no clock runs on after it has left the page', () => {
    const { unmount } = render(<CountdownFigures target={target} renderedAt={START} />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
