import 'client-only';
import type { AnalyticsEvent } from './analytics-event.ts';

const PATH = '/api/analytics';
const TYPE = 'application/json';

/**
 * Sends events to our own server, so that they arrive even from a page that is being left. Where the browser does not
 * take them over they are asked to go once more in the ordinary way; then they are forgotten. Never fails.
 */
export async function sendEvents(events: readonly AnalyticsEvent[]): Promise<void> {
  const body = JSON.stringify({ events });
  try {
    if (navigator.sendBeacon(PATH, new Blob([body], { type: TYPE }))) return;
  } catch {
    // Missing, or forbidden by an extension.
  }
  try {
    const headers = { 'Content-Type': TYPE };
    await fetch(PATH, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' });
  } catch {
    // No network. Nobody waits for it.
  }
}
