'use client';

type Fields = Record<string, unknown>;

// Next stores its own state in the same entry, without which it would load the page anew.
const stateNow = (): Fields => window.history.state ?? {};

/**
 * The fields that this document has given to entries, by the entry's key, which no change of its state alters. A navigation
 * that the router renders late writes the present entry again without them.
 */
const remembered = new Map<string, { pathname: string; fields: Fields }>();
// Older browsers have no Navigation API; there such an entry loses its fields.
const entryKey = () => window.navigation?.currentEntry?.key;

function remember(fields: Fields) {
  const key = entryKey();
  if (key) remembered.set(key, { pathname: window.location.pathname, fields });
}

function rememberedFields(): Fields {
  const { pathname, fields } = remembered.get(entryKey() ?? '') ?? {};
  return pathname === window.location.pathname && fields ? fields : {};
}

/** A field of the present history entry, also where the router has written the entry again. */
export const entryField = (name: 'formSteps' | 'ownEntries'): unknown =>
  stateNow()[name] ?? rememberedFields()[name];

/**
 * Number of history entries that this page has added to the one that the router made: so many steps back lead to the
 * latter, and one more leaves the page.
 */
export function addedHistoryEntries(): number {
  const count = entryField('ownEntries');
  return typeof count === 'number' ? count : 0;
}

/** Changes the state of the present history entry. */
export function changeEntry(fields: Fields) {
  window.history.replaceState({ ...stateNow(), ...fields }, '');
  remember({ ...rememberedFields(), ...fields });
}

let additions = 0;

/** How often an entry was added in this document: the same number as before, and the present entry is not a new one. */
export const addedEntries = () => additions;

/** Adds a history entry with the address of the present one. */
export function addEntry(fields: Fields) {
  additions += 1;
  const own = { overlay: undefined, ...fields, ownEntries: addedHistoryEntries() + 1 };
  const formSteps = entryField('formSteps');
  window.history.pushState({ ...stateNow(), ...(formSteps !== undefined && { formSteps }), ...own }, '');
  remember({ ...(formSteps !== undefined && { formSteps }), ...own });
}
