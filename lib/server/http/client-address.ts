import ipaddr from 'ipaddr.js';

const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;

/**
 * What limits are counted by: an IPv4 address, or the /64 network of an IPv6 one, since a household has all of it.
 * `networkOf('2001:db8:1:2:3::9')` is '2001:db8:1:2::/64'; anything else is 'unknown'.
 */
function networkOf(address: string): string {
  const trimmed = address.trim().replace(/%[^\]]*/, '');
  const [, bracketed, numbered] = WITH_PORT.exec(trimmed) ?? [];
  const bare = bracketed ?? numbered ?? trimmed;
  // Zeros before a number mean octal to the library; proxies that write them mean decimal.
  const decimal = bare.replace(/\b0+(?=\d+(\.|$))/g, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(decimal)) return decimal;
  if (!ipaddr.IPv6.isValid(bare)) return 'unknown';
  const parsed = ipaddr.IPv6.parse(bare);
  // Servers that listen on both see '::ffff:10.0.0.1'.
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * The network a request came from. With proxies of our own before the server, the address is the one that the
 * outermost of them wrote: counted from the right of X-Forwarded-For, since everything further left is the
 * visitor's own claim. Without, it is the connection's.
 */
export function clientNetwork(forwardedFor: string, socketAddress: string, trustedProxies: number): string {
  if (trustedProxies === 0) return networkOf(socketAddress);
  return networkOf(forwardedFor.split(',').at(-trustedProxies) ?? '');
}
