import 'server-only';
import { storedVersion } from '#lib/server/store/stored-version.server';

const version = storedVersion('celebrations');

/** Raised after a transaction that put an event in or out of a celebration; the catalog listens to it and publishes at once. */
export const celebrationsChanged = version.changed;

/** Changes the version of the overrides, inside the transaction that changes one, so that every server reads them again. */
export const noteCelebrationsChanged = version.renew;

/** The version of the overrides, which changes whenever they do; '' before the first one. */
export const celebrationsVersion = version.load;
