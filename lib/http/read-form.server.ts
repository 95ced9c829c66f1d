import 'server-only';
import { PublicError } from './public-error.ts';
import { MAX_JSON_BYTES, readBody } from './read-body.server.ts';

/**
 * The fields of a plain HTML form of at most 64 KB, the last one of each name. Throws a PublicError: 415 for another
 * type, 413 when it is too long.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new PublicError(415, 'Send the form of the page.');
  const body = await readBody(request, MAX_JSON_BYTES, 'This is too long: at most 64 KB can be sent.');
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}
