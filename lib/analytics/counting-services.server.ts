import 'server-only';
import { serverEnv } from '#lib/server/env.server';
import type { CountingServices } from './counting-services.ts';

/** The services that the configuration names; they are written into the pages. */
export function countingServices(): CountingServices {
  const { GOOGLE_ANALYTICS_ID, PLAUSIBLE_DOMAIN, PLAUSIBLE_API_BASE, ADVERTISING_SCRIPT_URL } = serverEnv();
  return {
    ...(GOOGLE_ANALYTICS_ID && { googleAnalyticsId: GOOGLE_ANALYTICS_ID }),
    ...(PLAUSIBLE_DOMAIN && { plausible: { domain: PLAUSIBLE_DOMAIN, api: PLAUSIBLE_API_BASE } }),
    ...(ADVERTISING_SCRIPT_URL && { advertisingScript: ADVERTISING_SCRIPT_URL }),
  };
}
