/** Optional third-party services for analytics and advertising; none by default. */
export type AnalyticsServices = {
  googleAnalyticsId?: string;
  plausible?: { domain: string; api: string };
  advertisingScript?: string;
};
