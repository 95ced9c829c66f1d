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
 * Remembers which events of the list are in view. The function that it returns is called once the list has been drawn
 * anew, for another day: the first of them that is still listed is scrolled to where it was, before anything is painted.
 * The browser's own scroll anchoring does not do that, as all elements are other ones.
 */
export function holdPlace(): () => void {
  const list = document.getElementById(EVENT_LIST);
  const inView = [...linksOf(list)].filter(([, { top }]) => top >= 0 && top < window.innerHeight);
  return () => {
    const links = linksOf(list);
    const [address, before] = inView.find(([found]) => links.has(found)) ?? [];
    const moved = (links.get(address ?? null)?.top ?? 0) - (before?.top ?? 0);
    if (Math.abs(moved) < 1) return;
    announceJump();
    window.scrollBy({ top: moved, behavior: 'instant' });
  };
}
