import 'client-only';
import { EVENT_LIST, hasEventList, isThingsToDo, type ListStart } from './event-lists.ts';

/** The page that is open, as searches and choices begin at it. Below the list an address may be a landing page or show the list. */
export function listStart(): ListStart {
  const { pathname, search } = window.location;
  const isShown = () => isThingsToDo(pathname) && document.getElementById(EVENT_LIST) !== null;
  return { pathname, search, hasList: hasEventList(pathname) || isShown() };
}
