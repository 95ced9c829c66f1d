/** What a browser says about where a request comes from, and the hosts that are this site. */
type Provenance = { origin: string | null; fetchSite: string | null; hosts: readonly string[] };

/**
 * Whether a page of another site made a request. A program that is no browser says neither and is no danger: it
 * carries nobody's session.
 */
export function isCrossSite({ origin, fetchSite, hosts }: Provenance): boolean {
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === null) return false;
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}
