import { placeFromText } from '#lib/places/place-from-text';
import { NATIONWIDE } from '#lib/places/places';
import { pluralize } from '#lib/text/pluralize';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatPlainDay, formatShortDay } from '#lib/time/format-day';
import { takesPlace } from '../event-status.ts';
import { type EventSummary, nextDayOf } from '../event-summary.ts';
import { formatEventWhere } from '../format-event.ts';
import { hasDay, lastDay } from '../occurrences.ts';
import { orderedAt } from './ordered-at.ts';

type ListMetadata = { total: number; places: number; title: string; description: string };

/** How many different places a list has, whatever their spelling. */
function countPlaces(events: readonly EventSummary[]): number {
  // Many events share a spelling, which is looked up once.
  const spellings = new Set(events.map(({ city }) => city));
  const places = new Set([...spellings].map((city) => placeFromText(city).slug));
  return [...places].filter((place) => place !== '' && place !== NATIONWIDE).length;
}

/** The last day of any of the events; undefined where none has a day. */
const lastDayOf = (events: readonly EventSummary[]) =>
  events
    .filter(hasDay)
    .map(lastDay)
    .reduce<CalendarDay | undefined>((end, day) => (end === undefined || day > end ? day : end), undefined);

/**
 * The title and the meta description of the page of all events to come, at an instant in milliseconds since 1970. They
 * contain facts, because search engines replace generic ones: all of what takes place and is not over.
 */
export function listMetadata(toCome: readonly EventSummary[], now: number): ListMetadata {
  const { events, choices: total, today: todays } = orderedAt(toCome, now);
  const open = events.filter(takesPlace);
  const places = countPlaces(open);
  const end = lastDayOf(open);
  const next = open.find(hasDay);
  if (!next || end === undefined)
    return {
      total,
      places,
      title: 'Things to Do in Belize',
      description:
        'Events, festivals, markets, music and parades in Belize and its diaspora, by month and place.',
    };
  return {
    total,
    places,
    title: `Things to Do in Belize: ${pluralize(total, 'Event')} to ${formatPlainDay(end)}`,
    description: `${pluralize(total, 'event')} in ${pluralize(places, 'place')}${todays > 0 ? `, ${todays} of them today` : ''}. Next: ${next.title}, ${formatShortDay(nextDayOf(next, now))}, ${formatEventWhere(next)}.`,
  };
}
