import 'client-only';
import type { AnalyticsEvent } from '../analytics-event.ts';

/** Sends events to Plausible's events API, without its script. `page` is a URL without a query. */
export function plausible(service: { domain: string; api: string }) {
  return async ({ name, ...fields }: AnalyticsEvent, page: string): Promise<void> => {
    try {
      await fetch(`${service.api.replace(/\/+$/, '')}/api/event`, {
        method: 'POST',
        // As Plausible's script sends it: text/plain avoids a CORS preflight.
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
      // Analytics may fail silently.
    }
  };
}
