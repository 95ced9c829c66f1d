'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import type { AnalyticsServices } from '#lib/analytics/analytics-services';
import '#lib/analytics/captured-errors.browser';
import { afterStartup } from '#lib/device/page-idle.browser';

/** Counts the visit of each page once, when it is idle; until then it only captures errors. */
export function VisitCounter({ services }: { services: AnalyticsServices }) {
  const path = usePathname();
  // Not a dependency: a change of the query is no other page, but brings a new object of the same services.
  const count = useEffectEvent(async () => {
    await afterStartup();
    const { onIdle } = await import('./on-idle.ts');
    await onIdle(path, services);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each path
  useEffect(() => {
    // The code could not be loaded: the visit is not counted.
    count().catch(() => {});
  }, [path]);
  return null;
}
