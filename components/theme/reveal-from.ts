import { isLightMode } from '#lib/device/light-mode.browser';

const REVEAL_MS = 350;

/**
 * Runs `change`, and reveals the changed page as a circle from the centre of `button`; without the animation with
 * reduced motion, in light mode and in browsers without view transitions.
 */
export async function revealFrom(button: HTMLElement, change: () => void) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || isLightMode() || !document.startViewTransition) return change();

  const { left, top, width, height } = button.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const radius = Math.hypot(Math.max(x, window.innerWidth - x), Math.max(y, window.innerHeight - y));
  try {
    await document.startViewTransition(change).ready;
  } catch {
    // Skipped, because the page is hidden or another change followed; the theme has changed nevertheless.
    return;
  }
  document.documentElement.animate(
    { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
    {
      duration: REVEAL_MS,
      easing: 'cubic-bezier(0.3, 0, 0.3, 1)',
      pseudoElement: '::view-transition-new(root)',
    },
  );
}
