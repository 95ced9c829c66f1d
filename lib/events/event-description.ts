import { fold } from '#lib/text/fold';
import { type KnownCost, knownCost } from './format-cost.ts';

type DescribedEvent = { venue: string; city: string; time?: string; cost: string };

/** How an event is spoken of: only one to come invites. */
export type EventTense = 'coming' | 'over' | 'called off' | 'put off';

const BEGINNINGS = {
  coming: 'Join us',
  over: 'Took place',
  'called off': 'Was to take place',
  'put off': 'Was to take place',
} as const satisfies Record<EventTense, string>;

type CostSentences = Partial<Record<KnownCost, string>>;
const TO_PAY: CostSentences = { free: 'Free admission.', paid: 'Paid event.' };
const COST_SENTENCES: Record<EventTense, CostSentences> = {
  coming: TO_PAY,
  over: { free: 'Admission was free.', paid: 'It was a paid event.' },
  // There is nothing to be paid.
  'called off': {},
  'put off': TO_PAY,
};

/** The sentence about the cost; '' for one that is neither Free nor Paid. */
function costSentence(cost: string, tense: EventTense): string {
  const known = knownCost(fold(cost));
  return (known && COST_SENTENCES[tense][known]) ?? '';
}

// '8 p.m.' already ends with a full stop.
const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`);

function whereText(venue: string, city: string): string {
  if (venue && city && !venue.includes(city)) return `at ${venue} in ${city}`;
  if (venue) return `at ${venue}`;
  return city ? `in ${city}` : '';
}

const isNationwide = (name: string) => ['nationwide', 'countrywide', 'everywhere', ''].includes(fold(name));

/** What took place, or was to, in the whole country: 'Took place nationwide: All parks, 6 a.m.' */
function nationwideSentence(venue: string, when: string, tense: EventTense): string {
  if (tense === 'coming') return `${ended(`${venue || 'Everywhere'}, ${when}`)} Nationwide event.`;
  return ended(`${BEGINNINGS[tense]} nationwide${isNationwide(venue) ? '' : `: ${venue}`}, ${when}`);
}

/**
 * The sentence for an event whose row has no description of its own:
 * 'Join us at Y-Not Island in Dangriga, 8 PM - 1 AM. Paid event.' Reads well with any part missing. Of an event that
 * is over, cancelled or postponed it tells without inviting: 'Took place at Y-Not Island in Dangriga, 8 PM - 1 AM.'
 */
export function describeEvent(
  { venue, city, time, cost }: DescribedEvent,
  tense: EventTense = 'coming',
): string {
  const when = time ?? 'all day';
  const sentence =
    fold(city) === 'nationwide'
      ? nationwideSentence(venue, when, tense)
      : ended(`${[BEGINNINGS[tense], whereText(venue, city)].filter(Boolean).join(' ')}, ${when}`);
  return [sentence, costSentence(cost, tense)].filter(Boolean).join(' ');
}
