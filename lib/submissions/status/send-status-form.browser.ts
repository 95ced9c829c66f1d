import 'client-only';
import type { SendResult } from '#lib/forms/form-answer';
import type { FormValues } from '#lib/forms/form-values';

const NO_ANSWER =
  'It did not go out: there is no connection, or our server does not answer. Everything is still here, so try again in a moment.';

/** Milliseconds; then a slow line counts as none. */
const PATIENCE_MS = 30_000;

/** Sends a plain form of the status page; the result says where it leads to, or why it was not taken. */
export async function sendStatusForm(action: string, values: FormValues): Promise<SendResult> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams(values),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { pathname, search } = new URL(answer.url);
    if (answer.redirected && pathname.startsWith('/status/'))
      return { ok: true, statusUrl: pathname + search };
    // Anything else comes from somebody in between, like the sign-in page of a network.
    const isOurs = !answer.ok && answer.headers.get('Content-Type')?.startsWith('text/plain');
    return { ok: false, status: answer.status, error: isOurs ? await answer.text() : NO_ANSWER };
  } catch {
    return { ok: false, status: 0, error: NO_ANSWER };
  }
}
