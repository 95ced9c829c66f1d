import ipaddr from 'ipaddr.js';

// Names that are never public: RFC 6761, RFC 6762, RFC 8375 and ICANN's resolution 2024.07.29.06.
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/;

const bareHost = (hostname: string) => hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '');

/**
 * Whether an IP address can be reached by everyone: not private, loopback, link-local, shared, reserved or multicast.
 * An IPv4 address inside an IPv6 address (mapped, or translated by NAT64) counts as that IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'rfc6052') return isPublicAddress(parsed.toByteArray().slice(-4).join('.'));
  return parsed.range() === 'unicast';
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
