import 'server-only';
import { refuseCrossSite } from '#lib/server/handlers/guard.server';
import { jsonResponse, seeOther, toPublicError } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { readForm } from '#lib/server/http/read-form.server';
import { plainPage } from '#lib/site/plain-page';
import { REASONS_ID } from '../decisions/canned-reasons.ts';
import { actingModerator, type Moderator } from '../sign-in/acting-moderator.server.ts';
import { moderationProblem } from './moderation-problem.ts';

const ENDPOINT = 'moderate';
const SIGN_IN = '/moderate/sign-in';

const TITLES: Record<number, string> = {
  400: 'This could not be accepted',
  401: 'Please sign in',
  403: 'This could not be accepted',
  404: 'There is no such item',
  409: 'Somebody was faster',
  429: 'Too many requests',
};

/** Whether our own script sends the request and shows the messages itself. */
const wantsJson = (request: Request) => /application\/json/.test(request.headers.get('accept') ?? '');

/** Whether a page of ours shows the message: programs get a response with its status, browsers go back to the page. */
const wantsPage = (request: Request) => /text\/html/.test(request.headers.get('accept') ?? '');

/** The page on which a browser reads why its form was not taken; undefined where no page says so. */
function pageWithProblem(code: string | undefined, back: string): string | undefined {
  if (code === undefined || moderationProblem(code) === undefined) return undefined;
  // A moderator whose session is over sees neither queue nor item.
  const path = code === 'session' ? SIGN_IN : back;
  const place = code === 'reason' ? `#${REASONS_ID}` : '';
  return `${path}${path.includes('?') ? '&' : '?'}problem=${code}${place}`;
}

function failure(request: Request, error: unknown, back: string): Response {
  const { status, message, details } = toPublicError(error, ENDPOINT);
  const page = wantsPage(request) ? pageWithProblem(details.code, back) : undefined;
  if (page) return seeOther(page);
  const headers: Record<string, string> = details.retryAfter
    ? { 'Retry-After': String(details.retryAfter) }
    : {};
  const { code, fields } = details;
  if (wantsJson(request))
    return jsonResponse(
      { error: message, ...(code && { code }), ...(fields && { fields }) },
      status,
      headers,
    );
  const problems = fields ? Object.values(fields) : [];
  const sentence = problems.length > 1 ? problems.join('. ') : message;
  const link =
    status === 401
      ? { href: SIGN_IN, label: 'Sign in' }
      : { href: back, label: status === 409 ? 'See it as it is now' : 'Go back' };
  return plainPage({ status, title: TITLES[status] ?? 'This did not work', sentence, link }, headers);
}

type FormRequest = { request: Request; form: URLSearchParams; now: number };

/** Handles a form that anyone may send from our own pages. `back` gives the path of its page, for errors. */
export async function publicPost(
  request: Request,
  back: (form: URLSearchParams) => string,
  perform: (sent: FormRequest) => Promise<Response>,
): Promise<Response> {
  let form = new URLSearchParams();
  try {
    refuseCrossSite(request);
    form = await readForm(request);
    return await perform({ request, form, now: Date.now() });
  } catch (error) {
    return failure(request, error, back(form));
  }
}

type ModeratorPostOptions = { back?: (form: URLSearchParams) => string; itemId?: string };

/**
 * Handles a form that only a moderator may send: in a session, or with the key of the item it is about. `back` gives
 * the path of its page, for errors (default: the queue).
 */
export function moderatorPost(
  request: Request,
  perform: (sent: FormRequest & { moderator: Moderator }) => Promise<Response>,
  { back = () => '/moderate', itemId }: ModeratorPostOptions = {},
): Promise<Response> {
  return publicPost(request, back, async (sent) => {
    const key = sent.form.get('key') ?? '';
    const item = itemId ? { id: itemId, key } : undefined;
    const moderator = await actingModerator(request.headers.get('cookie'), sent.now, item);
    if (!moderator)
      throw new PublicError(401, 'Your session has ended, or this link has expired. Sign in and try again.', {
        code: 'session',
      });
    return perform({ ...sent, moderator });
  });
}

/**
 * Responds with what only a moderator in a session may get; redirects to the sign-in page without one. An error is told
 * on a page that leads back to the queue.
 */
export async function moderatorGet(
  request: Request,
  perform: (asked: { moderator: Moderator; now: number }) => Promise<Response>,
): Promise<Response> {
  try {
    const now = Date.now();
    const moderator = await actingModerator(request.headers.get('cookie'), now);
    return moderator ? await perform({ moderator, now }) : seeOther('/moderate/sign-in');
  } catch (error) {
    return failure(request, error, '/moderate');
  }
}
