import { CATEGORY_LABELS } from '#lib/events/event-category';
import { statusWord } from '#lib/events/event-status';
import { costLabel, timeLabel } from '#lib/events/filters/time-label';
import { placeBySlug } from '#lib/places/places';
import { regionLabel } from './parts/regions.ts';
import { refusedLabel, weekdayLabel, wordsLabel } from './voice-query.ts';
import type { VoiceSearch } from './voice-search.ts';

/** The name of a place by the value of its filter; a value that no place has is its own name. */
export const placeName = (value: string) => placeBySlug(value)?.name ?? value;

/** The labels of a search as the filters have them; `placeLabel` names its place. */
export function labelsOf(search: VoiceSearch, placeLabel = search.city && placeName(search.city)): string[] {
  const { category, city, cost, words, region, weekday, status, refused = [] } = search;
  const time = timeLabel(search);
  return [
    ...(category ? [CATEGORY_LABELS[category]] : []),
    ...(city && placeLabel ? [placeLabel] : []),
    ...(region ? [regionLabel(region)] : []),
    ...(weekday === undefined ? [] : [weekdayLabel(weekday)]),
    ...(time ? [time] : []),
    ...(cost ? [costLabel(cost)] : []),
    ...(status ? [statusWord({ status })] : []),
    ...(refused.length > 0 ? [refusedLabel(refused.map(({ text }) => text))] : []),
    ...(words ? [wordsLabel(words)] : []),
  ];
}
