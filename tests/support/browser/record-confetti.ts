import type { Page } from '@playwright/test';

/**
 * Has the next pages note at <html data-confetti> where confetti was thrown: 'dialog' or 'page'. Thrown confetti takes
 * its canvas away again, sooner than a slow machine may look for it.
 */
export const recordConfetti = (page: Page) =>
  page.addInitScript(() => {
    const { append } = Element.prototype;
    Element.prototype.append = function (...nodes) {
      if (nodes.some((node) => node instanceof HTMLCanvasElement))
        document.documentElement.dataset.confetti = this.closest('dialog') ? 'dialog' : 'page';
      append.apply(this, nodes);
    };
  });
