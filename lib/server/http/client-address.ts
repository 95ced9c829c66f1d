import ipaddr from 'ipaddr.js';

const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;

/**
 * The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, as one household has all of it.
 * `networkOf('2001:db8:1:2:3::9')` is '2001:db8:1:2::/64'; anything else is 'unknown'.
 */
function networkOf(address: string): string {
  const trimmed = address.trim().replace(/%[^\]]*/, '');
  const [, bracketed, numbered] = WITH_PORT.exec(trimmed) ?? [];
  const bare = bracketed ?? numbered ?? trimmed;
  // ipaddr.js reads leading zeros as octal; proxies that write them mean decimal.
  const decimal = bare.replace(/\b0+(?=\d+(\.|$))/g, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(decimal)) return decimal;
  if (!ipaddr.IPv6.isValid(bare)) return 'unknown';
  const parsed = ipaddr.IPv6.parse(bare);
  // A dual-stack socket reports '::ffff:10.0.0.1'.
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * The network of a request. Behind our own proxies the client's address is the one that the outermost of them appended
 * to X-Forwarded-For, counted from the right; anything further left can be forged. Without proxies it is the socket's.
 */
export function clientNetwork(forwardedFor: string, socketAddress: string, trustedProxies: number): string {
  if (trustedProxies === 0) return networkOf(socketAddress);
  return networkOf(forwardedFor.split(',').at(-trustedProxies) ?? '');
}
