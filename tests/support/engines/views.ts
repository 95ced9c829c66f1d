import { monthOf } from '#lib/time/calendar-day';
import { formatPlainDay } from '#lib/time/format-day';
import { day } from '../moment/moment.ts';
import { eventOf, FULL_MONTH } from '../moment/sheet.ts';
import type { PolicyProxy } from '../sites/policy-proxy.ts';
import { openHydrated } from './journeys/journey.ts';
import type { Size, Tab, Target } from './tab.ts';

/** What the views are opened on. */
export type Opened = {
  tab: Tab;
  proxy: PolicyProxy;
  /** A link that signs a moderator in, once. */
  signInLink: string;
  /** Paths of private links: of a pending event, of one that was asked about, and of an approved one. */
  pending: string;
  asked: string;
  approved: string;
  /** The path of a pending item for moderators. */
  item: string;
};

type View = {
  name: string;
  /**
   * The files of routes that it shows, and the components that are loaded for it after the page. A state without any is
   * no view: other journeys open it, and each of them fails where a page violates its policy (strong-device.ts).
   */
  shows: readonly [string, ...string[]];
  size?: Size;
  /**
   * Shown in Firefox and WebKit too: what loads code or opens over a page, and is opened there by no journey of
   * browsers.spec, under the same policy.
   */
  isForAllEngines?: true;
  open: (opened: Opened) => Promise<void>;
};

const LIST = '/things-to-do-in-belize';
/** An event with two pictures. */
const EVENT = eventOf('parade');
export const DESKTOP: Size = { width: 1280, height: 900 };
/** As narrow as WebKitGTK's window can be. */
export const PHONE: Size = { width: 450, height: 800 };

/** The message of the error that the view of the error page makes. */
export const MADE_ERROR = 'Made by the view of the error page';

const BANNER: Target = { role: 'banner' };
const DIALOG: Target = { css: 'dialog[open]' };
const h1: Target = { css: 'h1' };
const button = (name: string | RegExp, container?: Target): Target => ({
  role: 'button',
  name,
  ...(container && { in: container }),
});
const field = (label: string | RegExp, container?: Target): Target => ({
  label,
  ...(container && { in: container }),
});

/**
 * Opens a page and waits for what it loads by itself when it is idle: once for each kind of page, as that takes seconds
 * in which the page moves. Elsewhere `openHydrated` is enough.
 */
async function openWhole({ tab, proxy }: Opened, path: string) {
  await tab.open(proxy.url + path);
  await sawWhole(tab);
}

/** Waits for what a page loads by itself: the pill with a condition has been loaded, unlike the usual range before it. */
const sawWhole = (tab: Tab) => tab.sees(button(/^Weather: [A-Z]/, BANNER));

/** Scrolls to an element, and waits until it is there. */
const scrollTo = (tab: Tab, selector: string) =>
  tab.until((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { top = Number.NaN, bottom = Number.NaN } = element?.getBoundingClientRect() ?? {};
    return top < window.innerHeight && bottom > 0;
  }, selector);

const path =
  (address: string) =>
  ({ tab, proxy }: Opened) =>
    tab.open(proxy.url + address);
const opens =
  (address: string, target: Target = h1) =>
  async (opened: Opened) => {
    await path(address)(opened);
    await opened.tab.sees(target);
  };

/** Fills in the first steps of the event form, up to its images. */
export async function fillEventForm(tab: Tab, form: Target) {
  await tab.fill(field('Event title', form), 'Village Fiesta');
  await tab.fill(field('Event date', form), day(380));
  await tab.fill(field('Start time', form), '19:30');
  await tab.fill(field('End time', form), '23:00');
  await tab.click({ role: 'radio', name: 'Cultural Celebration', in: form });
  await tab.fill(field('Event description', form), 'Marimba, food and games on the field behind the school.');
  await tab.click(button(/^Next/, form));
  await tab.sees({ role: 'heading', name: /^Location$/, in: form });
  await tab.fill({ role: 'combobox', name: 'City/Community' }, 'san ant');
  await tab.click({ role: 'option', name: 'San Antonio (Toledo)' });
  await tab.fill(field('Venue name', form), 'Football Field');
  await tab.click(button(/^Next/, form));
  await tab.sees({ role: 'heading', name: /^Contact Info$/, in: form });
  await tab.fill(field('Your name', form), 'Sample Organiser');
  await tab.fill(field('Your email', form), 'organiser@example.com');
  await tab.click(button(/^Next/, form));
  await tab.sees({ role: 'heading', name: /^Images & Media$/, in: form });
}

/** Fills in all steps of an application, up to its review. */
async function fillApplication(tab: Tab, form: Target) {
  await tab.fill(field('Business name', form), 'Marva’s Bakery');
  await tab.choose(field('Business type', form), 'Restaurant & Food');
  await tab.fill(field('Business location', form), 'Dangriga');
  await tab.click(button('Next', form));
  await tab.fill(field('Contact name', form), 'Marva');
  await tab.fill(field('Email address', form), 'marva@example.bz');
  await tab.fill(field('Phone number', form), '+501 600 0000');
  await tab.click(button('Next', form));
  await tab.fill(field('Advertising goals', form), 'More people at the counter');
  await tab.click({ role: 'radio', name: 'Under $500 per month', in: form });
  await tab.click({ role: 'radio', name: 'Within 30 days', in: form });
  await tab.click(button('Next', form));
  await tab.sees({ role: 'heading', name: 'Review & Submit', in: form });
}

/** Every view of the site, and whatever it loads later. */
export const VIEWS: readonly View[] = [
  {
    name: 'home, to its end',
    shows: [
      'app/page.tsx',
      'app/@modal/page.tsx',
      'app/layout.tsx',
      'components/analytics/on-idle.ts',
      'components/weather/live-weather.tsx',
      'components/offline/offline-runtime.tsx',
      'components/device/data-saver-row.tsx',
      'components/countdown/countdown-figures.tsx',
      'components/events/list/event-browser.tsx',
      'components/events/links/event-links.tsx',
      'components/header/header-search.tsx',
      'components/share/share-menu.tsx',
      'components/sponsors/sponsor-carousel.tsx',
      'components/ui/islands/captured-use.ts',
    ],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      await openWhole(opened, '/');
      for (const section of ['#mission', '#events', '#faq', '#footer']) await scrollTo(tab, section);
      await tab.sees(button('Data saver', { css: '#footer' }));
    },
  },
  {
    name: 'home, reached inside the site',
    shows: [
      'components/diaspora/postcards.tsx',
      'components/events/list/list-parts.ts',
      'components/faq/faq-section.tsx',
    ],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, '/submit-event');
      await tab.click({ role: 'link', name: 'Home', in: { role: 'contentinfo' } });
      await tab.until(() => {
        const shown = ['#events li a', '#next-events li a', '#faq details', '#diaspora li a'];
        return shown.every((selector) =>
          [...document.querySelectorAll(selector)].some(
            (element) => element.checkVisibility() && !element.parentElement?.closest('details:not([open])'),
          ),
        );
      });
    },
  },
  {
    name: 'a poster in place of a picture that fails',
    shows: ['components/events/card/replace-by-poster.ts'],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, LIST);
      await tab.until(() => {
        // A picture that is folded away is not loaded. WebKitGTK's checkVisibility() takes it for visible.
        const image = [...document.querySelectorAll<HTMLImageElement>('img[data-poster]')].find(
          (each) => !each.closest('details:not([open])'),
        );
        if (!image) return false;
        if (image.dataset.failed !== undefined) return true;
        for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
        image.src = 'data:image/png;base64,AA';
        return false;
      });
    },
  },
  {
    name: 'home on a phone, with its carousel',
    shows: ['components/location/place-finder.tsx'],
    isForAllEngines: true,
    size: PHONE,
    open: async (opened) => {
      const { tab } = opened;
      await openWhole(opened, '/');
      // What is above gets its height meanwhile, and WebKitGTK does not keep the place: it is looked for again.
      await tab.until(() => {
        document.querySelector('#sponsors')?.scrollIntoView({ behavior: 'instant', block: 'center' });
        return document.querySelector('#sponsors [data-ready]');
      });
      await tab.click(button('Next slide', { css: '#sponsors' }));
    },
  },
  {
    name: 'the menu of a phone',
    shows: ['components/ui/overlay/modal.tsx', 'components/ui/overlay/open-overlays.ts'],
    size: PHONE,
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, LIST);
      await tab.click(button('Menu', BANNER));
      await tab.sees({ role: 'dialog', name: 'Navigation' });
    },
  },
  {
    name: 'the weather',
    shows: ['components/weather/weather-panel.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, LIST);
      await tab.click(button(/^Weather/, BANNER));
      await tab.click({ role: 'tab', name: '5-Day' });
    },
  },
  {
    name: 'the QR code of the guide',
    shows: ['components/share/qr-dialog.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, '/');
      await tab.click(button('Show QR code', { role: 'main' }));
      await tab.sees({ css: 'dialog[open] svg' });
    },
  },
  {
    name: 'the assistant with an answer',
    shows: ['components/voice/voice-dialog.tsx'],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, '/');
      await tab.click(button('Ask the guide', BANNER));
      await tab.fill(field('Your question', DIALOG), 'parades in dan griga');
      await tab.press('Enter');
      await tab.sees({ text: /^I found \d+ parades? in Dangriga/, in: DIALOG });
      // The list follows; leaving the page before would end its request with an error.
      await tab.until(() => location.search.includes('q=Voice'));
    },
  },
  {
    name: 'the choice of a place after “Near me”',
    shows: ['components/location/place-dialog.tsx'],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      // The list's parts are hydrated after the page, and before that the link leads to all places.
      await openWhole(opened, LIST);
      await tab.click({ text: 'Near me', in: { role: 'main' } });
      await tab.sees(DIALOG);
    },
  },
  {
    name: 'things to do',
    shows: ['app/things-to-do-in-belize/page.tsx', 'app/@modal/things-to-do-in-belize/page.tsx'],
    open: async (opened) => {
      await openWhole(opened, LIST);
      await scrollTo(opened.tab, '#footer');
    },
  },
  {
    // The first page makes way for the list where scripts run.
    name: 'the second page of results from the server',
    shows: ['app/search/page.tsx'],
    open: opens('/search?cost=free&page=2', { text: /^Page 2 of \d+$/ }),
  },
  {
    name: 'a search',
    shows: ['components/events/filters/understood-chips.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await opens(LIST)(opened);
      await tab.fill(field('Search events', { css: '#events' }), `parade on ${formatPlainDay(EVENT.day)}`);
      await tab.sees(button(/^Remove/, { css: '#events' }));
    },
  },
  {
    name: 'the suggestions of the hero’s search',
    shows: ['components/hero/hero-search.tsx', 'components/forms/search/suggester.ts'],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, '/');
      await tab.fill(field('Search events', { css: '#home' }), 'parade in dangriga');
      await tab.sees({ role: 'option', name: /Parade/ });
    },
  },
  {
    name: 'a month',
    shows: ['components/events/month/month-view.tsx'],
    open: opens(`${LIST}?month=${monthOf(FULL_MONTH)}`, { role: 'table' }),
  },
  { name: 'an event', shows: ['app/events/[id]/page.tsx'], open: opens(EVENT.path) },
  {
    name: 'a lost link, asked for',
    shows: ['app/lost-link/page.tsx', 'app/lost-link/sent/page.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await opens('/lost-link')(opened);
      await tab.fill(field('Your email'), 'nobody@example.bz');
      await tab.click(button('Email me my links'));
      await tab.until(() => window.location.pathname === '/lost-link/sent');
    },
  },
  {
    name: 'the tickets below an event, reached by Back after a reload',
    shows: ['components/events/list/loaded-events.ts'],
    open: async (opened) => {
      const { tab } = opened;
      const tickets: Target = { role: 'region', name: /^Coming up in / };
      await openWhole(opened, EVENT.path);
      await tab.sees(tickets);
      await tab.click({ role: 'link', name: 'All events', in: { role: 'article' } });
      await tab.until((list) => window.location.pathname === list, LIST);
      await tab.reload();
      await sawWhole(tab);
      await tab.back();
      await tab.sees(tickets);
    },
  },
  {
    name: 'the images of an event',
    shows: ['components/events/page/event-gallery-viewer.tsx'],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      await opens(EVENT.path)(opened);
      await tab.click({ role: 'link', name: 'Picture 2 of 2' });
      await tab.sees({ role: 'img', name: 'picture 2 of 2', in: DIALOG });
    },
  },
  {
    name: 'the dialog of an event over the list',
    shows: [
      'app/@modal/(.)events/[id]/page.tsx',
      'components/events/links/pending-event.tsx',
      'components/events/links/scroll-position.ts',
    ],
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, LIST);
      await tab.click({ css: `a[href^="${EVENT.path}"]` });
      await tab.sees({ css: 'h1, h2', in: DIALOG });
      await tab.press('Escape');
      await tab.loses(DIALOG);
    },
  },
  {
    name: 'the event form up to an image',
    shows: ['app/submit-event/page.tsx', 'components/pages/submit-event/lazy-event-form.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await opens('/submit-event', { css: '#event-step-title' })(opened);
      const form: Target = { css: 'form:has(#event-step-title)' };
      await fillEventForm(tab, form);
      await tab.upload(field('Choose a cover image'), 'public/images/events/garifuna.webp');
      await tab.sees({ text: /^Uploaded$/, in: form });
    },
  },
  {
    name: 'the dialog of the event form',
    shows: ['app/@modal/(.)submit-event/page.tsx', 'components/header/pending-message.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, '/advertise');
      await tab.click({ role: 'link', name: 'Submit International Event', in: { css: '#footer' } });
      // The draft of the view before is offered there.
      await tab.sees({ role: 'dialog', name: 'Submit Event' });
      await tab.sees(button('Continue', DIALOG));
    },
  },
  { name: 'the terms', shows: ['app/terms/page.tsx'], open: opens('/terms') },
  {
    name: 'all celebrations',
    shows: ['app/celebrations/page.tsx', 'app/@modal/celebrations/page.tsx'],
    open: opens('/celebrations'),
  },
  {
    name: 'a celebration',
    shows: ['app/celebrations/[slug]/page.tsx', 'app/@modal/celebrations/[slug]/page.tsx'],
    open: opens('/celebrations/september-celebrations'),
  },
  {
    name: 'the application, sent with confetti',
    shows: ['app/advertise/page.tsx'],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab, proxy } = opened;
      await opens('/advertise')(opened);
      // Thrown confetti takes its canvas away again.
      await tab.evaluate(() => {
        const { append } = Element.prototype;
        Element.prototype.append = function (...nodes) {
          if (nodes.some((node) => node instanceof HTMLCanvasElement))
            document.documentElement.dataset.confetti = 'thrown';
          append.apply(this, nodes);
        };
      });
      const form: Target = { role: 'form', name: 'Founding advertiser application' };
      proxy.replies.set('/api/submit-advertiser', {
        status: 200,
        type: 'application/json',
        body: '{"message":"Thank you!","reference":"BC-7K4M-92QX","statusUrl":"/status/abc"}',
      });
      await fillApplication(tab, form);
      // Longer than a double click, whose second press sends nothing.
      await new Promise((next) => setTimeout(next, 600));
      await tab.click(button('Submit Application', form));
      await tab.until(() => document.documentElement.dataset.confetti);
      proxy.replies.delete('/api/submit-advertiser');
    },
  },
  {
    name: 'the dialog of the application',
    shows: ['app/@modal/(.)advertise/page.tsx', 'components/pages/advertise/lazy-application.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, '/');
      await scrollTo(tab, '#sponsors');
      await tab.click({ role: 'link', in: { css: '#sponsors' } });
      await tab.sees({ role: 'form', name: 'Founding advertiser application', in: DIALOG });
    },
  },
  {
    name: 'the contact form with errors',
    shows: ['components/contact/contact-live.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await openWhole(opened, '/submit-event');
      const form: Target = { role: 'form', name: 'Contact Us' };
      await scrollTo(tab, '#contact');
      await tab.click({ role: 'link', name: 'Write to us' });
      await tab.click(button('Send Message', form));
      await tab.sees({ text: 'There is a problem', in: form });
    },
  },
  {
    name: 'the notice that a waiting form was sent',
    shows: ['components/offline/waiting-form-notices.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await tab.evaluate(() =>
        localStorage.setItem('waiting-outcomes', '[{"kind":"event","title":"Punta Night"}]'),
      );
      await opens(LIST, { text: 'Your event “Punta Night” was sent.' })(opened);
      await tab.evaluate(() => localStorage.removeItem('waiting-outcomes'));
    },
  },
  {
    name: 'a status page',
    shows: ['app/status/[token]/page.tsx'],
    open: (opened) => opens(opened.pending)(opened),
  },
  {
    name: 'a correction with its images',
    shows: ['app/status/[token]/correct/page.tsx', 'components/submissions/event-form.tsx'],
    open: async (opened) => {
      const { tab } = opened;
      await opens(`${opened.pending}/correct`)(opened);
      await tab.upload(field('Choose a cover image'), 'public/images/events/garifuna.webp');
      await tab.sees({ text: /^Uploaded$/ });
    },
  },
  {
    name: 'the answer to a question',
    shows: ['app/status/[token]/answer/page.tsx'],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      await opens(`${opened.asked}/answer`, button('Send answer'))(opened);
      await tab.click({ text: 'Change your event or its pictures' });
      await tab.upload(field('Choose a cover image'), 'public/images/events/garifuna.webp');
      await tab.sees({ text: /^Uploaded$/ });
    },
  },
  {
    name: 'the question before an event is withdrawn',
    shows: ['app/status/[token]/withdraw/page.tsx'],
    open: (opened) => opens(`${opened.pending}/withdraw`, button('Yes, withdraw it'))(opened),
  },
  {
    name: 'the question before an event is cancelled',
    shows: ['app/status/[token]/[announcement]/page.tsx'],
    open: (opened) => opens(`${opened.approved}/cancelled`, button('Yes, it is cancelled'))(opened),
  },
  {
    name: 'the form of an event that is moved',
    shows: ['app/status/[token]/[announcement]/page.tsx'],
    isForAllEngines: true,
    open: (opened) => opens(`${opened.approved}/moved`)(opened),
  },
  {
    name: 'the form that proposes a correction of a public event',
    shows: ['app/status/[token]/propose/page.tsx'],
    isForAllEngines: true,
    open: (opened) => opens(`${opened.approved}/propose`, button('Send correction'))(opened),
  },
  {
    // A page of the middleware's, under the policy of the page that it is shown in place of.
    name: 'an invalid private link',
    shows: ['app/status/[token]/page.tsx'],
    open: opens(`/status/${'A'.repeat(43)}`, { role: 'heading', name: 'This private link does not open' }),
  },
  {
    name: 'the sign-in of moderators',
    shows: ['app/moderate/sign-in/page.tsx'],
    open: opens('/moderate/sign-in', button('Send me a link')),
  },
  {
    name: 'the queue',
    shows: [
      'app/moderate/layout.tsx',
      'app/moderate/page.tsx',
      'app/@header/moderate/page.tsx',
      'app/@footer/moderate/page.tsx',
    ],
    isForAllEngines: true,
    open: async ({ tab, signInLink }) => {
      await tab.open(signInLink);
      await tab.click(button('Sign in', { role: 'main' }));
      await tab.sees({ role: 'heading', name: /items? to decide$/ });
      await tab.until(() => document.documentElement.dataset.moderationKeys !== undefined);
    },
  },
  {
    name: 'an item of the queue',
    shows: [
      'app/moderate/items/[id]/page.tsx',
      'app/@header/moderate/[...path]/page.tsx',
      'app/@footer/moderate/[...path]/page.tsx',
    ],
    isForAllEngines: true,
    open: (opened) => opens(opened.item, button(/^Approve/))(opened),
  },
  {
    name: 'the form that edits an item',
    shows: ['app/moderate/items/[id]/edit/page.tsx'],
    open: (opened) => opens(`${opened.item}/edit`, field('Event title'))(opened),
  },
  {
    name: 'the visits page',
    shows: ['app/moderate/visits/page.tsx'],
    open: opens('/moderate/visits?days=7', { role: 'heading', name: 'Visits' }),
  },
  {
    name: 'the slides',
    shows: ['app/moderate/slides/page.tsx'],
    open: opens('/moderate/slides', { role: 'heading', name: 'Slides' }),
  },
  {
    name: 'the celebrations of moderators',
    shows: ['app/moderate/celebrations/page.tsx'],
    open: opens('/moderate/celebrations', { role: 'heading', name: 'Celebrations' }),
  },
  {
    name: 'a celebration in which moderators put events',
    shows: ['app/moderate/celebrations/[slug]/page.tsx'],
    open: opens('/moderate/celebrations/lobsterfest', button('Put it in')),
  },
  {
    name: 'the sheet of moderators',
    shows: ['app/moderate/sheet/page.tsx'],
    open: opens('/moderate/sheet', { role: 'heading', name: /sheet$/ }),
  },
  {
    name: 'what is no longer listed',
    shows: ['app/moderate/memory/page.tsx'],
    open: opens('/moderate/memory', { role: 'heading', name: /no longer listed/i }),
  },
  {
    name: 'a slide that is booked with a picture of its own, and its results',
    shows: [
      'app/moderate/slides/book/page.tsx',
      'app/moderate/slides/[id]/page.tsx',
      'app/results/[token]/page.tsx',
    ],
    open: async (opened) => {
      const { tab } = opened;
      await opens('/moderate/slides/book')(opened);
      await tab.fill(field('First day'), day(380));
      await tab.fill(field('Last day'), day(381));
      await tab.fill(field('Title'), 'Marva’s Bakery');
      await tab.fill(field('Description'), 'Bread and cakes.');
      await tab.fill(field('Link'), 'https://bakery.example.com/');
      await tab.upload(field('Upload their own picture'), 'public/images/events/garifuna.webp');
      await tab.sees({ role: 'radio', name: 'Uploaded picture' });
      await tab.fill(field('What the picture shows'), 'A loaf of bread');
      await tab.click(button('Book it'));
      await tab.sees({ role: 'heading', name: 'As the home page shows it' });
      await tab.click({ role: 'link', name: 'Open it' });
      await tab.sees({ role: 'heading', name: 'How we count' });
    },
  },
  { name: 'the offline page', shows: ['app/offline/page.tsx'], open: opens('/offline') },
  { name: 'an unknown page', shows: ['app/not-found.tsx'], open: opens('/nowhere') },
  { name: 'an unknown event', shows: ['app/not-found.tsx'], open: opens('/events/made-up') },
  {
    name: 'the error page in place of a page that fails',
    shows: ['app/error.tsx'],
    isForAllEngines: true,
    open: async (opened) => {
      const { tab } = opened;
      await openHydrated(opened, LIST);
      // What is loaded for a search is there: a failure while that loads is told in the list.
      await tab.fill(field('Search events', { css: '#events' }), 'drums');
      await tab.sees({ text: 'for “drums”', in: { css: '#events' } });
      // Search folds words while it renders.
      await tab.evaluate((message) => {
        const page = window as unknown as typeof globalThis;
        page.String.prototype.normalize = () => {
          throw new Error(message);
        };
      }, MADE_ERROR);
      await tab.fill(field('Search events', { css: '#events' }), 'parade');
      await tab.sees({ role: 'heading', name: 'This did not work' });
    },
  },
  {
    name: 'a month of every year',
    shows: [
      'app/things-to-do-in-belize/[month]/page.tsx',
      'app/@modal/things-to-do-in-belize/[month]/page.tsx',
    ],
    open: opens(`${LIST}/september`),
  },
  {
    name: 'this weekend',
    shows: [
      'app/things-to-do-in-belize/this-weekend/page.tsx',
      'app/@modal/things-to-do-in-belize/this-weekend/page.tsx',
    ],
    open: opens(`${LIST}/this-weekend`),
  },
  {
    name: 'a category',
    shows: [
      'app/things-to-do-in-belize/category/[category]/page.tsx',
      'app/@modal/things-to-do-in-belize/category/[category]/page.tsx',
    ],
    open: opens(`${LIST}/parade`, { role: 'heading', name: 'Parade in Belize' }),
  },
];
