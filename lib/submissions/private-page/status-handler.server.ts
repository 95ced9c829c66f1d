import 'server-only';
import { z } from 'zod';
import type { FormValues } from '#lib/forms/form-values';
import { guardPost } from '#lib/server/handlers/guard.server';
import { seeOther, toPublicError } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { readForm } from '#lib/server/http/read-form.server';
import type { SubmitterRequest } from './change-item.server.ts';

const seenSchema = z.object({
  token: z.string().regex(/^[\w-]{43}$/),
  version: z.coerce.number().int().min(0).max(1e9),
});

/** Where a form of the status page redirects to, below the private link: '?done=withdrawn', '/correct?again=1'. */
type RelativePath = `${'' | `/${string}`}${'' | `?${string}`}`;

// For requests that have no status page to return to: an invalid form, or too many of them.
const plainTextError = ({ status, message, details: { retryAfter } }: PublicError) =>
  new Response(message, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    },
  });

/**
 * A route handler for a plain form of the status page: protected against cross-site requests, rate-limited, and
 * redirecting back to the page, which also explains a conflict (409).
 */
export function statusHandler(
  perform: (seen: SubmitterRequest, values: FormValues) => Promise<RelativePath>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    let path: string | undefined;
    try {
      await guardPost(request, 'status-change', { mayHideOrigin: true });
      const values = Object.fromEntries(await readForm(request));
      const { success, data } = seenSchema.safeParse(values);
      if (!success) throw new PublicError(400, 'Send the form of the page.');
      path = `/status/${data.token}`;
      return seeOther(path + (await perform({ ...data, now: Date.now() }, values)));
    } catch (error) {
      const publicError = toPublicError(error, 'status');
      if (path && publicError.status === 409)
        return seeOther(`${path}?problem=${publicError.details.code ?? 'changed'}`);
      return plainTextError(publicError);
    }
  };
}
