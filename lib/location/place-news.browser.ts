import 'client-only';
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from '#lib/device/change-signal.browser';

type PlaceNews = {
  /** The city that the browser named, by its slug. */
  here?: string | undefined;
  /** A place that was chosen by hand, by its slug, 'all', or NEAR_ME; until somebody has taken it up. */
  wish?: string | undefined;
};

export const NEAR_ME = 'near-me';

/*
 * What a page needs of the visitor's place before anybody asks for more. Whatever finds, checks and remembers a place
 * is fetched on use; it takes up the wishes and tells what came of them.
 */
const NOTHING: PlaceNews = {};
const changes = createChangeSignal();
let news = NOTHING;

export const usePlaceNews = () =>
  useSyncExternalStore(
    changes.subscribe,
    () => news,
    () => NOTHING,
  );

export function tellPlaceNews(more: PlaceNews) {
  news = { ...news, ...more };
  changes.notify();
}
