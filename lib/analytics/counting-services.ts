/** What else a site may be configured to tell or fetch; by default nothing. */
export type CountingServices = {
  googleAnalyticsId?: string;
  plausible?: { domain: string; api: string };
  advertisingScript?: string;
};
