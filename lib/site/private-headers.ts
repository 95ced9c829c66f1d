import { PRIVATE_PATHS, type PrivateKind, type PrivatePaths } from './private-paths.ts';

/** `Cache-Control` of a private page: neither the browser nor a shared cache keeps it. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';

const PAGE_HEADERS = {
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': PRIVATE_CACHE_CONTROL,
};

/** The headers that every response below a private path gets. */
const HEADERS: Readonly<Record<PrivateKind, Readonly<Record<string, string>>>> = {
  // The address is the permission, so no other site may learn it.
  link: { ...PAGE_HEADERS, 'Referrer-Policy': 'no-referrer' },
  // Not 'no-referrer', with which browsers send forms with 'Origin: null', like a cross-site request.
  moderation: { ...PAGE_HEADERS, 'Referrer-Policy': 'same-origin' },
  // Each response has its own: the index of events is public.
  api: {},
};

/** The headers of a response that stands in place of the page of a private link. */
export const PRIVATE_LINK_HEADERS = HEADERS.link;

/** The rules for private paths in `headers` of next.config.mjs. */
export const privateHeaderRules = (paths: PrivatePaths = PRIVATE_PATHS) =>
  Object.entries(paths)
    .map(([path, kind]) => ({
      source: `${path}/:path*`,
      headers: Object.entries(HEADERS[kind]).map(([key, value]) => ({ key, value })),
    }))
    .filter(({ headers }) => headers.length > 0);
