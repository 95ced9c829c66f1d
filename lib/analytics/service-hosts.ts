import { policyOrigin } from '#lib/server/http/policy-origin';

type Settings = Record<string, string | undefined>;
type Hosts = { script: string[]; connect: string[] };

const PLAUSIBLE = 'https://plausible.io';

const originsOf = (address: string): string[] =>
  [policyOrigin(address)].filter((origin) => origin !== undefined);

/** The hosts of the configured services, for the directives script-src and connect-src of the content security policy. */
export function serviceHosts(settings: Settings): Hosts {
  const { GOOGLE_ANALYTICS_ID, PLAUSIBLE_DOMAIN, PLAUSIBLE_API_BASE, ADVERTISING_SCRIPT_URL } = settings;
  const hosts: Hosts = { script: [], connect: [] };
  if (GOOGLE_ANALYTICS_ID) {
    hosts.script.push('https://www.googletagmanager.com');
    hosts.connect.push(
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    );
  }
  if (PLAUSIBLE_DOMAIN) hosts.connect.push(...originsOf(PLAUSIBLE_API_BASE || PLAUSIBLE));
  if (ADVERTISING_SCRIPT_URL) hosts.script.push(...originsOf(ADVERTISING_SCRIPT_URL));
  return hosts;
}
