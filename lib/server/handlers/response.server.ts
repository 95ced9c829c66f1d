import 'server-only';
import { errorCode } from '../error-code.ts';
import { PublicError } from '../http/public-error.ts';
import { log } from '../log.server.ts';
import { isOutage } from '../store/outage.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `Retry-After` in seconds when the store or the disk is unavailable. */
const OUTAGE_RETRY_SECONDS = 30;

/** A JSON response that is not cached. */
export const jsonResponse = (body: object, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...NO_STORE, ...headers } });

/** Redirects with 303 after a form post, so that a reload does not send the form again. */
export const seeOther = (path: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { Location: path, ...NO_STORE, ...headers } });

/** Converts any error to a PublicError: 503 for an outage, 500 otherwise. Unexpected errors are logged by code and position. */
export function toPublicError(error: unknown, endpoint: string): PublicError {
  if (error instanceof PublicError) return error;
  const name = error instanceof Error ? error.name : typeof error;
  const at =
    error instanceof Error
      ? error.stack
          ?.split('\n')
          .find((line) => line.includes(' at '))
          ?.trim()
      : undefined;
  if (isOutage(error)) {
    log().error({ endpoint, code: errorCode(error) ?? name }, 'The store or the disk cannot be used');
    return new PublicError(503, 'We cannot accept this right now. Nothing is lost: try again in a moment.', {
      code: 'unavailable',
      retryAfter: OUTAGE_RETRY_SECONDS,
    });
  }
  log().error({ endpoint, code: errorCode(error) ?? name, at }, 'An endpoint failed');
  return new PublicError(500, 'Something went wrong on our side. Nothing is lost: try again in a moment.');
}

/** The JSON response `{ error, code?, fields? }` for an error, with its status. */
export function errorResponse(error: unknown, endpoint: string): Response {
  const { status, message, details } = toPublicError(error, endpoint);
  const { code, fields, retryAfter } = details;
  return jsonResponse(
    { error: message, ...(code && { code }), ...(fields && { fields }) },
    status,
    retryAfter ? { 'Retry-After': String(retryAfter) } : {},
  );
}
