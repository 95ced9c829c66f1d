import ipaddr from 'ipaddr.js';

/** Whether a URL is of this very machine: 'localhost', or an address of the loopback networks. */
export function isLoopback(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (host === 'localhost') return true;
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host);
  return isAddress && ipaddr.parse(host).range() === 'loopback';
}
