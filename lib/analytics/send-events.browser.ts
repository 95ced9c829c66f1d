import 'client-only';
import type { AnalyticsEvent } from './analytics-event.ts';

const PATH = '/api/analytics';
const TYPE = 'application/json';

/**
 * Sends events to our server with `sendBeacon`, which also works while the page is being unloaded. Falls back to
 * `fetch`; if that fails too the events are lost. Never rejects.
 */
export async function sendEvents(events: readonly AnalyticsEvent[]): Promise<void> {
  const body = JSON.stringify({ events });
  try {
    if (navigator.sendBeacon(PATH, new Blob([body], { type: TYPE }))) return;
  } catch {
    // Not supported, or blocked by an extension.
  }
  try {
    const headers = { 'Content-Type': TYPE };
    await fetch(PATH, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' });
  } catch {
    // Offline. Analytics may fail silently.
  }
}
