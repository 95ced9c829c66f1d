import { type NextRequest, NextResponse } from 'next/server';
import { eventAddress } from '#lib/catalog/event-address.server';
import { servedCategories } from '#lib/catalog/landing/served-categories.server';
import { celebrationBySlug } from '#lib/celebrations/celebrations.server';
import { isFiltering } from '#lib/events/event-filters';
import { searchRequestFrom } from '#lib/events/filters/search-request';
import { filteredList } from '#lib/landing/filtered-list';
import { landingAt } from '#lib/landing/landing-address';
import { understandSearch } from '#lib/questions/understand-search';
import { networksForLimits } from '#lib/server/handlers/guard.server';
import { toPublicError } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { isThingsToDo } from '#lib/site/event-lists';
import { LISTED_PATHS } from '#lib/site/listed-paths';
import { plainPage } from '#lib/site/plain-page';
import { PRIVATE_CACHE_CONTROL, PRIVATE_LINK_HEADERS } from '#lib/site/private-headers';
import { isModerationPath, isPrivatePath, privateKind, privateLink } from '#lib/site/private-paths';
import { SEARCH_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';
import { writtenKey, writtenPaths, writtenPrivateLink } from '#lib/site/written-paths';
import { hasModerators } from '#lib/submissions/items/links/moderators.server';
import { moderationOutage } from '#lib/submissions/moderation/requests/moderation-outage.server';
import { invalidLinkPage } from '#lib/submissions/private-page/invalid-link-page';
import { verifyPrivateLink } from '#lib/submissions/private-page/verify-private-link.server';

export const config = {
  runtime: 'nodejs',
  // All paths but Next's own files, images and the API, of which only moderation is checked here. Next reads this
  // without running it, so moderators' API is written out; a test compares it with the table of private paths.
  matcher: ['/((?!_next/|api/|images/).*)', '/api/moderate/:path*'],
};

const CELEBRATION = /^\/celebrations\/(.+)$/;
// Not a public path: by itself it shows the list.
const CATEGORY_ROUTE = `${THINGS_TO_DO_PATH}/category`;
const EVENT = /^\/events\/([^/]+)(\/.*)?$/;
// The only path below an event's page that is redirected with it, for stored calendar subscriptions.
const CALENDAR_FILE = '/calendar.ics';
const PREVIEW = /^\/preview-/;
// Next's internal path of an intercepted route, which opens an event in a dialog; not a public URL.
const INTERCEPTED = /\(|%28/i;

// Cached for minutes only: a row may be added to the sheet, and an event may be moved back to its former day.
const NOT_FOUND_HEADERS = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };
/** What next.config.mjs sets for private pages too; a rewritten response has only the headers given here. */
const PRIVATE_HEADERS = { 'Cache-Control': PRIVATE_CACHE_CONTROL };
const REDIRECT_HEADERS = { 'Cache-Control': 'public, max-age=300' };

const textResponse = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new NextResponse(sentence, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

// A plain URL rather than NextURL, which restores the trailing slash of the request.
function withPath(request: NextRequest, pathname: string): URL {
  const url = new URL(request.url);
  url.pathname = pathname;
  return url;
}

/** These headers of a response about a public address; about a private one, those that no cache keeps. */
const headersFor = ({ nextUrl }: NextRequest, publicHeaders: Record<string, string>) =>
  isPrivatePath(nextUrl.pathname) ? PRIVATE_HEADERS : publicHeaders;

const notFound = (request: NextRequest) =>
  NextResponse.rewrite(withPath(request, '/_not-found'), { headers: headersFor(request, NOT_FOUND_HEADERS) });

/** The answer about an event that was listed, and of which nothing may be shown any more. */
const gonePage = () =>
  plainPage(
    {
      status: 410,
      title: 'This event is gone',
      sentence: 'It was taken off the calendar. All that is on is in the list.',
      link: { href: THINGS_TO_DO_PATH, label: 'See all events' },
    },
    NOT_FOUND_HEADERS,
  );

/**
 * Verifies the token of a private link before the page renders, for the same reason as an event's id. A link as a text or a
 * messenger had it leads to itself without what no token contains.
 */
async function privatePage(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const written = writtenPrivateLink(pathname);
  if (written)
    return NextResponse.redirect(withPath(request, written), { status: 307, headers: PRIVATE_LINK_HEADERS });
  const link = privateLink(pathname);
  const access = link !== undefined && (await verifyPrivateLink(request, link));
  if (!(access instanceof PublicError))
    return access ? NextResponse.next() : invalidLinkPage(`/${pathname.split('/')[1]}`);
  const { retryAfter } = access.details;
  return textResponse(access.status, access.message, {
    'Cache-Control': 'no-store',
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
  });
}

/** The parameters with which a mailed link signs a moderator in, or opens one item. */
const MAILED_KEYS = ['token', 'key'];

/** Leads from a moderator's mailed link as a text had it to the link itself; then says whether pages can be shown. */
async function moderationPage(request: NextRequest): Promise<Response> {
  const url = new URL(request.url);
  for (const name of MAILED_KEYS) {
    const key = url.searchParams.get(name);
    if (key) url.searchParams.set(name, writtenKey(key));
  }
  const isMended = MAILED_KEYS.some(
    (name) => url.searchParams.get(name) !== request.nextUrl.searchParams.get(name),
  );
  if (isMended) return NextResponse.redirect(url, { status: 307, headers: PRIVATE_HEADERS });
  return (
    (await moderationOutage(`${request.nextUrl.pathname}${request.nextUrl.search}`)) ?? NextResponse.next()
  );
}

/** A page of results is rendered for each request, so they are limited; without filters the list is the answer. */
async function searchPage(request: NextRequest): Promise<Response> {
  const { filters } = searchRequestFrom(request.nextUrl.searchParams);
  if (!isFiltering(understandSearch(filters))) {
    const list = withPath(request, THINGS_TO_DO_PATH);
    list.search = '';
    return NextResponse.redirect(list, { status: 307, headers: PRIVATE_HEADERS });
  }
  try {
    await enforceRateLimit('search', networksForLimits(request));
    return NextResponse.next();
  } catch (error) {
    const { status, details } = toPublicError(error, 'search');
    return plainPage(
      {
        status,
        title: 'Too many searches',
        sentence: 'Many searches came from your network at once. All events are in the list meanwhile.',
        link: { href: THINGS_TO_DO_PATH, label: 'See all events' },
      },
      details.retryAfter ? { 'Retry-After': String(details.retryAfter) } : {},
    );
  }
}

/** What a path means: a page, a celebration, an event that is there or has moved, its calendar file; undefined for anything else. */
async function meantPath(path: string): Promise<string | undefined> {
  if (LISTED_PATHS.includes(path) || path === SEARCH_PATH || isThingsToDo(path)) return path;
  if (celebrationBySlug(CELEBRATION.exec(path)?.[1] ?? '')) return path;
  const [, id, rest = ''] = EVENT.exec(path) ?? [];
  if (!id || (rest && rest !== CALENDAR_FILE)) return undefined;
  const address = await eventAddress(id);
  if (address.kind === 'unknown' || address.kind === 'gone') return undefined;
  return address.kind === 'moved' ? `/events/${address.id}${rest}` : path;
}

/** Leads from an address as a text or a messenger had it, '/EVENTS/id).', to the public one that it means. */
async function writtenPage(request: NextRequest): Promise<NextResponse | undefined> {
  for (const written of writtenPaths(request.nextUrl.pathname)) {
    const path = await meantPath(written);
    if (path)
      return NextResponse.redirect(withPath(request, path), { status: 308, headers: REDIRECT_HEADERS });
  }
  return undefined;
}

/** The list in place of a page that is none; where it may become one, our front does not keep the list for it. */
const listAt = (request: NextRequest, mayBecomePage: boolean) =>
  NextResponse.rewrite(withPath(request, THINGS_TO_DO_PATH), {
    headers: mayBecomePage ? { 'Content-Location': THINGS_TO_DO_PATH } : {},
  });

/** A landing page, where its address with filters or out of a text leads, or the list, which every other path with this prefix shows. */
async function thingsToDoPage(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === THINGS_TO_DO_PATH) return NextResponse.next();
  const landing = landingAt(pathname);
  if (!landing) {
    const written = writtenPaths(pathname).find(landingAt);
    return written
      ? NextResponse.redirect(withPath(request, written), { status: 308, headers: REDIRECT_HEADERS })
      : listAt(request, false);
  }
  // A category without a page is any other address of the list: with filters it is filtered by them alone.
  if (landing.kind === 'category' && !(await servedCategories(Date.now())).has(landing.category))
    return listAt(request, true);
  const list = filteredList(landing, searchParams);
  if (list)
    return NextResponse.redirect(new URL(list, request.url), { status: 307, headers: REDIRECT_HEADERS });
  // Its route lies below another path, as the months have their own there.
  return landing.kind === 'category'
    ? NextResponse.rewrite(withPath(request, `${CATEGORY_ROUTE}/${landing.category}`))
    : NextResponse.next();
}

/**
 * Runs before every page: allows only GET and HEAD, rewrites every path that starts with /things-to-do to a landing page or
 * to the list, and redirects former URLs of events. Unknown events and celebrations get their 404 here: a page that calls notFound() itself
 * responds with an empty document, which Next would cache in memory for every made-up URL.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const isApi = pathname.startsWith('/api/');
  if (isModerationPath(pathname) && !hasModerators())
    return isApi ? textResponse(404, 'Not found.') : notFound(request);
  if (isApi) return NextResponse.next();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return textResponse(405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
  if (request.headers.has('next-action')) return textResponse(400, 'This site has no server actions.');

  const isPrivateLink = privateKind(pathname) === 'link';
  if (INTERCEPTED.test(pathname) && !isPrivateLink) return notFound(request);
  if (pathname.length > 1 && pathname.endsWith('/'))
    return NextResponse.redirect(withPath(request, pathname.replace(/\/+$/, '') || '/'), {
      status: 308,
      headers: headersFor(request, REDIRECT_HEADERS),
    });
  if (isThingsToDo(pathname)) return thingsToDoPage(request);

  const celebration = CELEBRATION.exec(pathname)?.[1];
  if (celebration !== undefined && !celebrationBySlug(celebration))
    return (await writtenPage(request)) ?? notFound(request);

  if (pathname === SEARCH_PATH) return searchPage(request);
  if (isModerationPath(pathname)) return moderationPage(request);
  if (isPrivateLink) return privatePage(request);

  const [, id, rest] = EVENT.exec(pathname) ?? [];
  if (!id) return (await writtenPage(request)) ?? NextResponse.next();
  const address = await eventAddress(id);
  const isFile = rest === CALENDAR_FILE || PREVIEW.test(rest ?? '');
  if (address.kind === 'known')
    return (rest && !isFile && (await writtenPage(request))) || NextResponse.next();
  if (address.kind === 'gone') return gonePage();
  if (address.kind === 'unknown' || (rest && rest !== CALENDAR_FILE))
    return (await writtenPage(request)) ?? notFound(request);
  return NextResponse.redirect(withPath(request, `/events/${address.id}${rest ?? ''}`), {
    status: 308,
    headers: REDIRECT_HEADERS,
  });
}
