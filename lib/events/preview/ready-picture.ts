import { isBelize } from '#lib/places/is-belize';
import { placeFromText } from '#lib/places/places';
import type { CalendarEvent } from '../calendar-event.ts';
import { CATEGORY_LABELS, type EventCategory } from '../event-category.ts';
import { categoryPoster } from '../images/image-sources.ts';
import { type PreviewContent, SITE_PREVIEW } from './preview-content.ts';

/** The site's own preview, below public/. */
export const SITE_PICTURE = '/preview.jpg';

/** The ready picture of a category: '/images/previews/food.jpg'. */
export const categoryPicture = (category: EventCategory) => `/images/previews/${category}.jpg`;

/** What is drawn into the ready picture of a category: its name, its poster, and nothing of any event. */
export const categoryPreview = (category: EventCategory): PreviewContent => ({
  title: CATEGORY_LABELS[category],
  lines: [SITE_PREVIEW.title],
  place: [],
  picture: categoryPoster(category),
  scene: 0,
});

/** The ready picture that is shown until an event's own preview is drawn: its category's, abroad the site's. */
export function readyPicture({ category, country, city }: CalendarEvent): string {
  const place = country ?? placeFromText(city).country ?? 'BZ';
  return isBelize(place) ? categoryPicture(category) : SITE_PICTURE;
}
