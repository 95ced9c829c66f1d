import { fold } from '#lib/text/fold';

type DescribedEvent = { location: string; city: string; time?: string; cost: string };

const COST_SENTENCES: Record<string, string> = { free: 'Free admission.', paid: 'Paid event.' };

function whereText(venue: string, city: string): string {
  if (venue && city && !venue.includes(city)) return `at ${venue} in ${city}`;
  if (venue) return `at ${venue}`;
  return city ? `in ${city}` : '';
}

/**
 * The sentence for an event whose row has no description of its own:
 * 'Join us at Y-Not Island in Dangriga, 8 PM - 1 AM. Paid event.' Reads well with any part missing.
 */
export function describeEvent({ location, city, time, cost }: DescribedEvent): string {
  const when = time ?? 'all day';
  const paid = COST_SENTENCES[fold(cost)];
  const sentences =
    fold(city) === 'nationwide'
      ? [`${location || 'Everywhere'}, ${when}.`, `${city} event.`]
      : [`${['Join us', whereText(location, city)].filter(Boolean).join(' ')}, ${when}.`];
  return [...sentences, paid].filter(Boolean).join(' ');
}
