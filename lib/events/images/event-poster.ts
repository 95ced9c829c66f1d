import { hashText } from '#lib/text/hash';
import type { EventSummary } from '../event-summary.ts';
import { COLOURWAYS } from './colourways.ts';
import { categoryPoster } from './image-sources.ts';

/**
 * The poster of an event: that of its category, always in the same colourway, which its id chooses. `further` is for
 * a neighbour of the same poster: so many colourways further.
 */
export const eventPoster = ({ id, category }: Pick<EventSummary, 'id' | 'category'>, further = 0) =>
  categoryPoster(category, (hashText(id) + further) % COLOURWAYS);
