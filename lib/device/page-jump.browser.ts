import 'client-only';
import { PAGE_JUMP } from './page-jump-event.ts';

/** Says that the page itself is about to scroll at once, to where something was found: no visitor scrolls then. */
export const announceJump = () => window.dispatchEvent(new Event(PAGE_JUMP));

/** Calls `listener` before the page scrolls itself; returns a function that unsubscribes. */
export function onJump(listener: () => void): () => void {
  window.addEventListener(PAGE_JUMP, listener);
  return () => window.removeEventListener(PAGE_JUMP, listener);
}
