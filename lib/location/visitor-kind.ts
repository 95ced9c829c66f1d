import { isWithinBelize } from '#lib/places/is-within-belize';
import type { VisitorKind, VisitorLocation } from './visitor-location.ts';

/**
 * How a visitor is addressed: 'Local' when located in Belize, or when a place there was chosen by hand. 'all' is not a
 * position, so a visitor without a known location is a 'Tourist'.
 */
export const visitorKind = (location: VisitorLocation): VisitorKind =>
  location.source !== 'default' && location.city !== 'all' && isWithinBelize(location) ? 'Local' : 'Tourist';
