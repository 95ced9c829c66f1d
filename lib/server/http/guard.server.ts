import 'server-only';
import { serverEnv, siteUrl } from '../env.server.ts';
import { countRequest } from '../limits/rate-limit.server.ts';
import type { LimitedEndpoint } from '../limits/rate-limits.ts';
import { clientNetwork } from './client-address.ts';
import { isCrossSite } from './cross-site.ts';
import { PublicError } from './public-error.ts';
import { SOCKET_ADDRESS_HEADER } from './socket-address.server.ts';

/** The hosts under which this site is reached: its public one, and the one the request itself was sent to. */
function ownHosts(request: Request): string[] {
  const asked = serverEnv().TRUSTED_PROXIES > 0 ? request.headers.get('x-forwarded-host') : null;
  return [new URL(siteUrl()).host, asked ?? request.headers.get('host') ?? ''].filter(Boolean);
}

type CrossSiteRule = {
  /**
   * Whether a hidden origin may pass: a page that sends no referrer (a private link's) says 'null', and what it
   * sends carries its own permission.
   */
  mayHideOrigin?: boolean;
};

/** Throws a 403 when a page of another site sent the request. */
export function refuseCrossSite(request: Request, { mayHideOrigin = false }: CrossSiteRule = {}): void {
  const { headers } = request;
  const origin = headers.get('origin');
  const provenance = {
    origin: mayHideOrigin && origin === 'null' ? null : origin,
    fetchSite: headers.get('sec-fetch-site'),
    hosts: ownHosts(request),
  };
  if (isCrossSite(provenance))
    throw new PublicError(403, 'This can only be sent from our own pages.', { code: 'cross-site' });
}

/** The network a request came from: what limits are counted by, never kept. */
export const networkOfRequest = ({ headers }: Request) =>
  clientNetwork(
    headers.get('x-forwarded-for') ?? '',
    headers.get(SOCKET_ADDRESS_HEADER) ?? '',
    serverEnv().TRUSTED_PROXIES,
  );

/** What every POST passes first: it comes from our own pages (403), and not too often from one network (429). */
export async function guardPost(
  request: Request,
  endpoint: LimitedEndpoint,
  rule: CrossSiteRule = {},
): Promise<void> {
  refuseCrossSite(request, rule);
  await countRequest(endpoint, networkOfRequest(request));
}

/**
 * The same for what needs no store to be answered: 403 and 429 as above, and a store that cannot count turns nobody
 * away.
 */
export async function guardWithoutStore(request: Request, endpoint: LimitedEndpoint): Promise<void> {
  refuseCrossSite(request);
  await countRequest(endpoint, networkOfRequest(request)).catch((error: unknown) => {
    if (error instanceof PublicError) throw error;
  });
}
