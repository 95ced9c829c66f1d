import 'client-only';

const ANSWER_MS = 20_000;

/** Whether this document was loaded again, by the visitor or by the page itself. */
const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Whether the network answers for the address of this page, though the page was opened without it: it may have come back
 * before anything listened for that. False where the device is offline or no answer comes within 20 seconds, and after a
 * reload without asking, so that a page that a network is too weak for is not loaded again and again. Never throws.
 */
export async function isNetworkBack(): Promise<boolean> {
  try {
    if (!navigator.onLine || isReloaded()) return false;
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
