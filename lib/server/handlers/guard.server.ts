import 'server-only';
import { serverEnv, siteUrl } from '../env.server.ts';
import { clientNetworks, type Networks } from '../http/client-address.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { PublicError } from '../http/public-error.ts';
import { SOCKET_ADDRESS_HEADER } from '../http/socket-address.server.ts';
import { enforceRateLimit } from '../limits/rate-limit.server.ts';
import type { RateLimitedEndpoint } from '../limits/rate-limits.ts';

/** The hosts of this site: the public one, and the one that the request was sent to. */
function ownHosts(request: Request): string[] {
  const forwarded = serverEnv().TRUSTED_PROXIES > 0 ? request.headers.get('x-forwarded-host') : null;
  return [new URL(siteUrl()).host, forwarded ?? request.headers.get('host') ?? ''].filter(Boolean);
}

type CrossSiteRule = {
  /**
   * Whether `Origin: null` is allowed: status pages send it because of their referrer policy, and their requests are
   * authorised by a token. Decision 43 says why.
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

/**
 * The networks by which the requests of a client are limited: an IPv4 address, or the /64 of an IPv6 address and the
 * /48 around it. They are never stored with other data.
 */
export const networksForLimits = ({ headers }: Request): Networks =>
  clientNetworks(
    headers.get('x-forwarded-for') ?? '',
    headers.get(SOCKET_ADDRESS_HEADER) ?? '',
    serverEnv().TRUSTED_PROXIES,
  );

/**
 * The network by which something that is scarce is shared out: an IPv4 address, or the /48 of an IPv6 address, so that
 * one line has one share.
 */
export function networkForShares(request: Request): string {
  const networks = networksForLimits(request);
  return networks.at(-1) ?? networks[0];
}

/** The checks before every POST. Throws a PublicError: 403 for a cross-site request, 429 above the rate limit. */
export async function guardPost(
  request: Request,
  endpoint: RateLimitedEndpoint,
  rule: CrossSiteRule = {},
): Promise<void> {
  refuseCrossSite(request, rule);
  await enforceRateLimit(endpoint, networksForLimits(request));
}
