import 'client-only';
import { OFFLINE_PAGE } from './offline-page.ts';

const ANSWER_MS = 20_000;

/** Whether this document was loaded again, by the visitor or by the page itself. */
const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Whether the network answers for the address of this page, though the page was opened without it: it may have come back
 * before anything listened for that. False where the device is offline or no answer comes within 20 seconds, and without
 * asking where this page was opened by its own address, or again: a page that a network is too weak for would be loaded
 * without an end. Never throws.
 */
export async function isNetworkBack(): Promise<boolean> {
  try {
    if (!navigator.onLine || isReloaded() || window.location.pathname === OFFLINE_PAGE) return false;
    const { status } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}
