import 'server-only';
import { errorCode } from '../error-code.ts';
import { log } from '../log.server.ts';
import { isOutage } from '../store/outage.ts';
import { PublicError } from './public-error.ts';

const PRIVATE = { 'Cache-Control': 'no-store' };

/** Seconds after which a visitor may try again when store or disk did not take something. */
const OUTAGE_RETRY_SECONDS = 30;

/** An answer that nobody keeps. */
export const jsonAnswer = (body: object, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...PRIVATE, ...headers } });

/** Sends the browser on after a form: a reload then sends nothing twice. */
export const seeOther = (path: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { Location: path, ...PRIVATE, ...headers } });

/** What went wrong as an error whose sentence may be shown; everything unexpected is logged by its code alone. */
export function publicErrorOf(error: unknown, endpoint: string): PublicError {
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
    return new PublicError(503, 'We cannot take this right now. Nothing is lost: try again in a moment.', {
      code: 'unavailable',
      retryAfter: OUTAGE_RETRY_SECONDS,
    });
  }
  log().error({ endpoint, code: errorCode(error) ?? name, at }, 'An endpoint failed');
  return new PublicError(500, 'Something went wrong on our side. Nothing is lost: try again in a moment.');
}

/** An error as `{ error }` with its status. */
export function errorAnswer(error: unknown, endpoint: string): Response {
  const { status, message, details } = publicErrorOf(error, endpoint);
  const { code, fields, retryAfter } = details;
  return jsonAnswer(
    { error: message, ...(code && { code }), ...(fields && { fields }) },
    status,
    retryAfter ? { 'Retry-After': String(retryAfter) } : {},
  );
}
