'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { AnalyticsServices } from '#lib/analytics/analytics-services';
import '#lib/analytics/captured-errors.browser';
import { afterStartup } from '#lib/device/page-idle.browser';

/** Counts the visit once the page is idle; until then it only captures errors. */
export function VisitCounter({ services }: { services: AnalyticsServices }) {
  const path = usePathname();
  useEffect(() => {
    afterStartup()
      .then(() => import('./on-idle.ts'))
      .then(({ onIdle }) => onIdle(path, services))
      // The code could not be loaded: the visit is not counted.
      .catch(() => {});
  }, [path, services]);
  return null;
}
