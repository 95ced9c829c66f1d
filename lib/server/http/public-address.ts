import ipaddr from 'ipaddr.js';

// Names that are never public: RFC 6761, RFC 6762, RFC 8375 and ICANN's resolution 2024.07.29.06.
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/** NAT64's well-known prefix. Those of 64:ff9b:1::/48 are for the translation inside a network (RFC 8215). */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** The only part of IPv6 that IANA assigns as global unicast. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** What is reserved in it beyond what ipaddr.js knows: for protocols (RFC 2928) and for documentation (RFC 9637). */
const RESERVED_IPV6 = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

const bareHost = (hostname: string) => hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '');

/**
 * Whether an IP address can be reached by everyone: not private, loopback, link-local, shared, reserved or multicast.
 * An IPv4 address inside an IPv6 address (mapped, or translated by NAT64) counts as that IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.range() === 'unicast';
  if (parsed.match(NAT64)) return isPublicAddress(parsed.toByteArray().slice(-4).join('.'));
  if (parsed.range() !== 'unicast') return false;
  return parsed.match(GLOBAL_IPV6) && !RESERVED_IPV6.some((range) => parsed.match(range));
}

/**
 * Whether the host of a URL is by itself a private one: an address that is not public, 'localhost', a name without a
 * dot (a machine of the same network or composition), or a name reserved for private use.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = bareHost(hostname);
  if (ipaddr.isValid(host)) return !isPublicAddress(host);
  return !host.includes('.') || PRIVATE_NAME.test(host);
}
