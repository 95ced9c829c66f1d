import { type NextRequest, NextResponse } from 'next/server';

export const config = {
  runtime: 'nodejs',
  // Pages alone: files, Next's own addresses and the API answer for themselves.
  matcher: ['/', '/things-to-do(.*)', '/events/:id'],
};

const THINGS_TO_DO = '/things-to-do-in-belize';

const refuse = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new NextResponse(sentence, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });

/** The door to the pages: they are only read, and every path that starts with /things-to-do shows that view. */
export function middleware(request: NextRequest) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
  if (request.headers.has('next-action')) return refuse(400, 'This site has no server actions.');
  const { pathname } = request.nextUrl;
  if (!pathname.startsWith('/things-to-do') || pathname === THINGS_TO_DO) return NextResponse.next();
  const url = request.nextUrl.clone();
  url.pathname = THINGS_TO_DO;
  return NextResponse.rewrite(url);
}
