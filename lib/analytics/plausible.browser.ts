import 'client-only';
import type { AnalyticsEvent } from './analytics-event.ts';

/** Sends events to Plausible's own address for them, without its script. `page` is an address without a query. */
export function plausible(service: { domain: string; api: string }) {
  return async ({ name, ...fields }: AnalyticsEvent, page: string): Promise<void> => {
    try {
      await fetch(`${service.api.replace(/\/+$/, '')}/api/event`, {
        method: 'POST',
        // Text, as its script sends it: no question beforehand whether it may be sent.
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify({
          name: name === 'page_view' ? 'pageview' : name,
          url: page,
          domain: service.domain,
          props: fields,
        }),
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
    } catch {
      // Nobody waits for it.
    }
  };
}
