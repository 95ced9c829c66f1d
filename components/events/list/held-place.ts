import { announceJump } from '#lib/device/page-jump.browser';
import { EVENT_LIST } from '#lib/site/event-lists';

/** The links of the list's events, by their addresses, that have a box. */
function linksOf(list: Element | null) {
  const links = [...(list?.querySelectorAll<HTMLElement>('a[href^="/events/"]') ?? [])];
  return new Map(
    links
      .map((link) => [link.getAttribute('href'), link.getBoundingClientRect()] as const)
      .filter(([, { height }]) => height > 0),
  );
}

/**
 * Keeps the page from moving where it can't be scrolled any further: at its top what is gone above leaves its height as a
 * gap, which is given back as soon as it has been scrolled out of view.
 */
function leaveGap(box: HTMLElement, height: number) {
  const gap = `${height}px`;
  box.style.paddingTop = gap;
  const giveBack = () => {
    if (box.isConnected && window.scrollY < height) return;
    window.removeEventListener('scroll', giveBack);
    // It has left the page with its gap, or a later one has its place.
    if (!box.isConnected || box.style.paddingTop !== gap) return;
    box.style.paddingTop = '';
    announceJump();
    window.scrollBy({ top: -height, behavior: 'instant' });
  };
  window.addEventListener('scroll', giveBack, { passive: true });
}

/**
 * Remembers which events of the list are in view. The function that it returns is called once the list has been drawn
 * anew, for another day: the first of them that is still listed stays where it was, before anything is painted. Where what
 * is above the list takes most of the screen, that is read, and stays by itself.
 * The browser's own scroll anchoring does not do that, as all elements are other ones; and at the top of a page it never
 * does.
 */
export function holdPlace(): () => void {
  const list = document.getElementById(EVENT_LIST);
  const isRead = list !== null && list.getBoundingClientRect().top < window.innerHeight / 2;
  const inView = isRead
    ? [...linksOf(list)].filter(([, { top }]) => top >= 0 && top < window.innerHeight)
    : [];
  return () => {
    const box = list?.lastElementChild;
    const [address, before] = inView.find(([found]) => linksOf(list).has(found)) ?? [];
    const moved = () => (linksOf(list).get(address ?? null)?.top ?? 0) - (before?.top ?? 0);
    const needed = moved();
    if (Math.abs(needed) < 1) return;
    announceJump();
    window.scrollBy({ top: needed, behavior: 'instant' });
    const missing = -moved();
    if (missing >= 1 && box instanceof HTMLElement) leaveGap(box, missing);
  };
}
