'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { CountingServices } from '#lib/analytics/counting-services';
import '#lib/analytics/heard-errors.browser';
import { firstMomentsPass } from '#lib/device/page-rest.browser';

/** Counts the visit, once the page rests; until then it only listens for errors. */
export function VisitCounter({ services }: { services: CountingServices }) {
  const path = usePathname();
  useEffect(() => {
    firstMomentsPass()
      .then(() => import('./at-rest.ts'))
      .then(({ atRest }) => atRest(path, services))
      // The code did not arrive: the visit is not counted, and nobody misses anything.
      .catch(() => {});
  }, [path, services]);
  return null;
}
