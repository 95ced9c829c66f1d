import { isEventCategory } from '#lib/events/event-category';
import type { EventSummary } from '#lib/events/event-summary';

/** What a list shows of an event. */
type ShownEvent = Pick<EventSummary, 'id' | 'title' | 'date' | 'venue' | 'city'> &
  Partial<Pick<EventSummary, 'time' | 'image' | 'category'>>;

/**
 * An event as its link in a list shows it: the parts have their names in `data-part`. Undefined for a link that shows
 * no title.
 */
export function eventOfLink(link: Element): ShownEvent | undefined {
  const textOf = (part: 'title' | 'time' | 'place') =>
    link.querySelector(`[data-part="${part}"]`)?.textContent ?? '';
  const title = textOf('title');
  if (!title) return undefined;
  const time = textOf('time');
  const image = link.querySelector('img')?.getAttribute('src');
  const category = link.closest('[data-category]')?.getAttribute('data-category') ?? '';
  return {
    id: decodeURIComponent(link.getAttribute('href')?.replace('/events/', '') ?? ''),
    title,
    date: link.querySelector('time')?.getAttribute('datetime') ?? '',
    ...(time && { time }),
    venue: textOf('place'),
    city: '',
    // A card shows a smaller size of one of our own images.
    ...(image && { image: image.replace(/-640\.webp$/, '.webp') }),
    ...(isEventCategory(category) && { category }),
  };
}
