import type { CalendarEvent } from '../calendar-event.ts';
import { CATEGORY_LABELS, type EventCategory } from '../event-category.ts';
import { countryOf } from '../event-time-zone.ts';
import { categoryPoster } from '../images/image-sources.ts';
import { type PreviewContent, SITE_PREVIEW } from './preview-content.ts';

/** The site's own preview, below public/. */
export const SITE_PREVIEW_PATH = '/preview.jpg';

/** The ready preview of a category: '/images/previews/food.jpg'. */
export const categoryPreviewPath = (category: EventCategory) => `/images/previews/${category}.jpg`;

/** What is drawn into the ready preview of a category: its name, its poster, and nothing of any event. */
export const categoryPreview = (category: EventCategory): PreviewContent => ({
  title: CATEGORY_LABELS[category],
  lines: [SITE_PREVIEW.title],
  place: [],
  picture: categoryPoster(category),
  scene: 0,
});

/** The ready preview that is shown until an event's own preview is drawn: its category's, abroad the site's. */
export const readyPreviewPath = (event: CalendarEvent): string =>
  countryOf(event) === 'BZ' ? categoryPreviewPath(event.category) : SITE_PREVIEW_PATH;
