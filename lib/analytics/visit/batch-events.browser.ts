import 'client-only';
import type { AnalyticsEvent } from '../analytics-event.ts';
import { hasOptedOut } from '../track.browser.ts';

/** A batch is sent when it has this many events, after this many milliseconds, or when the page is hidden. */
const BATCH_SIZE = 20;
const MAX_WAIT_MS = 30_000;
/** Events that wait while offline; further ones are dropped. */
const MAX_QUEUED = 50;

const PATH = '/api/analytics';
const TYPE = 'application/json';

const isOffline = () => navigator.onLine === false;

/**
 * Sends events to our server with `sendBeacon`, which also works while the page is being unloaded. Falls back to
 * `fetch`; if that fails too the events are lost. Never rejects.
 */
async function sendEvents(events: readonly AnalyticsEvent[]): Promise<void> {
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

/** Collects events and sends them in batches. Returns the function that adds an event. */
export function createEventBatcher(): (event: AnalyticsEvent) => void {
  let queued: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendAll = () => {
    clearTimeout(timer);
    timer = undefined;
    // The visitor may have opted out since the events were queued.
    if (hasOptedOut()) queued = [];
    if (queued.length === 0) return;
    if (isOffline()) {
      timer = setTimeout(sendAll, MAX_WAIT_MS);
      return;
    }
    const events = queued;
    queued = [];
    void sendEvents(events);
  };

  // On the document: web-vitals listens on the window, capturing, so its final values have been tracked before.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll();
  });
  window.addEventListener('pagehide', sendAll);

  return (event) => {
    if (queued.length >= MAX_QUEUED) return;
    queued.push(event);
    if (queued.length >= BATCH_SIZE) sendAll();
    else timer ??= setTimeout(sendAll, MAX_WAIT_MS);
  };
}
