import 'server-only';
import { storedVersion } from '#lib/server/store/stored-version.server';

const version = storedVersion('slides');

/** Raised after a transaction that changed booked slides; the catalog listens to it and publishes at once. */
export const slidesChanged = version.changed;

/** Changes the version of the booked slides, inside the transaction that changes one, so that every server reads them again. */
export const noteSlidesChanged = version.renew;

/** The version of the booked slides, which changes whenever they do; '' before the first one. */
export const slidesVersion = version.load;
