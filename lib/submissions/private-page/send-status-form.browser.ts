import 'client-only';
import type { SendResult } from '#lib/forms/form-answer';
import type { FormValues } from '#lib/forms/form-values';

const NO_RESPONSE =
  'It was not sent: you are offline, or our server does not answer. Everything is still here, so try again in a moment.';

/** Milliseconds after which a slow connection counts as none. */
const TIMEOUT_MS = 30_000;

/** Sends a plain form of the status page; the result has the address it redirects to, or the error. */
export async function sendStatusForm(action: string, values: FormValues): Promise<SendResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams(values),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { pathname, search } = new URL(response.url);
    if (response.redirected && pathname.startsWith('/status/'))
      return { ok: true, statusUrl: pathname + search };
    // Any other response comes from in between, like the login page of a wireless network.
    const isOurs = !response.ok && response.headers.get('Content-Type')?.startsWith('text/plain');
    return { ok: false, status: response.status, error: isOurs ? await response.text() : NO_RESPONSE };
  } catch {
    return { ok: false, status: 0, error: NO_RESPONSE };
  }
}
