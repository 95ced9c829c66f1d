// Generates a sheet with many plausible rows for benchmarks and tests; the same arguments give the same sheet.
const TITLES = [
  'Punta Rock Concert',
  'Farmers Market',
  'Drumming Workshop',
  'Cashew Festival',
  'Fun Run',
  'Church Service',
  'Canoe Race',
  'Heritage Day',
  'Food Fair',
  'Carnival Parade',
  'Cycling Classic',
  'Art Expo',
];
const PLACES = [
  'Dangriga',
  'Hopkins',
  'Belize City',
  'Belmopan',
  'San Pedro',
  'Placencia',
  'Corozal',
  'Orange Walk',
  'Punta Gorda',
  'Benque Viejo',
  'Caye Caulker',
  'Los Angeles, CA',
];
const VENUES = [
  'Central Park',
  'Civic Center',
  'Village Green',
  'Beachfront',
  'House of Culture',
  'Football Field',
  'Sports Complex',
];
const IMAGES = ['garifuna', 'market', 'workshop', 'food', 'race', 'church', 'regatta', 'festival'];

/** Today's date in Belize, which has no summer time: yyyy-mm-dd. */
export const todayInBelize = () => new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);

const pad = (value) => String(value).padStart(2, '0');

/** CSV with `count` events on the `days` days after `firstDay` (yyyy-mm-dd). */
export function largeSheet(count, firstDay, days = 400) {
  const start = Date.parse(`${firstDay}T00:00:00Z`);
  const rows = Array.from({ length: count }, (_, n) => {
    const day = new Date(start + (n % days) * 86_400_000);
    const date = `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
    const title = `${TITLES[n % TITLES.length]} of ${VENUES[(n * 3) % VENUES.length]} ${n}`;
    const hour = 6 + ((n * 7) % 12);
    const time = hour < 12 ? `${hour}:${pad((n * 15) % 60)} AM` : `${hour === 12 ? 12 : hour - 12} PM`;
    const place = PLACES[(n * 5) % PLACES.length];
    const cost = n % 3 === 0 ? 'Paid' : 'Free';
    return `${title},${date},${time},${VENUES[n % VENUES.length]},"${place}",${cost},/images/events/${IMAGES[n % IMAGES.length]}.webp,,,`;
  });
  return ['Event,Date,Time,Venue,Location,Cost,CoverImage,Image,ModalImages,PlaceID', ...rows].join('\n');
}
