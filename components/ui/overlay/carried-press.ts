import type { PointerEvent } from 'react';

/** The button on which the pointer went down, until it goes up. */
let pressed: Element | undefined;

const forget = () => {
  pressed = undefined;
};

/**
 * Handlers of a button whose press counts even where the button was replaced under the pointer by another one with these
 * handlers: the pointer went down on the close button of a preview, and goes up on that of the dialog that has taken
 * its place. Browsers make no click of that. Calls `press` of the latter then; every other press stays a click.
 */
export const carriedPress = (press: () => void) => ({
  onPointerDown({ button, currentTarget }: PointerEvent) {
    if (button !== 0) return;
    pressed = currentTarget;
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, forget, { once: true });
  },
  onPointerUp() {
    if (pressed && !pressed.isConnected) press();
  },
});
