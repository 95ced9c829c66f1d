import {
  forgetPosition,
  type ListPosition,
  storeLeftPosition,
  storePressedPosition,
  takePosition,
} from './list-position.ts';

/** Milliseconds in which a list must have loaded, to be scrolled to its former position. */
const LOAD_TIMEOUT_MS = 10_000;
/** Milliseconds, and renderings, without a change after which the position is final: cards above may still get their height. */
const SETTLING_MS = 1_000;
const SETTLING_FRAMES = 20;
/** What visitors do instead of waiting. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const eventLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/events/"]')];
const linksTo = (href: string) => eventLinks().filter((link) => link.getAttribute('href') === href);

/** The top edge of an event's place in the list: a card lifts itself under the mouse, and so does its link. */
const topOf = (link: HTMLAnchorElement) => (link.closest('li') ?? link).getBoundingClientRect().top;

function positionOf(link: HTMLAnchorElement): ListPosition {
  const href = link.getAttribute('href') ?? '';
  return { href, nth: linksTo(href).indexOf(link), top: topOf(link) };
}

/** The position by the first event that is wholly in the window; undefined when there is none. */
function presentPosition(): ListPosition | undefined {
  const first = eventLinks().find((link) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= window.innerHeight && !link.closest('[inert]');
  });
  return first && positionOf(first);
}

/** Scrolls the list to a former position as soon as it has loaded, unless the visitor moves before. */
function restorePosition({ href, nth, top }: ListPosition): void {
  const moved = new AbortController();
  for (const move of OWN_MOVES)
    window.addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true });
  const started = performance.now();
  let reached: number | undefined;
  let frames = 0;
  const follow = () => {
    const now = performance.now();
    const isSettled = now - (reached ?? now) > SETTLING_MS && frames > SETTLING_FRAMES;
    if (isSettled || now - started > LOAD_TIMEOUT_MS) moved.abort();
    if (moved.signal.aborted) return;
    const link = linksTo(href)[nth];
    // The home page folds its later months.
    const folded = link?.closest('details');
    if (folded) folded.open = true;
    const distance = link ? topOf(link) - top : 0;
    if (Math.abs(distance) >= 1) {
      window.scrollBy({ top: distance, behavior: 'instant' });
      reached = undefined;
      frames = 0;
    } else if (link) {
      reached ??= now;
      frames += 1;
    }
    requestAnimationFrame(follow);
  };
  follow();
}

/**
 * Stores the list's scroll position when an event is opened or the document is left, and restores the one that the
 * present history entry has from before: after a reload, or Back to a list that is rendered anew, the browser restores
 * it before the list has its height. Returns a function that ends this.
 */
export function trackScrollPosition(): () => void {
  const before = takePosition();
  if (before) restorePosition(before);
  const ending = new AbortController();
  const { signal } = ending;
  let hasOpened = false;
  const storePressed = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    // In a tab of its own the event leaves this list as it is.
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/events/"]') : null;
    if (!link?.closest('main')) return;
    hasOpened = true;
    storePressedPosition(positionOf(link));
  };
  window.addEventListener('click', storePressed, { capture: true, signal });
  // Closing an event leaves the list where it is. Of a list that is yet to be rendered the position is still needed.
  window.addEventListener('popstate', () => hasOpened && forgetPosition(), { signal });
  window.addEventListener('pagehide', () => storeLeftPosition(presentPosition()), { signal });
  return () => ending.abort();
}
