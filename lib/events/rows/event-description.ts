import { fold } from '#lib/text/fold';

type DescribedEvent = { venue: string; city: string; time?: string; cost: string };

// A map, not an object: a cell may hold any word, 'constructor' as well.
const COST_SENTENCES = new Map([
  ['free', 'Free admission.'],
  ['paid', 'Paid event.'],
]);

// '8 p.m.' already ends with a full stop.
const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`);

function whereText(venue: string, city: string): string {
  if (venue && city && !venue.includes(city)) return `at ${venue} in ${city}`;
  if (venue) return `at ${venue}`;
  return city ? `in ${city}` : '';
}

/**
 * The sentence for an event whose row has no description of its own:
 * 'Join us at Y-Not Island in Dangriga, 8 PM - 1 AM. Paid event.' Reads well with any part missing.
 */
export function describeEvent({ venue, city, time, cost }: DescribedEvent): string {
  const when = time ?? 'all day';
  const paid = COST_SENTENCES.get(fold(cost));
  const sentences =
    fold(city) === 'nationwide'
      ? [ended(`${venue || 'Everywhere'}, ${when}`), `${city} event.`]
      : [ended(`${['Join us', whereText(venue, city)].filter(Boolean).join(' ')}, ${when}`)];
  return [...sentences, paid].filter(Boolean).join(' ');
}
