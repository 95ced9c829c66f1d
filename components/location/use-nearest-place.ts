import { useEffect, useState } from 'react';
import type { VisitorLocation } from '#lib/location/visitor-location';

type Places = readonly { value: string }[];

/** The place with events that is near a location: see `nearestPlace`. Its code and the villages load on first use. */
export async function placeNear(location: VisitorLocation, places: Places): Promise<string> {
  try {
    const { nearestPlace } = await import('#lib/location/nearest-place');
    return nearestPlace(
      location,
      places.map(({ value }) => value),
    );
  } catch {
    // Without a signal: the city is near enough.
    return location.city;
  }
}

/** The place with events near a located visitor; undefined while the location is not known. */
export function useNearestPlace(location: VisitorLocation, places: Places): string | undefined {
  const [found, setFound] = useState<string>();
  const isLocated = location.source === 'auto' && location.city !== 'all';
  useEffect(() => {
    if (!isLocated) return;
    let isOutdated = false;
    void placeNear(location, places).then((place) => !isOutdated && setFound(place));
    return () => {
      isOutdated = true;
    };
  }, [isLocated, location, places]);
  // The former place until the new one is known: an offer that disappeared for a moment would lose a press.
  return isLocated ? found : undefined;
}
