'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { AnalyticsServices } from '#lib/analytics/analytics-services';
import '#lib/analytics/captured-errors.browser';
import { afterStartup } from '#lib/device/page-idle.browser';

/** Counts the visit, once the page rests; until then it only listens for errors. */
export function VisitCounter({ services }: { services: AnalyticsServices }) {
  const path = usePathname();
  useEffect(() => {
    afterStartup()
      .then(() => import('./at-rest.ts'))
      .then(({ atRest }) => atRest(path, services))
      // The code did not arrive: the visit is not counted, and nobody misses anything.
      .catch(() => {});
  }, [path, services]);
  return null;
}
