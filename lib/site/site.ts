/** Texts about the site, in one place so that operators can change them. */
export const SITE_NAME = 'Belize Celebrations';
export const HERO_TITLE = 'Things to Do in Belize';
/** The message when a visitor shares the site. */
export const SITE_MESSAGE = 'Things to do in Belize, and wherever Belizeans celebrate';
export const HERO_SUBTITLE = 'Events, Culture & Community Health Support';
export const THINGS_TO_DO_PATH = '/things-to-do-in-belize';
/** What is on from Friday to Sunday, and on the next days. */
export const WEEKEND_PATH = `${THINGS_TO_DO_PATH}/this-weekend`;
/** The yearly celebrations; below it each has a page of its own. */
export const CELEBRATIONS_PATH = '/celebrations';
export const CELEBRATIONS_TITLE = 'Celebrations of Belize';
/** The list filtered by the server, for browsers that run no script. */
export const SEARCH_PATH = '/search';

type SiteLink = { label: string; href: string; subtitle?: string; icon?: string };

/** The header's navigation, in order. */
export const NAVIGATION = [
  { label: 'Home', href: '/', subtitle: 'Where the celebration starts', icon: 'home' },
  {
    label: 'Things to Do',
    href: THINGS_TO_DO_PATH,
    subtitle: 'Everything to come, by month',
    icon: 'list',
  },
  { label: 'Events', href: '/#events', subtitle: 'Today and upcoming', icon: 'calendar' },
  { label: 'Our Mission', href: '/#mission', subtitle: 'Who we are and why', icon: 'mission' },
  { label: 'Contact', href: '/#contact', subtitle: 'Write to the team', icon: 'mail' },
] as const satisfies readonly SiteLink[];

/** The header's action buttons. */
export const HEADER_ACTIONS = [
  {
    label: 'Submit Event',
    href: '/submit-event',
    subtitle: 'Put yours on the calendar, free',
    icon: 'calendar-plus',
  },
] as const satisfies readonly SiteLink[];

/** The actions of the navigation panel: those of the header, and what a phone has no room for there. */
export const PANEL_ACTIONS = [
  ...HEADER_ACTIONS,
  {
    label: 'Advertise',
    href: '/advertise',
    subtitle: 'Your poster on our home page',
    icon: 'megaphone',
  },
] as const satisfies readonly SiteLink[];

/** The footer's quick links, in order. */
export const QUICK_LINKS: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Events Calendar', href: '/#events' },
  { label: 'Our Mission', href: '/#mission' },
  { label: 'Contact Us', href: '/#contact' },
  { label: 'Advertise', href: '/advertise' },
];

/** The form for events; the second path preselects a country other than Belize (link in the footer). */
export const SUBMIT_EVENT_PATH = '/submit-event';
export const SUBMIT_INTERNATIONAL_PATH = `${SUBMIT_EVENT_PATH}?country=other`;

/** Whether a link opens a form as a dialog over the page, which then stays where it is. */
export const opensAsDialog = (path: string) => path === SUBMIT_EVENT_PATH || path === '/advertise';

/** The id of the form on a page of its own, which a link to that page leads to. */
export const PAGE_FORM_ID = 'form';

export const GOVERNMENT_LINK: SiteLink = {
  label: 'Government of Belize',
  href: 'https://www.belize.gov.bz/',
};
