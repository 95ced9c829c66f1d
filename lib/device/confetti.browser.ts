import 'client-only';
import { isLightMode } from './light-mode.browser.ts';
import { isMotionAllowed } from './motion.browser.ts';

const COLOURS = ['#171696', '#d90f19', '#ffffff', '#ffb627', '#0e8f9a', '#e5346b'];

/**
 * Throws this many confetti particles over the page, or over the dialog that contains `near`. Does nothing when motion
 * is off or in light mode. The code is loaded on first use; if that fails there is no confetti.
 */
export async function throwConfetti(particles: number, near: Element): Promise<void> {
  if (!isMotionAllowed() || isLightMode()) return;
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
    // Decoration only.
  }
}
