/** What `isCacheable` needs to know of a response. */
type ResponseFacts = {
  status: number;
  /** `Response.type`: 'basic' is same-origin. */
  type: string;
  redirected: boolean;
  cacheControl: string | null;
};

/**
 * Whether a response may be cached on the device: status 200, same-origin, not redirected, neither private nor
 * `no-store`. Opaque responses of other hosts are not: browsers charge several megabytes of quota for each.
 */
export const isCacheable = ({ status, type, redirected, cacheControl }: ResponseFacts): boolean =>
  status === 200 &&
  (type === 'basic' || type === 'default') &&
  !redirected &&
  !/\b(no-store|private)\b/i.test(cacheControl ?? '');
