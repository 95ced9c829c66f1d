import 'client-only';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createChangeSignal } from '#lib/device/change-signal.browser';
import type { EventSummary } from '#lib/events/event-summary';

/** Id of the element that has the list and its results. */
export const EVENT_LIST = 'event-list';

/** How the full list is shown, as search and filters decide, which come to life after it. */
type ListView = {
  /** While a search or the month view is in its place. */
  isHidden: boolean;
  /** What takes the place of the page's HTML; undefined while that is right. */
  content: ReactNode;
  /** What is below the list. */
  more: ReactNode;
  /** The query of the list, and its events once they have arrived. */
  search: string;
  events: readonly EventSummary[] | undefined;
};

const changes = createChangeSignal();
let view: ListView | undefined;
let isMissing = false;
let isMoreAsked = false;

/** Shows the list in another way; undefined when search and filters leave the page. */
export function showList(next: ListView | undefined) {
  view = next;
  if (!next) {
    isMissing = false;
    isMoreAsked = false;
  }
  changes.notify();
}

/** How the list is shown; undefined as long as it is as the server has rendered it. */
export const useListView = () =>
  useSyncExternalStore(
    changes.subscribe,
    () => view,
    () => undefined,
  );

/** Keeps that more events were asked for before search and filters have come to life. */
export function askForMore() {
  isMoreAsked = true;
}

/** Whether more events were asked for; once. */
export function takeAskedForMore(): boolean {
  const isAsked = isMoreAsked;
  isMoreAsked = false;
  return isAsked;
}

/** Says that there is no HTML of the list: the page was reached inside the site. */
export function reportMissing() {
  isMissing = true;
  changes.notify();
}

/** Whether there is no HTML of the list. */
export const useMissingList = () =>
  useSyncExternalStore(
    changes.subscribe,
    () => isMissing,
    () => false,
  );
