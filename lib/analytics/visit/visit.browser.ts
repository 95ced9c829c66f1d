import 'client-only';
import { isLightMode } from '#lib/device/light-mode.browser';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { MINUTE_MS } from '#lib/time/durations';
import type { AnalyticsEvent } from '../analytics-event.ts';
import type { AnalyticsServices } from '../analytics-services.ts';
import { assignVariant } from '../assign-variant.browser.ts';
import { resetScrollDepths, trackScrollDepth } from '../page/track-scroll-depth.browser.ts';
import { trackPagePerformance } from '../page/web-vitals.browser.ts';
import { reportErrors } from '../report-errors.browser.ts';
import { hasOptedOut, setTrackHandler, track } from '../track.browser.ts';
import { setVariantProvider } from '../variant.browser.ts';
import { createEventBatcher } from './batch-events.browser.ts';
import { MISSING_PAGE_TAG } from './missing-page.ts';
import { redactEvent } from './redact-event.ts';
import { type TrackedPage, trackedPage } from './tracked-page.ts';

type Destination = (event: AnalyticsEvent, page: string) => unknown;

const LANDED = 'landed';
const TRACK_DURATION_EVERY_MINUTES = 5;

let page: TrackedPage = { view: 'other', address: '/other' };
let isStarted = false;
let hasLanded = false;

/** Whether this is the first page of a visit. A visit lasts as long as the tab. */
function isLanding(): boolean {
  if (hasLanded) return false;
  hasLanded = true;
  if (readStorage(LANDED, 'sessionStorage')) return false;
  writeStorage(LANDED, 'yes', 'sessionStorage');
  if (readStorage(LANDED, 'sessionStorage')) return true;
  // Storage is disabled: a visitor who comes from one of our pages has landed before.
  return !document.referrer.startsWith(window.location.origin);
}

/** Whether the page exists, or is the one for what is missing. */
const exists = () => !document.querySelector(MISSING_PAGE_TAG);

/** The configured third-party services; their code is loaded only when they are configured. Keeps the order of events. */
function destinationsOf({ googleAnalyticsId, plausible }: AnalyticsServices): Destination[] {
  const whenLoaded = (loading: Promise<Destination>): Destination => {
    return (event, url) => loading.then((send) => !hasOptedOut() && send(event, url)).catch(() => {});
  };
  const destinations: Destination[] = [];
  // Its script is larger than our whole page.
  if (googleAnalyticsId && !isLightMode())
    destinations.push(
      whenLoaded(
        import('./google-analytics.browser.ts').then((module) => module.googleAnalytics(googleAnalyticsId)),
      ),
    );
  if (plausible)
    destinations.push(
      whenLoaded(import('./plausible.browser.ts').then((module) => module.plausible(plausible))),
    );
  return destinations;
}

/** Tracks every five minutes how long the page has been visible in this visit. */
function trackDuration() {
  let minutes = 0;
  setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    minutes += 1;
    if (minutes % TRACK_DURATION_EVERY_MINUTES === 0) track({ name: 'session_duration', minutes });
  }, MINUTE_MS);
}

function start(services: AnalyticsServices) {
  const addToBatch = createEventBatcher();
  const destinations = destinationsOf(services);
  setTrackHandler((tracked) => {
    const event = redactEvent(tracked);
    addToBatch(event);
    for (const send of destinations) send(event, window.location.origin + page.address);
  });
  setVariantProvider(assignVariant);
  reportErrors();
  trackScrollDepth();
  trackDuration();
}

/** Events that are tracked when a view is opened, besides the page view. */
const OPENINGS: Partial<Record<TrackedPage['view'], AnalyticsEvent>> = {
  'things-to-do': { name: 'things_to_do_page_visit' },
  'submit-event': { name: 'submit_event_open' },
  advertise: { name: 'advertiser_signup_open' },
};

/** Tracks a page view; the first one also starts all other tracking. */
export function trackPage(path: string, services: AnalyticsServices): void {
  page = trackedPage(path, exists());
  resetScrollDepths();
  const { view, eventId } = page;
  const isFirst = !isStarted;
  isStarted = true;
  if (isFirst) start(services);
  if (isLanding()) track({ name: 'landing', view });
  track({ name: 'page_view', view });
  const opening = OPENINGS[view];
  if (opening) track(opening);
  if (eventId) track({ name: 'event_view', id: eventId });
  if (isFirst) trackPagePerformance();
}
