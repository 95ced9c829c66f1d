import { fold } from '#lib/text/fold';
import type { CalendarEvent } from '../calendar-event.ts';
import { type DescribedEvent, describeEvent, type EventWording, ended } from '../event-description.ts';
import { isOff, isSoldOut, takesPlace } from '../event-status.ts';

type PageEvent = Pick<CalendarEvent, 'venue' | 'city' | 'time' | 'cost' | 'description' | 'status'>;

const isNationwide = (name: string) => ['nationwide', 'countrywide', 'everywhere', ''].includes(fold(name));

/** 'Took place nationwide: All parks, 6 a.m.' */
const wordingOf = (beginning: string, costs: EventWording['costs']): EventWording => ({
  beginning,
  nationwide: (venue, when) =>
    ended(`${beginning} nationwide${isNationwide(venue) ? '' : `: ${venue}`}, ${when}`),
  costs,
});

const FORMER = {
  over: wordingOf('Took place', { free: 'Admission was free.', paid: 'It was a paid event.' }),
  // There is nothing to be paid.
  off: wordingOf('Was to take place', {}),
  'put off': wordingOf('Was to take place', { free: 'Free admission.', paid: 'Paid event.' }),
};

const SOLD_OUT = wordingOf('Takes place', { free: 'Sold out.', paid: 'Sold out.' });

/**
 * The generated description of an event that is over, cancelled or postponed; it does not invite: 'Took place at Y-Not
 * Island in Dangriga, 8 PM - 1 AM.'
 */
const describeFormerEvent = (event: DescribedEvent, former: keyof typeof FORMER): string =>
  describeEvent(event, FORMER[former]);

/**
 * What became of an event; undefined for one to come. What was cancelled or postponed did not take place, even when its
 * day is past.
 */
function formerOf(event: Pick<PageEvent, 'status'>, isOver: boolean): keyof typeof FORMER | undefined {
  if (!takesPlace(event)) return isOff(event) ? 'off' : 'put off';
  return isOver ? 'over' : undefined;
}

/** The description that an event has of its own; undefined where its description is the generated sentence. */
export const ownDescription = (event: PageEvent): string | undefined =>
  event.description === describeEvent(event) ? undefined : event.description;

/** The description of an event without tickets left; the generated sentence does not invite. */
const soldOutText = (event: PageEvent): string => ownDescription(event) ?? describeEvent(event, SOLD_OUT);

/**
 * What is said of an event: its description while it is to come. One that is over, cancelled or postponed never
 * invites: of it `text` is the generated sentence, and `announced` its own description, as it was announced.
 */
export function shownDescription(event: PageEvent, isOver: boolean): { text: string; announced?: string } {
  const former = formerOf(event, isOver);
  if (!former) return { text: isSoldOut(event) ? soldOutText(event) : event.description };
  const announced = ownDescription(event);
  return { text: describeFormerEvent(event, former), ...(announced && { announced }) };
}

/** The same as one text, for readers that have no place to mark what was announced: 'Took place in Hopkins, 10 AM. …' */
export function shownDescriptionText(event: PageEvent, isOver: boolean): string {
  const { text, announced } = shownDescription(event, isOver);
  return [text, announced].filter(Boolean).join(' ');
}
