import 'client-only';
import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '#lib/device/page-idle.browser';
import { onceInView } from '#lib/device/triggers.browser';

/** True once the page has loaded, an element has come near the viewport, and the browser is idle. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    let cancel = onceInView(element)(() => {
      cancel = whenIdle(() => setNear(true));
    });
    return () => cancel();
  }, [ref, near]);

  return near;
}
