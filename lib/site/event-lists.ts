/** Whether a path is the full list of events, under whichever of its names. */
export const isThingsToDo = (path: string) => path.startsWith('/things-to-do');

/** Whether a page has the list of events that filters in the address are for. */
export const hasEventList = (path: string) => path === '/' || isThingsToDo(path);
