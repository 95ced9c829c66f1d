import { changeEntry } from '#components/ui/history-entries.ts';

/**
 * How far a list is scrolled: the address of an event of it, which of several links to that event is meant, and how far
 * the top edge of its place in the list is below the window's, in CSS pixels.
 */
type ScrollPosition = { href: string; nth: number; top: number };

/** Milliseconds in which a list must have loaded, to be scrolled to its former position. */
const LOAD_TIMEOUT_MS = 10_000;
/** Milliseconds without a change after which the position is final: cards above may still get their height. */
const SETTLING_MS = 1_000;
/** What visitors do instead of waiting. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const eventLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/events/"]')];
const linksTo = (href: string) => eventLinks().filter((link) => link.getAttribute('href') === href);

/** The top edge of an event's place in the list: a card lifts itself under the mouse, and so does its link. */
const topOf = (link: HTMLAnchorElement) => (link.closest('li') ?? link).getBoundingClientRect().top;

function positionOf(link: HTMLAnchorElement): ScrollPosition {
  const href = link.getAttribute('href') ?? '';
  return { href, nth: linksTo(href).indexOf(link), top: topOf(link) };
}

/** The position by the first event that is wholly in the window; undefined when there is none. */
function presentPosition(): ScrollPosition | undefined {
  const first = eventLinks().find((link) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= window.innerHeight && !link.closest('[inert]');
  });
  return first && positionOf(first);
}

/** Scrolls the list to a former position as soon as it has loaded, unless the visitor moves before. */
function restorePosition({ href, nth, top }: ScrollPosition): void {
  const moved = new AbortController();
  for (const move of OWN_MOVES)
    window.addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true });
  const started = performance.now();
  let reached: number | undefined;
  const follow = () => {
    const now = performance.now();
    if (now - (reached ?? now) > SETTLING_MS || now - started > LOAD_TIMEOUT_MS) moved.abort();
    if (moved.signal.aborted) return;
    const link = linksTo(href)[nth];
    // The home page folds its later months.
    const folded = link?.closest('details');
    if (folded) folded.open = true;
    const distance = link ? topOf(link) - top : 0;
    if (Math.abs(distance) >= 1) {
      window.scrollBy({ top: distance, behavior: 'instant' });
      reached = undefined;
    } else if (link) reached ??= now;
    requestAnimationFrame(follow);
  };
  follow();
}

/**
 * Stores the list's scroll position in its history entry when an event is opened or the document is left, and restores
 * the one that the present entry has from before: after a reload, or Back to a list that is rendered anew, the browser
 * restores it before the list has its height. Returns a function that ends this.
 */
export function trackScrollPosition(): () => void {
  const before: ScrollPosition | undefined = window.history.state?.listPosition;
  if (before) {
    changeEntry({ listPosition: undefined });
    restorePosition(before);
  }
  const ending = new AbortController();
  const { signal } = ending;
  const storePressed = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    // In a tab of its own the event leaves this list as it is.
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/events/"]') : null;
    if (link?.closest('main')) changeEntry({ listPosition: positionOf(link) });
  };
  // Closing an event leaves the list where it is.
  const forget = () => {
    if (window.history.state?.listPosition) changeEntry({ listPosition: undefined });
  };
  window.addEventListener('click', storePressed, { capture: true, signal });
  window.addEventListener('popstate', forget, { signal });
  window.addEventListener('pagehide', () => changeEntry({ listPosition: presentPosition() }), { signal });
  return () => ending.abort();
}
