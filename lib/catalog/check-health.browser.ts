import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { healthChecksOf } from './health-checks.ts';

const PATH = '/api/health';
const KEY = 'health-checks';
const CHECKED = 'health-checked';
/** Milliseconds from the start of the page to the check. */
const DELAY_MS = 3_000;
const TIMEOUT_MS = 10_000;
let isAsked = false;

function savesData(): boolean {
  try {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData === true;
  } catch {
    return false;
  }
}

const askHealth = async (): Promise<unknown> => {
  try {
    const response = await fetch(PATH, { signal: AbortSignal.timeout?.(TIMEOUT_MS), credentials: 'omit' });
    return await response.json();
  } catch {
    return undefined;
  }
};

async function check(): Promise<void> {
  if (readStorage(CHECKED, 'sessionStorage')) return;
  // Without storage the result could not be stored.
  if (!writeStorage(CHECKED, 'yes', 'sessionStorage')) return;
  writeStorage(KEY, JSON.stringify(healthChecksOf(await askHealth(), new Date().toISOString())));
}

/**
 * Three seconds after the start of the page, or at once when it is called later, once per visit: loads the health report
 * and stores its summary in this browser. Not when the visitor saves data. Never throws.
 */
export function checkHealth(): void {
  if (isAsked || savesData()) return;
  isAsked = true;
  setTimeout(check, Math.max(0, DELAY_MS - performance.now()));
}
