import 'client-only';
import { type RefObject, useEffect, useRef } from 'react';
import { canTrack, track } from '#lib/analytics/track.browser';

/** A slide counts as shown when so much of it, as a fraction, was visible for so long, in milliseconds. */
const VISIBLE_PART = 0.5;
const VISIBLE_MS = 1000;

const idOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-slide-id]')?.dataset.slideId ?? '';

/** Whether nothing of the page can be seen: another tab, or a dialog on top. */
export const isPageCovered = () => document.hidden || document.querySelector('dialog[open]') !== null;

/**
 * Counts each slide of a row once for each view of the page, when it was shown, and each press of its link. Nothing is
 * observed where the visitor is not to be counted. `slides` names those that are in the row.
 */
export function useSlideCounts(row: RefObject<HTMLElement | null>, slides: string): void {
  const counted = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: of other slides, the elements are others
  useEffect(() => {
    const element = row.current;
    if (!element || !canTrack()) return;
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const inView = new Set<Element>();

    const stop = (slide: Element) => {
      clearTimeout(timers.get(slide));
      timers.delete(slide);
    };
    const start = (slide: Element) => {
      stop(slide);
      if (counted.current.has(idOf(slide)) || document.hidden) return;
      timers.set(
        slide,
        setTimeout(() => {
          if (isPageCovered()) return start(slide);
          counted.current.add(idOf(slide));
          track({ name: 'slide_shown', id: idOf(slide) });
        }, VISIBLE_MS),
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isVisible = intersectionRatio >= VISIBLE_PART;
          if (isVisible === inView.has(target)) continue;
          inView[isVisible ? 'add' : 'delete'](target);
          (isVisible ? start : stop)(target);
        }
      },
      { threshold: VISIBLE_PART },
    );
    for (const slide of element.querySelectorAll('[data-slide-id]')) observer.observe(slide);

    const changeTab = () => inView.forEach(document.hidden ? stop : start);
    document.addEventListener('visibilitychange', changeTab);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', changeTab);
      for (const slide of [...timers.keys()]) stop(slide);
    };
  }, [row, slides]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // The end of a swipe: the slider has heard of it before, and the link does not open.
      if (event.defaultPrevented) return;
      // The middle button opens a link in a new tab, the others but the first do not.
      if (link && event.button <= 1) track({ name: 'slide_pressed', id: idOf(link) });
    };
    // Not while capturing, as the slider does. Links inside the site are taken over later, at the window.
    element.addEventListener('click', press);
    element.addEventListener('auxclick', press);
    return () => {
      element.removeEventListener('click', press);
      element.removeEventListener('auxclick', press);
    };
  }, [row]);
}
