import 'client-only';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageLoadOf } from './page-load.ts';
import { isPrivatePath } from './private-path.ts';
import { track } from './track.browser.ts';

const told = new Set<string>();

/** Tells a figure. One that grows on after somebody has looked away and come back has been counted already. */
function tell({ id, name, value }: Metric) {
  if (told.has(id)) return;
  told.add(id);
  track({
    name: 'web_vital',
    metric: name,
    value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
  });
}

/** Tells how the document loaded and how it felt, once each; of a document that began as a private page nothing. */
export function measurePage(): void {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation && isPrivatePath(new URL(navigation.name).pathname)) return;
    const load = navigation && pageLoadOf(navigation);
    if (load) track(load);
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell);
  } catch {
    // A browser that measures nothing.
  }
}
