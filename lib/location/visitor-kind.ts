import { isWithinBelize } from '#lib/places/is-within-belize';
import type { VisitorKind, VisitorLocation } from './visitor-location.ts';

/**
 * How a visitor is addressed: 'Local' when located in Belize, whether the browser said so or a place there was
 * chosen by hand. All of Belize is nobody's position, so whoever has not said where they are is a 'Tourist'.
 */
export const visitorKind = (location: VisitorLocation): VisitorKind =>
  location.source !== 'default' && location.city !== 'all' && isWithinBelize(location) ? 'Local' : 'Tourist';
