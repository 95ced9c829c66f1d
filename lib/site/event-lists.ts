/** Id of the element that has the event list of a page. */
export const EVENT_LIST = 'event-list';

/** Whether a path shows the full list of events, or a landing page below it; every path with this prefix does. */
export const isThingsToDo = (path: string) => path.startsWith('/things-to-do');

/**
 * Paths that may be a landing page. Which of them are is in tables that no browser needs, so an unknown one, which shows the
 * list, counts as one too.
 */
const MAY_BE_LANDING = /^\/things-to-do-in-belize\/[a-z-]+$/;

/** Whether the address alone says that its page has an event list; a page that is open is asked instead: `listStart`. */
export const hasEventList = (path: string) =>
  path === '/' || (isThingsToDo(path) && !MAY_BE_LANDING.test(path));

/** The address at which a search or a choice begins, and whether its page has an event list, which then stays and keeps its filters. */
export type ListStart = { pathname: string; search: string; hasList: boolean };
