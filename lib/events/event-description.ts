import { fold } from '#lib/text/fold';
import { type KnownCost, knownCost } from './format-cost.ts';

export type DescribedEvent = { venue: string; city: string; time?: string; cost: string };

/** How an event is spoken of; only one to come invites. The other ways, which no list needs, are in `page/shown-description.ts`. */
export type EventWording = {
  /** How the sentence begins: 'Join us'. */
  beginning: string;
  /** The sentence about an event in the whole country. */
  nationwide: (venue: string, when: string) => string;
  /** The sentences about the cost, which follow. */
  costs: Partial<Record<KnownCost, string>>;
};

/** A sentence with its full stop: '8 p.m.' has one already. */
export const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`);

function whereText(venue: string, city: string): string {
  if (venue && city && !venue.includes(city)) return `at ${venue} in ${city}`;
  if (venue) return `at ${venue}`;
  return city ? `in ${city}` : '';
}

const COMING: EventWording = {
  beginning: 'Join us',
  nationwide: (venue, when) => `${ended(`${venue || 'Everywhere'}, ${when}`)} Nationwide event.`,
  costs: { free: 'Free admission.', paid: 'Paid event.' },
};

/**
 * The sentence for an event whose row has no description of its own:
 * 'Join us at Y-Not Island in Dangriga, 8 PM - 1 AM. Paid event.' Reads well with any part missing.
 */
export function describeEvent({ venue, city, time, cost }: DescribedEvent, wording = COMING): string {
  const when = time ?? 'all day';
  const sentence =
    fold(city) === 'nationwide'
      ? wording.nationwide(venue, when)
      : ended(`${[wording.beginning, whereText(venue, city)].filter(Boolean).join(' ')}, ${when}`);
  const known = knownCost(fold(cost));
  return [sentence, known && wording.costs[known]].filter(Boolean).join(' ');
}
