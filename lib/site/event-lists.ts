/** Whether a path shows the full list of events; every path with this prefix does. */
export const isThingsToDo = (path: string) => path.startsWith('/things-to-do');

/** Whether a page has an event list, which the filters in the URL apply to. */
export const hasEventList = (path: string) => path === '/' || isThingsToDo(path);
