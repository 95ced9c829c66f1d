const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;

/** The eight groups of an IPv6 address, or undefined when it is none. */
function groupsOf(address: string): string[] | undefined {
  const [head = '', tail, ...more] = address.split('::');
  if (more.length > 0) return undefined;
  const split = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [split(head), split(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array<string>(tail === undefined ? 0 : missing).fill('0'), ...after];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? groups : undefined;
}

/**
 * What limits are counted by: an IPv4 address, or the /64 network of an IPv6 one, since a household has all of it.
 * `networkOf('2001:db8:1:2:3::9')` is '2001:db8:1:2::/64'; anything else is 'unknown'.
 */
export function networkOf(address: string): string {
  const trimmed = address.trim().replace(/%.*$/, '');
  const [, bracketed, numbered] = WITH_PORT.exec(trimmed) ?? [];
  const bare = bracketed ?? numbered ?? trimmed;
  const ipv4 = MAPPED.exec(bare)?.[1] ?? bare;
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(ipv4)) return ipv4;
  const groups = groupsOf(bare.toLowerCase());
  if (!groups) return 'unknown';
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
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
