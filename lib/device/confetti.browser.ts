import 'client-only';
import { isLight } from './light-mode.browser.ts';
import { isMoving } from './motion.browser.ts';

const COLOURS = ['#171696', '#d90f19', '#ffffff', '#ffb627', '#0e8f9a', '#e5346b'];

/**
 * Throws this many particles over the page, or over the dialog that `near` stands in, which lies above the page.
 * Does nothing where things may not move, nor on a light device. The code is fetched when it is first wanted; without it, no confetti.
 */
export async function throwConfetti(particles: number, near: Element): Promise<void> {
  if (!isMoving() || isLight()) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      zIndex: '5',
      pointerEvents: 'none',
    });
    (near.closest('dialog') ?? document.body).append(canvas);
    const throwFrom = confetti.create(canvas, { resize: true, disableForReducedMotion: true });
    await throwFrom({ particleCount: particles, spread: 100, origin: { y: 0.7 }, colors: COLOURS });
    canvas.remove();
  } catch {
    // It was only decoration.
  }
}
