import 'server-only';
import { storedVersion } from '#lib/server/store/stored-version.server';

const version = storedVersion('events');

/** Raised after a transaction that changed approved events; the catalog listens to it and publishes at once. */
export const eventsChanged = version.changed;

/** Changes the version of the approved events, inside the transaction that changes one, so that every server publishes again. */
export const noteEventsChanged = version.renew;

/** The version of the approved events, which changes whenever they do; '' before the first one. */
export const eventsVersion = version.load;

/** The same inside a transaction. */
export const eventsVersionIn = version.loadIn;
