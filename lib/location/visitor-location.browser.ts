import 'client-only';
import { DEFAULT_VISITOR_LOCATION, type LocationError, type VisitorLocation } from './visitor-location.ts';

export { visitorKind } from './visitor-kind.ts';

/** Where the visitor is, as far as this site knows. */
export const visitorLocation = (): VisitorLocation => DEFAULT_VISITOR_LOCATION;

/** Asks the browser now. Never rejects: after every error the location is all of Belize. */
export async function detectVisitorLocation(): Promise<{ location: VisitorLocation; error?: LocationError }> {
  return { location: DEFAULT_VISITOR_LOCATION, error: 'unsupported' };
}
