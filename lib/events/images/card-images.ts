import type { EventSummary } from '../event-summary.ts';
import { eventPoster } from './event-poster.ts';

/**
 * The images of a list of cards, in its order: an event's own one, else its poster. No two neighbours show the same one:
 * the second of two takes its poster instead, or where that is the same poster, the next colourway.
 * `cardImages([regatta, regatta])` has the image of the regatta, and a poster.
 */
export function cardImages(events: readonly Pick<EventSummary, 'id' | 'category' | 'image'>[]): string[] {
  const images: string[] = [];
  for (const event of events) {
    const poster = eventPoster(event);
    const choices = [event.image || poster, poster, eventPoster(event, 1)];
    images.push(choices.find((image) => image !== images.at(-1)) ?? poster);
  }
  return images;
}
