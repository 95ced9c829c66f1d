import { AHEAD_MS, type EventMoments, momentsAround } from './event-moments.ts';
import { type EventState, eventState, eventStateText } from './event-state.ts';
import { textFromMoments } from './moments-text.ts';

/** What the page's script reads of an element to keep its state right: components/inline-scripts/hour.ts. */
type HourAttributes = {
  'data-state': EventState['kind'];
  'data-hour': string;
  'data-after': string;
};

/**
 * The attributes of the element of an event with these moments, and its state in words, at an instant (milliseconds
 * since 1970). Undefined where the hour changes nothing for some days, and where the event is no longer listed.
 */
export function hourAttributes(
  moments: EventMoments | undefined,
  now: number,
): { attributes: HourAttributes; text: string } | undefined {
  if (!moments || moments.opens - now > AHEAD_MS || moments.closes <= now) return undefined;
  const { afterwards } = moments;
  const state = eventState(moments, now);
  return {
    attributes: {
      'data-state': state.kind,
      'data-hour': textFromMoments(momentsAround(moments, now)),
      'data-after': afterwards,
    },
    text: eventStateText(state, afterwards),
  };
}
