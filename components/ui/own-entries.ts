'use client';

/**
 * Number of history entries that this page has added to the one that the router made: so many steps back lead to the
 * latter, and one more leaves the page.
 */
export function ownEntries(): number {
  const count: unknown = window.history.state?.ownEntries;
  return typeof count === 'number' ? count : 0;
}

// Next stores its own state in the same entry, without which it would load the page anew.
const stateNow = () => window.history.state ?? {};

/** Changes the state of the present history entry. */
export const changeEntry = (fields: object) => window.history.replaceState({ ...stateNow(), ...fields }, '');

let additions = 0;

/** How often an entry was added in this document: the same number as before, and the present entry is not a new one. */
export const addedEntries = () => additions;

/** Adds a history entry with the address of the present one. */
export function addEntry(fields: object) {
  additions += 1;
  const state = { ...stateNow(), overlay: undefined, ...fields, ownEntries: ownEntries() + 1 };
  window.history.pushState(state, '');
}
