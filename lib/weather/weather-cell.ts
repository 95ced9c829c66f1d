/** A place as the provider is asked for it: degrees, to one decimal (about eleven kilometres). */
export type WeatherCell = { lat: number; lon: number };

// Adding zero makes −0 a plain 0.
const tenth = (degrees: number) => Math.round(degrees * 10) / 10 + 0;

/** `cellOf({ lat: 17.5018, lon: -88.1962 })` is { lat: 17.5, lon: -88.2 }; both ends of the map are one. */
export function cellOf({ lat, lon }: WeatherCell): WeatherCell {
  const east = tenth(lon);
  return { lat: tenth(lat), lon: east === 180 ? -180 : east };
}

/** `cellKey({ lat: 17.5, lon: -88.2 })` is '17.5,-88.2'. */
export const cellKey = ({ lat, lon }: WeatherCell) => `${lat.toFixed(1)},${lon.toFixed(1)}`;
