/** The headers Origin and Sec-Fetch-Site, and the hosts of this site. */
type Provenance = { origin: string | null; fetchSite: string | null; hosts: readonly string[] };

/**
 * Whether a request was sent by a page of another site (CSRF). Clients other than browsers send neither header; they
 * are allowed, as they carry no visitor's cookies.
 */
export function isCrossSite({ origin, fetchSite, hosts }: Provenance): boolean {
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === null) return false;
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}
