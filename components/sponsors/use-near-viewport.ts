import 'client-only';
import { type RefObject, useEffect, useState } from 'react';
import { whenIdle, whenLoaded } from '#lib/device/page-idle.browser';

/** Distance to the viewport within which an element is near. */
const MARGIN = '400px 0px';

/** True once the page has loaded, an element has come near the viewport, and the browser is idle. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        cancel = whenIdle(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    const stop = whenLoaded(() => observer.observe(element));
    return () => {
      stop();
      observer.disconnect();
      cancel();
    };
  }, [ref, near]);

  return near;
}
