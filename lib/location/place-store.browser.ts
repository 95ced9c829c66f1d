import 'client-only';
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from '#lib/device/change-signal.browser';

type PlaceState = {
  /** The city in which the visitor was located, by its slug. */
  here?: string | undefined;
  /** The requested place, by its slug, 'all' or NEAR_ME; undefined again once the request has been handled. */
  wish?: string | undefined;
};

export const NEAR_ME = 'near-me';

/*
 * The small store that links and filters use. The code that locates the visitor is loaded on first use; it handles the
 * requests (`wish`) and writes the result (`here`).
 */
const INITIAL: PlaceState = {};
const changes = createChangeSignal();
let state = INITIAL;

/** The located and the requested place; empty during server rendering and hydration. */
export const usePlaceStore = () =>
  useSyncExternalStore(
    changes.subscribe,
    () => state,
    () => INITIAL,
  );

/** Sets the given fields of the store and notifies subscribers. */
export function updatePlaceStore(update: PlaceState) {
  state = { ...state, ...update };
  changes.notify();
}
