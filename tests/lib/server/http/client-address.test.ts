import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clientNetworks } from '#lib/server/http/client-address';

const networksOf = (address: string) => clientNetworks('', address, 0);
const networkOf = (address: string) => networksOf(address)[0];

describe('Limits are counted by', () => {
  test.each([
    ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
    ['an IPv4 address without its port', '203.0.113.9:51234', '203.0.113.9'],
    ['an IPv4 address without zeros before it', '203.000.113.009', '203.0.113.9'],
    ['the /64 of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same /64 however the address is written', '2001:0DB8:0001:2::ffff', '2001:db8:1:2::/64'],
    ['the /64 without brackets and port', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['the /64 without brackets', '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['the /64 without its zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['the /64 without its zone, in brackets', '[fe80::1%eth0]:80', 'fe80:0:0:0::/64'],
    ['the /64 of this machine', '::1', '0:0:0:0::/64'],
    ['the IPv4 address in a mapped one', '::ffff:203.0.113.9', '203.0.113.9'],
    ['the IPv4 address in a mapped one with a port', '[::ffff:203.0.113.9]:80', '203.0.113.9'],
    ['the IPv4 address in a mapped one in hexadecimal', '::FFFF:cb00:7109', '203.0.113.9'],
    ['the IPv4 address in a mapped one in full', '0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['the /64 of a translated one', '64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['the IPv4 address without the spaces around it', '  203.0.113.9\t', '203.0.113.9'],
  ])('%s', (_, address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    'localhost',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.9.1',
    '2001:db8::1::2',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
    '::1]/[',
    '::1@evil',
    '0x7f.0.0.1',
    '2130706433',
    '<script>',
    '::ffff:300.1.1.1',
  ])('the word "unknown" where the address is %j', (address) => {
    expect(networkOf(address)).toBe('unknown');
  });

  const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));

  test('one network for every address of a household', () => {
    const household = fc.tuple(fc.constantFrom('2001', '2a02', '2606'), group, group, group);
    const host = fc.tuple(group, group, group, group);
    fc.assert(
      fc.property(household, host, host, (network, one, other) => {
        const address = (end: string[]) => [...network, ...end].join(':');
        expect(networkOf(address(one))).toBe(networkOf(`[${address(other).toUpperCase()}]:443`));
      }),
    );
  });

  test('the /48 around it too, which is the most that a provider gives to one line', () => {
    expect(networksOf('2001:db8:1:2:3:4:5:6')).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
    expect(networksOf('[2001:db8:1:fff0::9]:443')).toEqual(['2001:db8:1:fff0::/64', '2001:db8:1::/48']);
    expect(networksOf('2001:db8:2:2::9').at(-1)).toBe('2001:db8:2::/48');
    expect(networksOf('::1')).toEqual(['0:0:0:0::/64', '0:0:0::/48']);
  });

  test.each(['203.0.113.9', '::ffff:203.0.113.9', 'nonsense'])('nothing around %s', (address) => {
    expect(networksOf(address)).toHaveLength(1);
  });

  test('something short and plain, whatever a visitor claims', () => {
    const claims = fc.oneof(fc.string({ unit: 'binary' }), fc.ipV4Extended(), fc.ipV6(), fc.webUrl());
    fc.assert(
      fc.property(claims, (claim) => {
        expect(networkOf(claim)).toMatch(/^(unknown|[\d.]{7,15}|[\da-f:]{7,21}::\/64)$/);
      }),
    );
  });
});

describe('The network of a request', () => {
  test.each([
    [
      'without proxies, the connection’s, whatever was forwarded',
      '198.51.100.1',
      '203.0.113.9',
      0,
      '203.0.113.9',
    ],
    ['behind one proxy, the last one it wrote', '198.51.100.1, 198.51.100.2', '10.0.0.1', 1, '198.51.100.2'],
    ['behind two, the last but one', '6.6.6.6, 198.51.100.1, 10.0.0.2', '10.0.0.1', 2, '198.51.100.1'],
    ['unknown when a proxy did not write', '', '10.0.0.1', 1, 'unknown'],
    ['unknown when fewer wrote than are trusted', '198.51.100.1', '10.0.0.1', 2, 'unknown'],
  ])('is %s', (_, forwarded, socket, proxies, network) => {
    expect(clientNetworks(forwarded, socket, proxies)).toEqual([network]);
  });

  test('never depends on what stands left of what our own proxies wrote', () => {
    const claim = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.array(claim), fc.integer({ min: 1, max: 4 }), (claims, proxies) => {
        const ours = Array.from({ length: proxies }, (_, hop) => `198.51.100.${hop + 1}`);
        expect(clientNetworks([...claims, ...ours].join(','), '', proxies)).toEqual(['198.51.100.1']);
      }),
    );
  });
});
