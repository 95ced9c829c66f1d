import 'client-only';
import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen something may be to count as near. */
const MARGIN = '400px 0px';

const hasIdleCallback = () => typeof window.requestIdleCallback === 'function';
const whenIdle = (work: () => void) =>
  hasIdleCallback() ? window.requestIdleCallback(work, { timeout: 2000 }) : window.setTimeout(work, 200);
const cancelIdle = (handle: number) =>
  hasIdleCallback() ? window.cancelIdleCallback(handle) : window.clearTimeout(handle);

/** True once the page has loaded, an element has come near the screen, and the browser has nothing else to do. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    let idle = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        idle = whenIdle(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    const observe = () => observer.observe(element);
    if (document.readyState === 'complete') observe();
    else window.addEventListener('load', observe, { once: true });
    return () => {
      window.removeEventListener('load', observe);
      observer.disconnect();
      cancelIdle(idle);
    };
  }, [ref, near]);

  return near;
}
