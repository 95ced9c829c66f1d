import 'server-only';
import { serverEnv } from '#lib/server/env.server';
import type { AnalyticsServices } from './analytics-services.ts';

/** The configured third-party services; they are rendered into the pages. */
export function analyticsServices(): AnalyticsServices {
  const { GOOGLE_ANALYTICS_ID, PLAUSIBLE_DOMAIN, PLAUSIBLE_API_BASE, ADVERTISING_SCRIPT_URL } = serverEnv();
  return {
    ...(GOOGLE_ANALYTICS_ID && { googleAnalyticsId: GOOGLE_ANALYTICS_ID }),
    ...(PLAUSIBLE_DOMAIN && { plausible: { domain: PLAUSIBLE_DOMAIN, api: PLAUSIBLE_API_BASE } }),
    ...(ADVERTISING_SCRIPT_URL && { advertisingScript: ADVERTISING_SCRIPT_URL }),
  };
}
