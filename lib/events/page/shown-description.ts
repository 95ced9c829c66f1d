import type { CalendarEvent } from '../calendar-event.ts';
import { describeEvent, type EventTense } from '../event-description.ts';
import { isOff, takesPlace } from '../event-status.ts';

type DescribedEvent = Pick<CalendarEvent, 'venue' | 'city' | 'time' | 'cost' | 'description' | 'status'>;

/** How an event is spoken of. What was cancelled or postponed did not take place, even when its day is past. */
const tenseOf = (event: Pick<DescribedEvent, 'status'>, isOver: boolean): EventTense => {
  if (!takesPlace(event)) return isOff(event) ? 'called off' : 'put off';
  return isOver ? 'over' : 'coming';
};

/** The description that an event has of its own; undefined where its description is the generated sentence. */
export const ownDescription = (event: DescribedEvent): string | undefined =>
  event.description === describeEvent(event) ? undefined : event.description;

/**
 * What is said of an event: its description while it is to come. One that is over, cancelled or postponed never
 * invites: of it `text` is the generated sentence, and `announced` its own description, as it was announced.
 */
export function shownDescription(
  event: DescribedEvent,
  isOver: boolean,
): { text: string; announced?: string } {
  const tense = tenseOf(event, isOver);
  if (tense === 'coming') return { text: event.description };
  const announced = ownDescription(event);
  return { text: describeEvent(event, tense), ...(announced && { announced }) };
}

/** The same as one text, for readers that have no place to mark what was announced: 'Took place in Hopkins, 10 AM. …' */
export function shownDescriptionText(event: DescribedEvent, isOver: boolean): string {
  const { text, announced } = shownDescription(event, isOver);
  return [text, announced].filter(Boolean).join(' ');
}
