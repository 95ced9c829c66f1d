import type { EventSummary } from '#lib/events/event-summary';
import { kilometresBetween } from '#lib/places/kilometres-between';
import { placeBySlug } from '#lib/places/places';
import communities from '../../places/communities.json' with { type: 'json' };

const isAbroad = ({ place, country }: EventSummary) =>
  country !== undefined || (placeBySlug(place)?.country ?? 'BZ') !== 'BZ';

/** What is in Belize, where nobody asked for a place abroad: no journey to Houston is near. */
export function inBelize(events: EventSummary[], city: string | undefined): EventSummary[] {
  const isAbroadAsked = city !== undefined && (placeBySlug(city)?.country ?? 'BZ') !== 'BZ';
  return isAbroadAsked ? events : events.filter((event) => !isAbroad(event));
}

const positionOf = (place: string) => communities.find(({ slug }) => slug === place);

/** In a straight line; what is within it of the place that was asked for comes first. */
const NEAR_KILOMETRES = 60;

/** Events in other places, those near the one that was asked for first. */
export function nearestPlacesFirst(events: readonly EventSummary[], city = ''): EventSummary[] {
  const centre = positionOf(city);
  const isNear = ({ place }: EventSummary) => {
    const there = positionOf(place);
    return centre !== undefined && there !== undefined && kilometresBetween(centre, there) <= NEAR_KILOMETRES;
  };
  const near = new Set(events.filter(isNear));
  return [...near, ...events.filter((event) => !near.has(event))];
}
