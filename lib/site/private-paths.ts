/**
 * Why an address is private:
 * - `link`: a page about one submission or slide. Whoever has the token in its path may see it.
 * - `moderation`: pages of moderators, for whom their session is checked.
 * - `api`: no pages, but what programs ask for.
 */
export type PrivateKind = 'link' | 'moderation' | 'api';

/** Private addresses by the first part of their path, with everything below it. */
export type PrivatePaths = Readonly<Record<`/${string}`, PrivateKind>>;

/**
 * The private addresses: no cache keeps them, no visit of them is counted, no other site or search engine learns them.
 * The one exception is /api/events, the index of events, which is the same for everybody; who keeps it names it.
 */
export const PRIVATE_PATHS = {
  '/results': 'link',
  '/status': 'link',
  '/moderate': 'moderation',
  '/metrics': 'api',
  '/api': 'api',
} as const satisfies PrivatePaths;

type PathOf<Kind extends PrivateKind> = {
  [Path in keyof typeof PRIVATE_PATHS]: (typeof PRIVATE_PATHS)[Path] extends Kind ? Path : never;
}[keyof typeof PRIVATE_PATHS];

/** The first part of each private link: '/status' of '/status/<token>' */
export type PrivateLinkPath = PathOf<'link'>;

/** How many letters the token of a private link has: those of a SHA-256 in base64url. */
export const PRIVATE_TOKEN_LENGTH = 43;

/** A private link in its parts. */
export type PrivateLinkParts = { page: string; token: string };

/** Why the address with a path is private; undefined for a public one. */
export const privateKind = (path: string, paths: PrivatePaths = PRIVATE_PATHS): PrivateKind | undefined =>
  paths[`/${path.split('/')[1]}`];

/** Whether the address with a path is private. */
export const isPrivatePath = (path: string, paths: PrivatePaths = PRIVATE_PATHS): boolean =>
  `/${path.split('/')[1]}` in paths;

/** Whether a path is that of moderators' pages, or of the API behind them. */
export const isModerationPath = (path: string, paths?: PrivatePaths): boolean =>
  privateKind(path.replace(/^\/api(?=\/)/, ''), paths) === 'moderation';

/**
 * The private link that a path is or lies below; undefined for any other path.
 *
 *     privateLink('/status/x7Q/withdraw'); // { page: '/status', token: 'x7Q' }
 */
export function privateLink(path: string, paths?: PrivatePaths): PrivateLinkParts | undefined {
  const [, page = '', token] = path.split('/');
  return token && privateKind(path, paths) === 'link' ? { page: `/${page}`, token } : undefined;
}
