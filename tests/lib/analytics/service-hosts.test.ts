import { serviceHosts } from '#lib/analytics/service-hosts';
import { contentSecurityPolicy } from '#lib/server/http/content-security-policy';

const policyOf = (settings: Record<string, string>) =>
  contentSecurityPolicy({ dev: false, ...serviceHosts(settings) });

test('without configuration a page may load its own scripts and connect to its own server only', () => {
  expect(serviceHosts({})).toEqual({ script: [], connect: [] });
  expect(policyOf({})).toContain("script-src 'self' 'unsafe-inline'; script-src-attr 'none'");
  expect(policyOf({})).toContain("connect-src 'self';");
});

test('empty settings add no host', () => {
  const empty = {
    GOOGLE_ANALYTICS_ID: '',
    PLAUSIBLE_DOMAIN: '',
    PLAUSIBLE_API_BASE: 'https://plausible.io',
    ADVERTISING_SCRIPT_URL: '',
  };
  expect(serviceHosts(empty)).toEqual({ script: [], connect: [] });
});

test.each([
  [
    { GOOGLE_ANALYTICS_ID: 'G-ABCD1234' },
    ['https://www.googletagmanager.com'],
    ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  ],
  [{ PLAUSIBLE_DOMAIN: 'guide.example' }, [], ['https://plausible.io']],
  [
    { PLAUSIBLE_DOMAIN: 'guide.example', PLAUSIBLE_API_BASE: 'https://counts.example:8443/path/' },
    [],
    ['https://counts.example:8443'],
  ],
  [{ ADVERTISING_SCRIPT_URL: 'https://ads.example/tag.js?id=1' }, ['https://ads.example'], []],
])('%j adds exactly the hosts of that service', (settings, script, connect) => {
  expect(serviceHosts(settings)).toEqual({ script, connect });
  expect(policyOf(settings)).toContain(["script-src 'self' 'unsafe-inline'", ...script].join(' '));
  expect(policyOf(settings)).toContain(["connect-src 'self'", ...connect].join(' '));
});

test('a setting cannot add directives to the policy', () => {
  const policy = policyOf({
    PLAUSIBLE_DOMAIN: 'x',
    PLAUSIBLE_API_BASE: "https://a.example; script-src * 'unsafe-eval'",
    ADVERTISING_SCRIPT_URL: 'javascript:alert(1)',
  });
  expect(policy).toBe(policyOf({}));
  // A host may contain what ends a directive.
  for (const host of ['ads.example;sandbox', 'ads.example,x'])
    expect(policyOf({ ADVERTISING_SCRIPT_URL: `https://${host}/tag.js` })).toBe(policyOf({}));
});
