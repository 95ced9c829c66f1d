import { type NextRequest, NextResponse } from 'next/server';
import { eventAddress } from '#lib/catalog/event-address.server';
import { PublicError } from '#lib/server/http/public-error';
import { isThingsToDo } from '#lib/site/event-lists';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { hasModerators } from '#lib/submissions/sign-in/moderators.server';
import { openStatusDoor } from '#lib/submissions/status/status-door.server';

export const config = {
  runtime: 'nodejs',
  // Pages and what search engines and previews ask for; Next's own files, pictures and the API answer for themselves.
  matcher: ['/((?!_next/|api/|images/).*)', '/api/moderate/:path*'],
};

// Without moderators nothing of it exists.
const MODERATION = /^(\/api)?\/moderate(\/|$)/;
const EVENT = /^\/events\/([^/]+)(\/.*)?$/;
const STATUS = /^\/status\/([^/]+)(\/.*)?$/;
// The one address below an event's own that people may have kept; a preview's changes with what is drawn.
const CALENDAR_FILE = '/calendar.ics';
// Next's own name for the dialog form of an event; it has no business in an address.
const INTERCEPTED = /\(|%28/i;

// Minutes, not for ever: a row may still be written, and an event may get its former day back.
const BRIEFLY = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };
const FOR_MINUTES = { 'Cache-Control': 'public, max-age=300' };

const refuse = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new NextResponse(sentence, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

// A plain URL: Next's own puts a slash at the end of whatever path it is given, when it had one before.
function withPath(request: NextRequest, pathname: string): URL {
  const url = new URL(request.url);
  url.pathname = pathname;
  return url;
}

const notFound = (request: NextRequest) =>
  NextResponse.rewrite(withPath(request, '/_not-found'), { headers: BRIEFLY });

/** A private link is looked up here for the same reason as an event. */
async function statusPage(request: NextRequest, token: string): Promise<NextResponse> {
  const door = await openStatusDoor(request, token);
  if (!(door instanceof PublicError)) return door ? NextResponse.next() : notFound(request);
  const { retryAfter } = door.details;
  return refuse(door.status, door.message, {
    'Cache-Control': 'no-store',
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
  });
}

/**
 * The door: what lies behind it is only read; every path that starts with /things-to-do shows that view; an event's
 * address that has moved leads on. An unknown event is turned away here, because a page that finds out itself
 * answers 404 with an empty document, and is kept in memory for every address that somebody makes up.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const [isModeration, isApi] = MODERATION.exec(pathname) ?? [];
  if (isModeration && !hasModerators()) return isApi ? refuse(404, 'Not found.') : notFound(request);
  if (isApi) return NextResponse.next();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
  if (request.headers.has('next-action')) return refuse(400, 'This site has no server actions.');

  if (INTERCEPTED.test(pathname)) return notFound(request);
  if (pathname.length > 1 && pathname.endsWith('/'))
    return NextResponse.redirect(withPath(request, pathname.replace(/\/+$/, '') || '/'), {
      status: 308,
      headers: FOR_MINUTES,
    });
  if (isThingsToDo(pathname))
    return pathname === THINGS_TO_DO_PATH
      ? NextResponse.next()
      : NextResponse.rewrite(withPath(request, THINGS_TO_DO_PATH));

  const [, token] = STATUS.exec(pathname) ?? [];
  if (token) return statusPage(request, token);

  const [, id, rest] = EVENT.exec(pathname) ?? [];
  if (!id) return NextResponse.next();
  const address = await eventAddress(id);
  if (address.kind === 'known') return NextResponse.next();
  if (address.kind === 'unknown' || (rest && rest !== CALENDAR_FILE)) return notFound(request);
  return NextResponse.redirect(withPath(request, `/events/${address.id}${rest ?? ''}`), {
    status: 308,
    headers: FOR_MINUTES,
  });
}
