import { act, renderHook } from '@testing-library/react';
import { throwConfetti } from '#lib/device/confetti.browser';
import { setLightMode } from '#lib/device/light-mode.browser';
import {
  clearPlaybackChoice,
  isMotionAllowed,
  setMotionAllowed,
  useAutoplay,
} from '#lib/device/motion.browser';
import { preferMotion } from '../../support/motion.ts';

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

/** What moves: the seconds, and the pictures. */
const moves = () => {
  const { result, unmount } = renderHook(useAutoplay);
  const pictures = result.current;
  unmount();
  return { seconds: isMotionAllowed(), pictures };
};

test('everything moves on a strong device', () => {
  expect(moves()).toEqual({ seconds: true, pictures: true });
});

test('no picture changes by itself on a light device; its seconds count', () => {
  setLightMode(true);
  expect(moves()).toEqual({ seconds: true, pictures: false });
});

test('who presses play there has everything play, and is remembered', () => {
  setLightMode(true);
  setMotionAllowed(false);
  expect(moves()).toEqual({ seconds: false, pictures: false });
  setMotionAllowed(true);
  expect(moves()).toEqual({ seconds: true, pictures: true });
  expect(localStorage.getItem('motion')).toBe('moving');
});

test('who paused and played on a strong device has said nothing about a slow connection', () => {
  setMotionAllowed(false);
  setMotionAllowed(true);
  expect(localStorage.getItem('motion')).toBeNull();
  setLightMode(true);
  expect(moves().pictures).toBe(false);
});

test('who asks for less later has the pictures stop; a pause stays a pause', () => {
  setLightMode(true);
  setMotionAllowed(true);
  clearPlaybackChoice();
  expect(moves()).toEqual({ seconds: true, pictures: false });
  setMotionAllowed(false);
  clearPlaybackChoice();
  expect(moves().seconds).toBe(false);
});

test('reduced motion starts paused, and play wins over it', () => {
  preferMotion(true);
  expect(moves()).toEqual({ seconds: false, pictures: false });
  setMotionAllowed(true);
  expect(moves()).toEqual({ seconds: true, pictures: true });
});

test('a picture that turns knows at once when the device becomes light', () => {
  const { result } = renderHook(useAutoplay);
  act(() => setLightMode(true));
  expect(result.current).toBe(false);
  act(() => setLightMode(false));
  expect(result.current).toBe(true);
});

test('confetti flies on a strong device, and not on a light one', async () => {
  await throwConfetti(100, document.body);
  expect(mockConfetti).toHaveBeenCalledTimes(1);
  setLightMode(true);
  await throwConfetti(100, document.body);
  expect(mockConfetti).toHaveBeenCalledTimes(1);
});
