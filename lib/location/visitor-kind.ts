import type { VisitorKind, VisitorLocation } from './visitor-location.ts';

/** How a visitor is addressed: 'Local' when located in Belize, else 'Tourist'. */
export const visitorKind = ({ source, city }: VisitorLocation): VisitorKind =>
  source !== 'default' && city !== 'all' ? 'Local' : 'Tourist';
