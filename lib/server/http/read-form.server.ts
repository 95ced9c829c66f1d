import 'server-only';
import { PublicError } from './public-error.ts';
import { readBody, TEXT_BODY_LIMIT } from './read-body.server.ts';

/** Reads the fields of a urlencoded form of at most 64 KB. Throws a PublicError: 415 for another content type, or 413. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new PublicError(
      415,
      'Send a form with the header Content-Type: application/x-www-form-urlencoded.',
    );
  const body = await readBody(request, TEXT_BODY_LIMIT);
  return new URLSearchParams(new TextDecoder().decode(body));
}
