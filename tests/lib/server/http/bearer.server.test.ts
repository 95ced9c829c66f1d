import { expect, test } from '@jest/globals';
import { hasBearer } from '#lib/server/http/bearer.server';

const SECRETS = ['a-long-secret-of-one', undefined, 'a-long-secret-of-two'];

test.each<[string, string | null, boolean]>([
  ['its first secret', 'Bearer a-long-secret-of-one', true],
  ['another of its secrets', 'Bearer a-long-secret-of-two', true],
  ['a wrong secret', 'Bearer a-long-secret-of-six', false],
  ['the beginning of a secret', 'Bearer a-long-secret', false],
  ['a secret without its scheme', 'a-long-secret-of-one', false],
  ['what a missing secret would be', 'Bearer undefined', false],
  ['an empty header', '', false],
  ['no header', null, false],
])('a request with %s is let in or refused', (_, header, isAllowed) => {
  expect(hasBearer(header, SECRETS)).toBe(isAllowed);
});

test('without any secret nothing is let in', () => {
  expect(hasBearer('Bearer ', [undefined])).toBe(false);
});
