import { policyOrigin } from '#lib/server/http/policy-origin';

test.each([
  ['https://api.openai.com', 'https://api.openai.com'],
  ['http://127.0.0.1:4320/v1', 'http://127.0.0.1:4320'],
  ['http://[::1]:80/', 'http://[::1]'],
  ['https://ads.example;script-src *', undefined],
  ['https://ads.example,evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['not an address', undefined],
  ['', undefined],
])('of %j the policy names %j', (address, origin) => {
  expect(policyOrigin(address)).toBe(origin);
});
