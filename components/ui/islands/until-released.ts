/**
 * Resolves when the pointer that is down on `target` has been released, and a mouse's click has been heard; for the menu
 * of a `select`, whose pointer some browsers keep, when something was chosen or the focus has moved on; for a finger that
 * scrolls, when that has begun.
 */
export const untilReleased = (target: EventTarget) =>
  new Promise<void>((resolve) => {
    const released = () => setTimeout(resolve);
    const isMenu = target instanceof HTMLSelectElement;
    for (const end of isMenu
      ? ['change', 'focusout', 'pointercancel']
      : ['pointerup', 'pointercancel', 'blur'])
      window.addEventListener(end, released, { capture: true, once: true });
  });
