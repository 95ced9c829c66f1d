import { describe, expect, test } from '@jest/globals';
import { isCrossSite } from '#lib/server/http/cross-site';

const HOSTS = ['events.example.bz', 'localhost:3000'];

describe('Whether a request comes from another site', () => {
  test.each([
    ['our page', 'https://events.example.bz', 'same-origin', false],
    ['our page on this machine', 'http://localhost:3000', 'same-origin', false],
    ['our page in a browser that says only the origin', 'https://events.example.bz', null, false],
    ['an address typed by hand', null, 'none', false],
    ['a program, which says nothing', null, null, false],
    ['another site', 'https://evil.example', 'cross-site', true],
    ['another site in a browser that says only the origin', 'https://evil.example', null, true],
    ['a neighbour below the same domain', 'https://evil.example.bz', 'same-site', true],
    ['another site, by the browser’s own word', null, 'cross-site', true],
    ['another site that names our origin', 'https://events.example.bz', 'cross-site', true],
    ['another port', 'http://localhost:3001', null, true],
    ['a host that begins like ours', 'https://events.example.bz.evil.example', null, true],
    ['a host before ours', 'https://events.example.bz@evil.example', null, true],
    ['a sandboxed frame', 'null', null, true],
    ['an origin that is none', 'events.example.bz', null, true],
    ['an empty origin', '', null, true],
    ['an unknown word of a browser', 'https://events.example.bz', 'nested', true],
  ])('is known for %s', (_, origin, fetchSite, refused) => {
    expect(isCrossSite({ origin, fetchSite, hosts: HOSTS })).toBe(refused);
  });
});
