import { describe, expect, test } from '@jest/globals';
import { networkForShares, networksForLimits } from '#lib/server/handlers/guard.server';

process.env.TRUSTED_PROXIES = '1';
const from = (address: string) =>
  new Request('http://localhost/', { headers: { 'X-Forwarded-For': address } });

describe('What is scarce is shared out by', () => {
  test('the whole line of an IPv6 address, whichever of its 65,536 networks sends', () => {
    const networks = Array.from({ length: 256 }, (_, number) =>
      networkForShares(from(`2001:db8:77:${(number * 257).toString(16)}::1`)),
    );
    expect(new Set(networks)).toEqual(new Set(['2001:db8:77::/48']));
  });

  test.each([
    ['another line of the same provider', '2001:db8:78::1', '2001:db8:78::/48'],
    ['an IPv4 address', '198.51.100.7', '198.51.100.7'],
    ['one key for what is no address', 'nonsense', 'unknown'],
  ])('%s', (_, address, network) => {
    expect(networkForShares(from(address))).toBe(network);
  });
});

test('requests are limited by the /64 of an IPv6 address and by the /48 around it', () => {
  expect(networksForLimits(from('2001:db8:77:1::1'))).toEqual(['2001:db8:77:1::/64', '2001:db8:77::/48']);
});
