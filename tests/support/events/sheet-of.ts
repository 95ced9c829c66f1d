/** A sheet of `count` events, whose ids are event-1, event-2 …; `title` precedes each number. */
export function sheetOf(count: number, title = 'Event'): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const day = `12/${(index % 28) + 1}/2030`;
    return `${title} ${index + 1},${day},8 PM,Hall ${index + 1},Dangriga,Free,event-${index + 1},`;
  });
  return ['Event,Date,Time,Venue,Location,Cost,ID,PlaceID', ...rows].join('\n');
}
