import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isPrivateHost, isPublicAddress } from '#lib/server/http/public-address';

describe('An address', () => {
  test.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ])('of the internet (%s) is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.0.9'],
    ['loopback', '::1'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['private', 'fd00::1'],
    ['link-local', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['of a provider for many customers', '100.64.0.1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '::'],
    ['for many receivers', '224.0.0.1'],
    ['for many receivers', '255.255.255.255'],
    ['loopback, mapped', '::ffff:127.0.0.1'],
    ['loopback, mapped in hexadecimal', '::ffff:7f00:1'],
    ['private, behind NAT64', '64:ff9b::10.0.0.1'],
    ['in a tunnel (6to4)', '2002:7f00:1::'],
    ['in a tunnel (Teredo)', '2001:0:7f00:1::'],
    ['loopback, as a deprecated IPv4-compatible address', '::7f00:1'],
    ['translated inside a network (NAT64)', '64:ff9b:1::808:808'],
    ['site-local', 'fec0::1'],
    ['for documentation', '3fff::1'],
    ['for segment routing', '5f00::1'],
    ['for protocols', '2001:1::1'],
    ['no address', 'example.com'],
    ['nothing', ''],
  ])('that is %s (%s) is not public', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test('of 10.0.0.0/8 is never public, however a URL writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(10, 16, 8), (rest, base) => {
        const number = 0x0a000000 + rest;
        const prefix = { 10: '', 16: '0x', 8: '0' }[base];
        expect(isPrivateHost(new URL(`http://${prefix}${number.toString(base)}/`).hostname)).toBe(true);
      }),
    );
  });
});

describe('The host of a URL', () => {
  test.each([
    'http://localhost:3000',
    'http://LOCALHOST.',
    'http://site.localhost',
    'http://minio:9000',
    'http://storage.internal',
    'http://printer.local',
    'http://nas.home.arpa',
    'http://127.1',
    'http://[::1]:80',
    'http://[::ffff:10.0.0.1]',
  ])('%s names a private host', (url) => {
    expect(isPrivateHost(new URL(url).hostname)).toBe(true);
  });

  test.each([
    'https://sheets.googleapis.com',
    'https://docs.google.com.',
    'https://notlocalhost.example',
    'https://internal.example',
    'https://8.8.8.8',
    'https://[2606:4700::1111]',
  ])('%s names a public host', (url) => {
    expect(isPrivateHost(new URL(url).hostname)).toBe(false);
  });
});
