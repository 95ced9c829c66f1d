import { CATEGORY_LABELS } from '#lib/events/event-category';
import type { EventFilters } from '#lib/events/event-filters';
import { statusWord } from '#lib/events/event-status';
import { costLabel, timeLabel, timePhrase } from '#lib/events/filters/time-label';
import type { CityChoice } from '#lib/events/lists/count-choices';
import { fold } from '#lib/text/fold';
import { regionLabel } from './parts/regions.ts';
import type { PartOfQuestion } from './sentence/sentence.ts';
import type { Understanding } from './understand-question.ts';
import { weekdayLabel, weekdayPhrase } from './voice-query.ts';
import type { VoiceSearch } from './voice-search.ts';

/** A filter that applies, and the filters without it. */
export type FilterChip = {
  key: 'category' | 'place' | 'time' | 'cost' | 'status';
  label: string;
  without: EventFilters;
};

/** A text without what was understood of it as a part. */
function textWithout(text: string, spans: Understanding['spans'], part: PartOfQuestion): string {
  return (spans[part] ?? [])
    .toReversed()
    .reduce((left, [start, end]) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

/** The filters without what was typed of a part. */
export const withoutTyped = (
  filters: EventFilters,
  spans: Understanding['spans'],
  part: PartOfQuestion,
): EventFilters => (spans[part] ? { ...filters, q: textWithout(filters.q, spans, part) } : filters);

/** The days and hours of a search as a part of a sentence; '' without any. */
export const timeInWords = (search: VoiceSearch): string =>
  [search.weekday !== undefined && weekdayPhrase(search.weekday), timePhrase(search)]
    .filter(Boolean)
    .join(' ');

type ChipContext = { place: CityChoice | undefined; spans: Understanding['spans'] };

/** A chip for each filter of a search, which was read of the filters. */
export function chipsOf(
  filters: EventFilters,
  search: VoiceSearch,
  { place, spans }: ChipContext,
): FilterChip[] {
  const without = (part: PartOfQuestion, fields: readonly (keyof EventFilters)[]): EventFilters => {
    const remaining = Object.entries(filters).filter(
      ([field]) => !fields.includes(field as keyof EventFilters),
    );
    return withoutTyped({ q: filters.q, ...Object.fromEntries(remaining) }, spans, part);
  };
  const placeLabel =
    search.region && !search.city ? regionLabel(search.region) : search.city && (place?.label ?? search.city);
  const weekdays = search.weekday === undefined ? '' : weekdayLabel(search.weekday);
  const time = [weekdays, timeLabel(search)].filter(Boolean).join(', ');
  const chips: (FilterChip | false)[] = [
    search.category !== undefined && {
      key: 'category',
      label: CATEGORY_LABELS[search.category],
      without: without('category', ['category']),
    },
    placeLabel !== undefined &&
      placeLabel !== '' && { key: 'place', label: placeLabel, without: without('place', ['city']) },
    time !== '' && { key: 'time', label: time, without: without('time', ['when', 'from', 'to', 'hours']) },
    search.cost !== undefined && {
      key: 'cost',
      label: costLabel(search.cost),
      without: without('cost', ['cost']),
    },
    search.status !== undefined && {
      key: 'status',
      label: statusWord({ status: search.status }),
      without: without('status', []),
    },
  ];
  return chips.filter((chip) => chip !== false);
}

/** What was typed that an event should be, in its words; none where no kind was typed. */
export function wishesOf(
  typed: string,
  understood: Understanding | undefined,
  { category, cost }: VoiceSearch,
  unknown: readonly string[],
): string[] {
  if (!understood?.kind || !category) return [];
  const { written, kind, spans } = understood;
  const [[start, end] = [0, 0]] = spans.category ?? [];
  const before = fold(typed.slice(0, start)).trimEnd();
  const behind = fold(typed.slice(end)).trimStart();
  const isApart = typed.slice(start, end).includes(' ');
  // 'salsa classes', 'clases de salsa'; what stands elsewhere is only left out.
  const isOfKind = (text: string) =>
    (!isApart && before.endsWith(fold(text))) || behind.replace(/^(?:de|of) /, '').startsWith(fold(text));
  const textsOf = (isUnknown: boolean) =>
    written.flatMap(([word, text]) =>
      unknown.includes(word) === isUnknown && (!isUnknown || isOfKind(text)) ? [text] : [],
    );
  // 'no yoga classes', but 'no salsa and no classes' where nothing at all is salsa.
  return [...textsOf(true), [cost === 'free' && 'free', ...textsOf(false), kind].filter(Boolean).join(' ')];
}
