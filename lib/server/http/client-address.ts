const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;

/** '10.0.0.1' as it is counted, or undefined when it is no IPv4 address. */
function ipv4Of(address: string): string | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return undefined;
  const parts = address.split('.').map(Number);
  return parts.every((part) => part < 256) ? parts.join('.') : undefined;
}

/** The eight groups of an IPv6 address, however it is written, or undefined when it is none. */
function groupsOf(address: string): number[] | undefined {
  const url = `http://[${address}]`;
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(url)) return undefined;
  const split = (text = '') =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = new URL(url).hostname.slice(1, -1).split('::').map(split);
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<number>(missing).fill(0), ...(after ?? [])];
}

/** The IPv4 address inside an IPv6 one ('::ffff:10.0.0.1'), as servers that listen on both see it. */
function mappedOf(groups: number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).some(Boolean) || groups[5] !== 0xffff) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * What limits are counted by: an IPv4 address, or the /64 network of an IPv6 one, since a household has all of it.
 * `networkOf('2001:db8:1:2:3::9')` is '2001:db8:1:2::/64'; anything else is 'unknown'.
 */
export function networkOf(address: string): string {
  const trimmed = address.trim().replace(/%[^\]]*/, '');
  const [, bracketed, numbered] = WITH_PORT.exec(trimmed) ?? [];
  const bare = bracketed ?? numbered ?? trimmed;
  const ipv4 = ipv4Of(bare);
  if (ipv4) return ipv4;
  const groups = groupsOf(bare);
  if (!groups) return 'unknown';
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return mappedOf(groups) ?? `${network.join(':')}::/64`;
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
