import ipaddr from 'ipaddr.js';

const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;

/** The networks of a client, each one part of the next; at least one. */
export type Networks = readonly [string, ...string[]];

/**
 * The networks by which an address is counted, each one part of the next: an IPv4 address is one, and an IPv6 address
 * is in a /64, the network of a household, and in a /48. Providers delegate a /56 or /48 to one line, which then has 256
 * or 65,536 networks of 64 bits. Anything else is 'unknown'.
 *
 *     networksOf('2001:db8:1:2:3::9') // ['2001:db8:1:2::/64', '2001:db8:1::/48']
 */
function networksOf(address: string): Networks {
  const trimmed = address.trim().replace(/%[^\]]*/, '');
  const [, bracketed, numbered] = WITH_PORT.exec(trimmed) ?? [];
  const bare = bracketed ?? numbered ?? trimmed;
  // ipaddr.js reads leading zeros as octal; proxies that write them mean decimal.
  const decimal = bare.replace(/\b0+(?=\d+(\.|$))/g, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(decimal)) return [decimal];
  if (!ipaddr.IPv6.isValid(bare)) return ['unknown'];
  const parsed = ipaddr.IPv6.parse(bare);
  // A dual-stack socket reports '::ffff:10.0.0.1'.
  if (parsed.isIPv4MappedAddress()) return [parsed.toIPv4Address().toString()];
  const prefix = (bits: number) =>
    `${parsed.parts
      .slice(0, bits / 16)
      .map((group) => group.toString(16))
      .join(':')}::/${bits}`;
  return [prefix(64), prefix(48)];
}

/**
 * The networks of a request. Behind our own proxies the client's address is the one that the outermost of them appended
 * to X-Forwarded-For, counted from the right; anything further left can be forged. Without proxies it is the socket's.
 */
export function clientNetworks(
  forwardedFor: string,
  socketAddress: string,
  trustedProxies: number,
): Networks {
  if (trustedProxies === 0) return networksOf(socketAddress);
  return networksOf(forwardedFor.split(',').at(-trustedProxies) ?? '');
}
