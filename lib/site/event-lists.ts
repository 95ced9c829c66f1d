/** Whether a path shows the full list of events, or a landing page below it; every path with this prefix does. */
export const isThingsToDo = (path: string) => path.startsWith('/things-to-do');

/**
 * Paths that may be a landing page. Which of them are is in tables that no browser needs, so an unknown one, which shows the
 * list, counts as one too.
 */
const MAY_BE_LANDING = /^\/things-to-do-in-belize\/[a-z-]+$/;

/** Whether a page has an event list, which the filters in the URL apply to; who filters elsewhere is led to the list. */
export const hasEventList = (path: string) =>
  path === '/' || (isThingsToDo(path) && !MAY_BE_LANDING.test(path));
