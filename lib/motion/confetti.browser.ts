import 'client-only';
import { isMoving } from './motion.browser.ts';

/** The specification's number. */
export const CONFETTI_PARTICLES = 100;

/**
 * Confetti over a canvas of the page, in its own colours; its code is fetched now. Nothing happens where somebody
 * wants less motion or has paused it, nor when the code does not arrive: it is decoration.
 */
export async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (!isMoving()) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    const paint = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    await paint({
      particleCount: CONFETTI_PARTICLES,
      spread: 80,
      origin: { y: 0.4 },
      colors: ['#171696', '#D90F19', '#0E8F9A', '#FFB627', '#E5346B', '#FFFFFF'],
    });
  } catch {
    // See above.
  }
}
