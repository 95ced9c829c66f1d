import 'client-only';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { isPrivatePath } from '#lib/site/private-paths';
import { track } from '../track.browser.ts';
import { pageLoadOf } from './page-load.ts';

const tracked = new Set<string>();

/** Tracks a metric, once: CLS and INP may be reported again when a hidden page becomes visible. */
function trackMetric({ id, name, value }: Metric) {
  if (tracked.has(id)) return;
  tracked.add(id);
  track({
    name: 'web_vital',
    metric: name,
    value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
  });
}

/** Tracks load times and Web Vitals of this document, once each; nothing if it was opened as a private page. */
export function trackPagePerformance(): void {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation && isPrivatePath(new URL(navigation.name).pathname)) return;
    const load = navigation && pageLoadOf(navigation);
    if (load) track(load);
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(trackMetric);
  } catch {
    // The browser does not support the Performance API.
  }
}
