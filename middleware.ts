import { type NextRequest, NextResponse } from 'next/server';
import { eventAddress } from '#lib/events/event-address.server';

export const config = {
  runtime: 'nodejs',
  // Pages alone: files, Next's own addresses and the API answer for themselves.
  matcher: ['/', '/things-to-do(.*)', '/events/:id'],
};

const THINGS_TO_DO = '/things-to-do-in-belize';
const EVENT = /^\/events\/([^/]+)$/;

const refuse = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new NextResponse(sentence, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

function show(request: NextRequest, pathname: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  return NextResponse.rewrite(url);
}

/**
 * The door to the pages: they are only read; every path that starts with /things-to-do shows that view; an event's
 * address that has moved leads on. An unknown event is turned away here, because a page that finds out itself
 * answers 404 with an empty document, and is kept in memory for every address that somebody makes up.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
  if (request.headers.has('next-action')) return refuse(400, 'This site has no server actions.');

  const { pathname } = request.nextUrl;
  if (pathname.startsWith('/things-to-do'))
    return pathname === THINGS_TO_DO ? NextResponse.next() : show(request, THINGS_TO_DO);

  const [, id] = EVENT.exec(pathname) ?? [];
  if (!id) return NextResponse.next();
  const address = await eventAddress(id);
  if (address.kind === 'known') return NextResponse.next();
  if (address.kind === 'unknown') return show(request, '/_not-found');
  const url = request.nextUrl.clone();
  url.pathname = `/events/${address.id}`;
  return NextResponse.redirect(url, 308);
}
