import 'client-only';
import { keepText, keptText } from '#lib/device/kept-text.browser';
import { isLight } from '#lib/device/light-mode.browser';
import type { AnalyticsEvent } from './analytics-event.ts';
import { collectEvents } from './collect-events.browser.ts';
import { type CountedPage, countedPage } from './counted-view.ts';
import type { CountingServices } from './counting-services.ts';
import { drawnVariant } from './draw-variant.browser.ts';
import { reportErrors } from './report-errors.browser.ts';
import { toldEvent } from './search-words.ts';
import { sendEvents } from './send-events.browser.ts';
import { deliverBy, refusesCounting, track } from './track.browser.ts';
import { drawBy } from './variant.browser.ts';
import { watchDuration } from './watch-duration.browser.ts';
import { forgetDepths, watchScrolling } from './watch-scrolling.browser.ts';
import { measurePage } from './web-vitals.browser.ts';

type Destination = (event: AnalyticsEvent, page: string) => unknown;

const LANDED = 'landed';
let page: CountedPage = { view: 'other', address: '/other' };
let isStarted = false;
let hasLanded = false;

/** Whether this is the first page of a visit, which is as long as the tab. */
function isLanding(): boolean {
  if (hasLanded) return false;
  hasLanded = true;
  if (keptText(LANDED, 'sessionStorage')) return false;
  keepText(LANDED, 'yes', 'sessionStorage');
  if (keptText(LANDED, 'sessionStorage')) return true;
  // Nothing is kept; but who comes from a page of ours has landed before.
  return !document.referrer.startsWith(window.location.origin);
}

/** Whether the page exists: of an address that leads nowhere the server says that it is not for search engines. */
const exists = () => !document.querySelector('meta[name="robots"][content*="noindex"]');

/** The other destinations, in the order of their events; their code is only fetched when they are configured. */
function destinationsOf({ googleAnalyticsId, plausible }: CountingServices): Destination[] {
  const later = (coming: Promise<Destination>): Destination => {
    return (event, at) => coming.then((deliver) => !refusesCounting() && deliver(event, at)).catch(() => {});
  };
  const destinations: Destination[] = [];
  // Its script weighs more than our whole page.
  if (googleAnalyticsId && !isLight())
    destinations.push(
      later(
        import('./google-analytics.browser.ts').then((module) => module.googleAnalytics(googleAnalyticsId)),
      ),
    );
  if (plausible)
    destinations.push(later(import('./plausible.browser.ts').then((module) => module.plausible(plausible))));
  return destinations;
}

function start(services: CountingServices) {
  const collect = collectEvents(sendEvents);
  const others = destinationsOf(services);
  deliverBy((happened) => {
    const event = toldEvent(happened);
    collect(event);
    for (const deliver of others) deliver(event, window.location.origin + page.address);
  });
  drawBy(drawnVariant);
  reportErrors();
  watchScrolling();
  watchDuration();
}

/** What opening a view means beside having seen it. */
const OPENINGS: Partial<Record<CountedPage['view'], AnalyticsEvent>> = {
  'things-to-do': { name: 'things_to_do_page_visit' },
  'submit-event': { name: 'submit_event_open' },
  advertise: { name: 'advertiser_signup_open' },
};

/** Counts that a page has come into sight; the first one begins the counting of everything else. */
export function countPage(path: string, services: CountingServices): void {
  page = countedPage(path, exists());
  forgetDepths();
  const { view, eventId } = page;
  const isFirst = !isStarted;
  isStarted = true;
  if (isFirst) start(services);
  if (isLanding()) track({ name: 'landing', view });
  track({ name: 'page_view', view });
  const opening = OPENINGS[view];
  if (opening) track(opening);
  if (eventId) track({ name: 'event_view', id: eventId });
  if (isFirst) measurePage();
}
