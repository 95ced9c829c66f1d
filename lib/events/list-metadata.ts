import { NATIONWIDE, placeFromText } from '#lib/places/places';
import { pluralize } from '#lib/text/pluralize';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatPlainDay, formatShortDay } from '#lib/time/format-day';
import type { CalendarEvent } from './calendar-event.ts';
import { formatEventWhere } from './format-event.ts';
import { hasDay, isBetween, lastDay } from './upcoming-events.ts';

export type ListMetadata = { total: number; places: number; title: string; description: string };

/** How many different places a list has, whatever their spelling. */
function countPlaces(events: readonly CalendarEvent[]): number {
  // Many events share a spelling, which is looked up once.
  const spellings = new Set(events.map(({ city }) => city));
  const places = new Set([...spellings].map((city) => placeFromText(city).slug));
  return [...places].filter((place) => place !== '' && place !== NATIONWIDE).length;
}

/**
 * The title and the meta description of the page of all events to come. They contain facts, because search engines
 * replace generic ones.
 */
export function listMetadata(toCome: readonly CalendarEvent[], today: CalendarDay): ListMetadata {
  const dated = toCome.filter(hasDay);
  const places = countPlaces(toCome);
  const next = dated.find(({ status }) => status === 'scheduled');
  if (!next)
    return {
      total: toCome.length,
      places,
      title: 'Things to Do in Belize',
      description:
        'Events, festivals, markets, music and parades in Belize and its diaspora, by month and place.',
    };
  const end = dated.map(lastDay).reduce((latest, day) => (day > latest ? day : latest));
  const todays = dated.filter((event) => isBetween(event, today, today)).length;
  return {
    total: toCome.length,
    places,
    title: `Things to Do in Belize: ${pluralize(toCome.length, 'Event')} to ${formatPlainDay(end)}`,
    description: `${pluralize(toCome.length, 'event')} in ${pluralize(places, 'place')}${todays > 0 ? `, ${todays} of them today` : ''}. Next: ${next.title}, ${formatShortDay(next.date < today ? today : next.date)}, ${formatEventWhere(next)}.`,
  };
}
