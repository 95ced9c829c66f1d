import 'client-only';
import type { AnalyticsEvent } from '../analytics-event.ts';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/**
 * Sends events to Google Analytics, configured without storage and consent, so that it sets no cookie. `page` is the
 * page's URL without its query, which may contain a search.
 */
export function googleAnalytics(id: string): (event: AnalyticsEvent, page: string) => void {
  const global = window as Window & { dataLayer?: unknown[] };
  global.dataLayer ??= [];
  const { dataLayer } = global;
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: gtag.js recognises a command as an arguments object
    dataLayer.push(arguments);
  }
  gtag('consent', 'default', {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('set', { page_location: window.location.origin, page_referrer: '' });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    client_storage: 'none',
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return ({ name, ...fields }, page) =>
    gtag('event', name, { ...fields, page_location: page, page_title: '', send_to: id });
}
