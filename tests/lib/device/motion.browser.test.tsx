import { act, renderHook } from '@testing-library/react';
import { throwConfetti } from '#lib/device/confetti.browser';
import { setLightMode } from '#lib/device/light-mode.browser';
import {
  clearPlaybackChoice,
  isMotionAllowed,
  setMotionAllowed,
  useAutoplay,
} from '#lib/device/motion.browser';
import { preferMotion } from '../../support/jsdom/motion.ts';

const mockConfetti = jest.fn(() => Promise.resolve());
jest.mock('canvas-confetti', () => ({ __esModule: true, default: { create: () => mockConfetti } }));

beforeEach(() => {
  preferMotion(false);
  act(() => {
    setLightMode(false);
    setMotionAllowed(true);
  });
  mockConfetti.mockClear();
});

/** What moves: the seconds of the countdown, and the slides. */
const moves = () => {
  const { result, unmount } = renderHook(useAutoplay);
  const slides = result.current;
  unmount();
  return { seconds: isMotionAllowed(), slides };
};

test('everything moves on a strong device', () => {
  expect(moves()).toEqual({ seconds: true, slides: true });
});

test('on a light device no slide changes by itself, but the seconds count', () => {
  setLightMode(true);
  expect(moves()).toEqual({ seconds: true, slides: false });
});

test('pressing play on a light device starts everything, and is stored', () => {
  setLightMode(true);
  setMotionAllowed(false);
  expect(moves()).toEqual({ seconds: false, slides: false });
  setMotionAllowed(true);
  expect(moves()).toEqual({ seconds: true, slides: true });
  expect(localStorage.getItem('motion')).toBe('moving');
});

test('pressing pause and play on a strong device is no choice for a slow connection', () => {
  setMotionAllowed(false);
  setMotionAllowed(true);
  expect(localStorage.getItem('motion')).toBeNull();
  setLightMode(true);
  expect(moves().slides).toBe(false);
});

test('switching the data saver on stops the slides, and keeps a pause', () => {
  setLightMode(true);
  setMotionAllowed(true);
  clearPlaybackChoice();
  expect(moves()).toEqual({ seconds: true, slides: false });
  setMotionAllowed(false);
  clearPlaybackChoice();
  expect(moves().seconds).toBe(false);
});

test('with reduced motion everything starts paused, until play is pressed', () => {
  preferMotion(true);
  expect(moves()).toEqual({ seconds: false, slides: false });
  setMotionAllowed(true);
  expect(moves()).toEqual({ seconds: true, slides: true });
});

test('a component is notified at once when the device becomes light', () => {
  const { result } = renderHook(useAutoplay);
  act(() => setLightMode(true));
  expect(result.current).toBe(false);
  act(() => setLightMode(false));
  expect(result.current).toBe(true);
});

test('confetti is shown on a strong device, but not on a light one', async () => {
  await throwConfetti(100, document.body);
  expect(mockConfetti).toHaveBeenCalledTimes(1);
  setLightMode(true);
  await throwConfetti(100, document.body);
  expect(mockConfetti).toHaveBeenCalledTimes(1);
});
