/** A cell of the grid that weather is cached by: degrees, to one decimal (about eleven kilometres). */
export type WeatherCell = { lat: number; lon: number };

// Adding 0 turns −0 into 0.
const tenth = (degrees: number) => Math.round(degrees * 10) / 10 + 0;

/** `weatherCellAt({ lat: 17.5018, lon: -88.1962 })` is { lat: 17.5, lon: -88.2 }; longitude 180 becomes −180. */
export function weatherCellAt({ lat, lon }: WeatherCell): WeatherCell {
  const east = tenth(lon);
  return { lat: tenth(lat), lon: east === 180 ? -180 : east };
}

/** `weatherCellKey({ lat: 17.5, lon: -88.2 })` is '17.5,-88.2'. */
export const weatherCellKey = ({ lat, lon }: WeatherCell) => `${lat.toFixed(1)},${lon.toFixed(1)}`;
